import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { theme } from "../../theme/theme";
import { Emphasis } from "../ui/emphasis";
import { verseStyle } from "../ui/verse-style";
import { writtenLinks } from "./written-links";

interface ProseProps {
  title: string;
  introduction: string;
  /** The document's body, compiled from MDX when the site was built. */
  html: string;
  /** Stands over the title, and after the text. */
  above?: ReactNode;
  after?: ReactNode;
}

const opening = css`
  padding: ${theme.space.x3} ${theme.space.gutter} ${theme.space.x4};
`;

const inner = css`
  display: grid;
  gap: ${theme.space.lg};
  max-width: ${theme.widths.page};
  margin-inline: auto;

  & > h1 + p {
    max-width: 25.2em;
    color: ${theme.colour.muted};
    font-size: ${theme.type.lead};
    line-height: 1.45;
  }
`;

const body = css`
  padding: ${theme.space.section} ${theme.space.gutter};

  & > div {
    max-width: ${theme.widths.page};
    margin-inline: auto;
  }

  & > div + div {
    margin-top: ${theme.space.xl};
  }

  & > div > * {
    max-width: ${theme.widths.measure};
  }

  h2 {
    margin-top: ${theme.space.xxl};
    font-size: ${theme.type.h4};
  }

  h2:first-child {
    margin-top: 0;
  }

  h3 {
    margin-top: ${theme.space.xl};
    font-size: ${theme.type.lead};
  }

  p,
  ul,
  ol {
    margin-top: ${theme.space.md};
  }

  hr {
    margin: ${theme.space.xl} 0;
    border: 0;
    border-top: 1px solid ${theme.colour.line};
  }

  ul {
    padding-left: 1.2em;
    list-style: disc;
  }

  ol {
    padding-left: 1.4em;
    list-style: decimal;
  }

  li + li {
    margin-top: ${theme.space.xs};
  }

  table {
    /* A wide one is moved within itself, not the page with it. */
    display: block;
    margin-top: ${theme.space.md};
    overflow-x: auto;
  }

  th,
  td {
    padding: ${theme.space.xxs} ${theme.space.md} ${theme.space.xxs} 0;
    text-align: left;
    vertical-align: top;
  }

  blockquote {
    ${verseStyle};
    margin-block: ${theme.space.xl};
    max-width: 42.5rem;
  }
`;

/** Running text under a title. */
export function Prose({ title, introduction, html, above, after }: ProseProps) {
  return (
    <article aria-labelledby="page-title">
      <header data-ground="dark" css={opening}>
        <div css={inner}>
          {above}
          <h1 id="page-title">
            <Emphasis text={title} />
          </h1>
          <p>{introduction}</p>
        </div>
      </header>
      <div data-ground="paper" css={body}>
        <div css={writtenLinks} dangerouslySetInnerHTML={{ __html: html }} />
        {after && <div>{after}</div>}
      </div>
    </article>
  );
}
