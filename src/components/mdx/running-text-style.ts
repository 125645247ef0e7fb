import { css } from "@emotion/react";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { verseStyle } from "../ui/verse-style";

const { space, type, colour, font } = theme;

/** The maximum line length: about 66 characters of Archivo at the size of the text. */
export const measure = "min(var(--measure), 100cqi)";

/**
 * Headings, paragraphs, lists and quotations. Every element is limited to the line length, unless its own style is
 * wider.
 */
export const runningTextStyle = css`
  --measure: 33.5rem;
  container-type: inline-size;

  ${media.md} {
    --measure: 37.25rem;
    font-size: 1.25rem;
  }

  & > * {
    max-width: ${measure};
  }

  & > :first-child,
  blockquote > :first-child {
    margin-top: 0;
  }

  h2,
  h3,
  h4,
  h5,
  h6 {
    scroll-margin-top: ${space.xl};
    text-wrap: balance;
  }

  h2 {
    margin-top: ${space.x3};
    font-size: ${type.h3};
    line-height: 1.12;
  }

  h3 {
    margin-top: ${space.xxl};
    font-size: ${type.lead};
    line-height: 1.25;
  }

  /* The face has no bold: browsers would thicken its letters, and the o would become hollow. */
  & :is(h2, h3) strong {
    font-weight: inherit;
  }

  h4 {
    margin-top: ${space.xl};
    font: 600 1.1em / 1.35 ${font.text};
  }

  h5 {
    margin-top: ${space.xl};
    font: 600 1em / 1.4 ${font.text};
  }

  h6 {
    margin-top: ${space.xl};
    color: ${colour.muted};
    font: 600 1em / 1.4 ${font.text};
  }

  & :is(h2, h3, h4, h5, h6) + :is(h3, h4, h5, h6) {
    margin-top: ${space.lg};
  }

  p,
  ul,
  ol,
  dl {
    margin-top: ${space.lg};
    line-height: 1.65;
  }

  /* A picture that begins, breaks or ends a paragraph; alone in it, its margins collapse with the paragraph's. */
  p img {
    margin-block: ${space.md};
  }

  & :is(h2, h3) + :is(p, ul, ol, dl) {
    margin-top: ${space.md};
  }

  & :is(h4, h5, h6) + :is(p, ul, ol, dl) {
    margin-top: ${space.xs};
  }

  ul {
    padding-left: 1.2em;
    list-style: disc;
  }

  ol {
    padding-left: 1.5em;
    list-style: decimal;
  }

  li::marker {
    color: ${colour.accent};
  }

  li + li,
  li > :is(p, ul, ol) {
    margin-top: ${space.xs};
  }

  dt {
    font-weight: 600;
  }

  dd {
    margin-left: ${space.lg};
  }

  hr {
    width: 4rem;
    margin: ${space.xxl} 0;
    border: 0;
    border-top: 3px solid ${colour.accent};
  }

  blockquote {
    ${verseStyle};
    margin-block: ${space.xl};

    & > * + * {
      margin-top: 0.6em;
    }

    p,
    ul,
    ol {
      line-height: inherit;
    }

    blockquote {
      font-size: 0.9em;
    }
  }

  /* Fenced blocks often contain a poem or a prayer instead of code: line breaks are kept, and long lines wrap. */
  pre {
    margin: ${space.xl} 0 0;
    padding-left: min(${space.lg}, 6vw);
    border-left: 1px solid ${colour.line};
    font: inherit;
    line-height: 1.65;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  code {
    font: inherit;
  }

  & :not(pre) > code {
    padding-inline: 0.2em;
    background-color: ${colour.raised};
  }

  sup,
  sub {
    font-size: 0.7em;
    line-height: 0;
  }

  mark {
    background-color: transparent;
    color: inherit;
    text-decoration: underline 3px ${colour.accent};
    text-underline-offset: 0.2em;
  }

  summary {
    padding-block: ${space.xs};
    font-weight: 600;
    cursor: pointer;
  }

  ${media.print} {
    container-type: normal;

    & > * {
      max-width: none;
    }

    blockquote,
    figure {
      break-inside: avoid;
    }
  }
`;
