import { css } from "@emotion/react";
import { media, theme } from "../../theme/theme";
import { primaryButton } from "../ui/button-styles";
import { labelStyle, visuallyHiddenStyle } from "../ui/headings";
import { markedVerseStyle } from "../ui/verse";

const { space, type, colour, font } = theme;

/** The maximum line length: about 66 characters at the size of the text. */
const measure = "min(var(--measure), 100cqi)";

/** Each element is at most as wide as a line, unless its own style is wider. */
const runningTextStyle = css`
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
  & :is(blockquote, .note) > :first-child {
    margin-top: 0;
  }

  p,
  ul,
  ol,
  dl {
    margin-top: ${space.lg};
    line-height: 1.65;
  }

  hr {
    width: 4rem;
    margin: ${space.xxl} 0;
    border: 0;
    border-top: 3px solid ${colour.accent};
  }
`;

const headingStyle = css`
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

  /* The font does not have a bold weight. Browsers would synthesize bold letters, which look broken. */
  & :is(h2, h3) strong {
    font-weight: inherit;
  }

  h4,
  h5,
  h6 {
    margin-top: ${space.xl};
    font: 600 1em / 1.4 ${font.text};
  }

  h4 {
    font-size: 1.1em;
    line-height: 1.35;
  }

  h6 {
    color: ${colour.muted};
  }

  & :is(h2, h3, h4, h5, h6) + :is(h3, h4, h5, h6) {
    margin-top: ${space.lg};
  }

  & :is(h2, h3) + :is(p, ul, ol, dl) {
    margin-top: ${space.md};
  }

  & :is(h4, h5, h6) + :is(p, ul, ol, dl) {
    margin-top: ${space.xs};
  }
`;

const listStyle = css`
  ul {
    padding-inline-start: 1.2em;
    list-style: disc;
  }

  ol {
    padding-inline-start: 1.5em;
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
    margin-inline-start: ${space.lg};
  }
`;

const quotationStyle = css`
  blockquote {
    ${markedVerseStyle};
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

  .scripture {
    ${markedVerseStyle};

    blockquote {
      margin: 0;
      padding: 0;
      border: 0;
      font: inherit;
    }
  }

  /* Fenced blocks often contain a poem or a prayer, not code. Line breaks are kept, and long lines wrap. */
  pre {
    margin: ${space.xl} 0 0;
    padding-inline-start: min(${space.lg}, 6vw);
    border-inline-start: 1px solid ${colour.line};
    font: inherit;
    line-height: 1.65;
    white-space: pre-wrap;
  }
`;

const inlineStyle = css`
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
`;

const tableStyle = css`
  .table {
    max-width: 100cqi;
    position: relative;
    margin-top: ${space.xl};
    overflow: auto hidden;
  }

  table {
    min-width: min(100%, var(--measure));
    border-collapse: collapse;
    font-size: ${type.label};
    line-height: 1.45;
    font-variant-numeric: tabular-nums;
  }

  th,
  td {
    min-width: 6.5rem;
    max-width: 22rem;
    padding-block: ${space.sm};
    padding-inline-end: ${space.lg};
    border-bottom: 1px solid ${colour.line};
    text-align: start;
    vertical-align: top;
  }

  thead th {
    border-bottom: 2px solid ${colour.border};
  }

  /* On a phone, each row is a block, and the heading of its column is before each cell. */
  @media not all and (min-width: 36em) {
    table:has([data-label]) {
      &,
      tbody,
      tr,
      th,
      td {
        display: block;
      }

      thead,
      td:empty {
        display: none;
      }

      tr {
        padding-block: ${space.sm};
        border-bottom: 1px solid ${colour.line};
      }

      th,
      td {
        max-width: none;
        padding: 0;
        border: 0;
        text-align: start;
      }

      th:first-child,
      td:first-child {
        font-weight: 600;
      }

      [data-label]::before {
        content: attr(data-label) ": ";
        color: ${colour.muted};
      }
    }
  }

  .center {
    text-align: center;
  }

  .right {
    text-align: end;
  }
`;

const componentStyle = css`
  figure {
    margin-block: ${space.xxl};
  }

  figcaption {
    margin-top: ${space.sm};
    color: ${colour.muted};
    font-size: ${type.small};
    line-height: 1.45;
  }

  /* Space around a picture in a paragraph. If the picture is alone, its margins collapse with those of the paragraph. */
  p img {
    margin-block: ${space.md};
  }

  .note {
    margin-block: ${space.xl};
    padding: ${space.lg};
    border-inline-start: 3px solid ${colour.border};
    background-color: ${colour.raised};
  }

  .note-title {
    ${labelStyle};

    & + * {
      margin-top: ${space.xs};
    }
  }

  .video-card {
    position: relative;
    display: block;
    overflow: clip;
    background-color: ${colour.ink};
    color: ${colour.ground};
    text-decoration: none;

    img {
      width: 100%;
      aspect-ratio: 16 / 9;
      object-fit: cover;
    }
  }

  .video-title {
    display: flex;
    gap: ${space.md};
    align-items: center;
    padding: ${space.md} ${space.lg};
    font: 400 ${type.lead} / 1.25 ${font.display};
  }

  /* A triangle marks the link as a video. */
  .video-title::before {
    content: "";
    flex: none;
    width: 0.9em;
    height: 1.05em;
    background-color: currentColor;
    clip-path: polygon(0 0, 100% 50%, 0 100%);
    forced-color-adjust: none;
  }

  ${media.hover} {
    .video-card:hover .video-title {
      text-decoration: underline 1px;
      text-underline-offset: 0.2em;
    }
  }

  audio {
    display: block;
    width: 100%;
  }

  .download span:not(.new-tab) {
    margin-inline-start: ${space.xs};
    color: ${colour.muted};
    font-size: ${type.small};
  }

  .button a {
    ${primaryButton};
  }

  summary {
    padding-block: ${space.xs};
    font-weight: 600;
  }
`;

const footnoteStyle = css`
  [data-footnote-ref] {
    padding: 0.2em 0.15em;
    /* Also in headings and verses, because their fonts do not have a bold weight. */
    font-family: ${font.text};
    font-style: normal;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-decoration: none;
  }

  .footnotes {
    margin-top: ${space.x3};
    padding-top: ${space.lg};
    border-top: 1px solid ${colour.line};
    font-size: ${type.label};

    h2 {
      ${labelStyle};
      margin: 0;
    }

    li {
      scroll-margin-top: ${space.xl};
      padding-inline-start: ${space.xs};
    }

    li:target {
      outline: 1px solid ${colour.accent};
      outline-offset: ${space.xs};
    }

    li + li,
    p + p {
      margin-top: ${space.sm};
    }
  }

  [data-footnote-backref] {
    padding: 0.2em 0.4em;
  }
`;

const printStyle = css`
  ${media.print} {
    container-type: normal;

    & > * {
      max-width: none;
    }

    blockquote,
    figure,
    tr {
      break-inside: avoid;
    }

    .table {
      overflow: visible;
    }

    .video-card {
      background: none;
      color: inherit;
    }

    audio,
    .button,
    [data-footnote-backref] {
      display: none;
    }
  }
`;

/** Hides the hints that src/content-model/text/render.ts adds to links for screen readers. */
export const hiddenHintStyle = css`
  .new-tab {
    ${visuallyHiddenStyle}
  }
`;

/** The styles of all elements in texts. */
export const textStyle = css([
  runningTextStyle,
  headingStyle,
  listStyle,
  quotationStyle,
  inlineStyle,
  tableStyle,
  componentStyle,
  footnoteStyle,
  hiddenHintStyle,
  printStyle,
]);
