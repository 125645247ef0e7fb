import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { hideInPrint, pageColumn, splitPage } from "../../theme/mixins";
import { media, theme } from "../../theme/theme";
import { useLanguage } from "../ui/site-texts";
import { selectHeadings, TextContents } from "./text-contents";
import { TextOpening, type TextOpeningProps } from "./text-opening";
import { textStyle } from "./text-style";

interface TextPageProps extends TextOpeningProps {
  /** The language of the text, if it is not the site's language. Labels and `asideContent` are in the site's language. */
  languageAttributes?: Queries.LanguageAttributes | null;
  /** The text's body, rendered at build time (src/content-model/text/render.ts). */
  html: string;
  headings: readonly Queries.TextHeading[];
  /** Content beside the text, above the table of contents, for example a date. */
  asideContent?: ReactNode;
  /** A drawing beside the text on a large screen, unless the text contains a table, which needs the space. */
  drawing?: ReactNode;
  contentAbove?: ReactNode;
  contentBelow?: ReactNode;
}

const bodyStyle = css`
  padding: ${theme.space.xxl} ${theme.space.gutter} ${theme.section.medium};

  /* In a low window, a smaller padding shows the beginning of the text without scrolling. */
  ${media.lg} {
    padding-top: clamp(${theme.space.xl}, 16svh - 3rem, ${theme.space.x4});
  }
`;

const columnsStyle = css`
  display: grid;
  gap: ${theme.space.xl};
  ${pageColumn};

  ${media.print} {
    display: block;
  }
`;

const asideColumnStyle = css`
  ${media.lg} {
    ${splitPage(3, 9)};
  }
`;

const drawingColumnStyle = css`
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

const asideStyle = css`
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

const textEndingStyle = css`
  max-width: ${theme.widths.measure};
  margin-top: ${theme.space.x3};
  padding-top: ${theme.space.lg};
  border-top: 1px solid ${theme.colour.line};

  ${hideInPrint};
`;

/** A page with a long text: its header, the table of contents and the text. */
export function TextPage(props: TextPageProps) {
  const {
    html,
    headings,
    languageAttributes,
    asideContent,
    drawing,
    contentAbove,
    contentBelow,
    ...opening
  } = props;
  const lang = useLanguage();
  const siteAttributes = languageAttributes && { lang, dir: "ltr" };
  const contentsHeadings = selectHeadings(headings);
  const hasAside = asideContent !== undefined || contentsHeadings.length > 0;
  return (
    <article aria-labelledby="page-title" {...languageAttributes}>
      <TextOpening {...opening} />
      <div data-ground="paper" css={bodyStyle}>
        <div css={[columnsStyle, hasAside && asideColumnStyle, drawing !== undefined && drawingColumnStyle]}>
          {hasAside && (
            <div css={asideStyle} {...siteAttributes}>
              {asideContent}
              {contentsHeadings.length > 0 && (
                <TextContents {...{ headings: contentsHeadings, languageAttributes }} />
              )}
            </div>
          )}
          <div>
            {contentAbove && <div {...siteAttributes}>{contentAbove}</div>}
            <div css={textStyle} dangerouslySetInnerHTML={{ __html: html }} />
            {contentBelow && (
              <div css={textEndingStyle} {...siteAttributes}>
                {contentBelow}
              </div>
            )}
          </div>
          {drawing}
        </div>
      </div>
    </article>
  );
}
