import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { hideInPrint, pageColumn, split } from "../../theme/mixins";
import { media, theme } from "../../theme/theme";
import { useLanguage } from "../ui/site-texts";
import { listedHeadings, TextContents } from "./text-contents";
import { TextOpening, type TextOpeningProps } from "./text-opening";
import { textStyle } from "./text-style";

interface TextPageProps extends TextOpeningProps {
  /** The language of all texts, if it is not the site's. Labels and facts beside them are in the site's language. */
  languageAttributes?: Queries.LanguageAttributes | null;
  /** The text's body, rendered at build time (src/content-model/text/render.ts). */
  html: string;
  headings: readonly Queries.TextHeading[];
  /** Content beside the text, above the table of contents, for example a date. */
  facts?: ReactNode;
  /** A drawing after the end of the text on a large screen, unless the text contains a table, which needs the space. */
  drawing?: ReactNode;
  /** Content above the text, such as a player. */
  before?: ReactNode;
  after?: ReactNode;
}

const body = css`
  padding: ${theme.space.xxl} ${theme.space.gutter} ${theme.section.medium};

  /* On a low screen, the text begins on the first screen. */
  ${media.lg} {
    padding-top: clamp(${theme.space.xl}, 16svh - 3rem, ${theme.space.x4});
  }
`;

const columns = css`
  display: grid;
  gap: ${theme.space.xl};
  ${pageColumn};

  ${media.print} {
    display: block;
  }
`;

const asideColumn = css`
  ${media.lg} {
    ${split(3, 9)};
  }
`;

const withDrawing = css`
  ${media.xl} {
    &:not(:has(.table)) {
      grid-template-columns: calc((100% + ${theme.space.lg}) / 4 - ${theme.space.lg}) minmax(0, 37.25rem) minmax(0, 1fr);
      gap: ${theme.space.lg};

      & > :last-child {
        margin-inline-start: ${theme.space.lg};
      }
    }

    &:has(.table) > :last-child:nth-child(3) {
      display: none;
    }
  }
`;

const besideText = css`
  display: grid;
  gap: ${theme.space.lg};

  ${media.lg} {
    align-content: start;

    p {
      flex-direction: column;
      gap: ${theme.space.xxs};
    }
  }

  ${media.tall} {
    position: sticky;
    top: ${theme.space.xl};
    align-self: start;
    max-height: calc(100vh - 2 * ${theme.space.xl});
    overflow: hidden auto;
  }

  ${media.print} {
    margin-bottom: ${theme.space.lg};
  }
`;

const textEnding = css`
  max-width: ${theme.widths.measure};
  margin-top: ${theme.space.x3};
  padding-top: ${theme.space.lg};
  border-top: 1px solid ${theme.colour.line};

  ${hideInPrint};
`;

/** A page of running text: its header, the table of contents and the text. */
export function TextPage(props: TextPageProps) {
  const { html, headings, languageAttributes, facts, drawing, before, after, ...opening } = props;
  const lang = useLanguage();
  const siteAttributes = languageAttributes && { lang, dir: "ltr" };
  const contentsHeadings = listedHeadings(headings);
  const hasAside = facts !== undefined || contentsHeadings.length > 0;
  return (
    <article aria-labelledby="page-title" {...languageAttributes}>
      <TextOpening {...opening} />
      <div data-ground="paper" css={body}>
        <div css={[columns, hasAside && asideColumn, drawing !== undefined && withDrawing]}>
          {hasAside && (
            <div css={besideText} {...siteAttributes}>
              {facts}
              {contentsHeadings.length > 0 && (
                <TextContents {...{ headings: contentsHeadings, languageAttributes }} />
              )}
            </div>
          )}
          <div>
            {before && <div {...siteAttributes}>{before}</div>}
            <div css={textStyle} dangerouslySetInnerHTML={{ __html: html }} />
            {after && (
              <div css={textEnding} {...siteAttributes}>
                {after}
              </div>
            )}
          </div>
          {drawing}
        </div>
      </div>
    </article>
  );
}
