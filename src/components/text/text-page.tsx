import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { notPrinted, pageWide, split } from "../../theme/mixins";
import { media, theme } from "../../theme/theme";
import { listedHeadings, TextContents } from "./text-contents";
import { TextOpening, type TextOpeningProps } from "./text-opening";
import { textStyle } from "./text-style";

interface TextPageProps extends TextOpeningProps {
  /** The text's body, rendered at build time (src/content-model/text/render.ts). */
  html: string;
  headings: readonly Queries.TextHeading[];
  /** Content beside the text, above the table of contents, for example a date. */
  facts?: ReactNode;
  /** Content above the text, such as a player. */
  before?: ReactNode;
  after?: ReactNode;
}

const body = css`
  padding: ${theme.space.xxl} ${theme.space.gutter} ${theme.section.medium};

  ${media.lg} {
    padding-top: ${theme.space.x4};
  }
`;

const columns = css`
  display: grid;
  gap: ${theme.space.xl};
  ${pageWide};

  ${media.print} {
    display: block;
  }
`;

const withAside = css`
  ${media.lg} {
    ${split(3, 9)};
  }
`;

const beside = css`
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

const ending = css`
  max-width: ${theme.widths.measure};
  margin-top: ${theme.space.x3};
  padding-top: ${theme.space.lg};
  border-top: 1px solid ${theme.colour.line};

  ${notPrinted};
`;

/** A page of running text: its header, the table of contents and the text. */
export function TextPage({ html, headings, facts, before, after, ...opening }: TextPageProps) {
  const listed = listedHeadings(headings);
  const hasAside = facts !== undefined || listed.length > 0;
  return (
    <article aria-labelledby="page-title">
      <TextOpening {...opening} />
      <div data-ground="paper" css={body}>
        <div css={[columns, hasAside && withAside]}>
          {hasAside && (
            <div css={beside}>
              {facts}
              {listed.length > 0 && <TextContents headings={listed} />}
            </div>
          )}
          <div>
            {before}
            <div
              css={textStyle}
              lang={opening.language ?? undefined}
              dangerouslySetInnerHTML={{ __html: html }}
            />
            {after && <div css={ending}>{after}</div>}
          </div>
        </div>
      </div>
    </article>
  );
}
