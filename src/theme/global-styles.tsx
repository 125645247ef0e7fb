import { css, Global } from "@emotion/react";
import { untilFirstPaint } from "./first-paint";
import { media } from "./media";
import { grounds, groundStyle, theme, type Ground } from "./theme";

const reset = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  html {
    scroll-padding-top: ${theme.space.xl};
    text-size-adjust: 100%;
    overflow-wrap: break-word;
    hanging-punctuation: first;
  }

  body {
    margin: 0;
    font: 400 ${theme.type.body} / 1.6 ${theme.font.text};
    -webkit-font-smoothing: antialiased;
  }

  h1,
  h2,
  h3,
  h4,
  p,
  ul,
  ol,
  figure,
  blockquote {
    margin: 0;
  }

  ul,
  ol {
    padding: 0;
    list-style: none;
  }

  img {
    display: block;
    max-width: 100%;
    height: auto;
  }

  button {
    overflow-wrap: break-word;
  }

  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
  }
`;

/* Without weight of their own, so that whatever a component or a printed page says of a colour counts. */
const standing = (Object.keys(grounds) as Ground[])
  .map(
    (ground) =>
      `${ground === "dark" ? "html, " : ""}:where([data-ground="${ground}"]) { ${groundStyle(ground)} }`,
  )
  .join("\n");

/* Printers leave grounds out: on white, words for a dark one would be pale. What leads elsewhere has no use on paper. */
const printed = `${media.print} {
  html, :where([data-ground]) { ${groundStyle("paper")} --on-action: var(--ink); }
  nav, footer, [popovertarget], img[alt=""], [aria-labelledby="closing-call"] { display: none !important; }
  li, details { break-inside: avoid; }
  h2, h3, p:has(+ h2) { break-after: avoid; }
}`;

const text = css`
  h1,
  h2,
  h3 {
    font-family: ${theme.font.display};
    font-weight: 380;
    letter-spacing: -0.02em;
    line-height: 1.04;
    text-wrap: balance;
  }

  h1 {
    margin-bottom: 0.12em;
    font-size: ${theme.type.h1};
    line-height: 1.02;
  }

  h2 {
    font-size: ${theme.type.h2};
  }

  h3 {
    font-size: ${theme.type.h4};
    line-height: 1.15;
    letter-spacing: 0;
  }

  em {
    font-family: ${theme.font.italic};
  }

  h1 em,
  h2 em {
    color: ${theme.colour.accent};

    ${media.md} {
      white-space: nowrap;
    }
  }

  p em,
  li em {
    font: italic 380 1.1em / 1 ${theme.font.italic};
  }

  p {
    max-width: ${theme.widths.measure};
  }

  p,
  li,
  dd {
    text-wrap: pretty;
  }

  a {
    color: ${theme.colour.accent};
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }

  ::selection {
    background: ${grounds.dark.accent};
    color: ${grounds.dark.ground};
  }
`;

/* Pages fade into each other where the browser can and the visitor has not asked for less motion. */
const pageChanges = css`
  @media (prefers-reduced-motion: no-preference) {
    @view-transition {
      navigation: auto;
    }

    ::view-transition-group(root) {
      animation-duration: 160ms;
    }
  }
`;

const interaction = css`
  :focus-visible {
    outline: 3px solid ${theme.colour.accent};
    outline-offset: 2px;
  }

  /* Where links lead, and what has the focus once its words are clicked: nothing that one could press. */
  [tabindex="-1"]:focus-visible {
    outline: none;
  }

  ${media.reducedMotion} {
    *,
    *::before,
    *::after {
      animation: none !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`;

/**
 * A small reset, the text's defaults and the focus ring: what every page carries in its head. Only the server renders
 * it, so that the browser need not load it a second time as script.
 */
export function GlobalStyles() {
  return (
    <Global styles={[css(standing + printed + untilFirstPaint), reset, text, pageChanges, interaction]} />
  );
}
