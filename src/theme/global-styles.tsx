import { css, Global } from "@emotion/react";
import { actionsStyle, choicesStyle } from "./actions";
import { fontStacks, groundStyle, grounds, type Ground } from "./grounds";
import { headingLineHeight } from "./look/fonts";
import { media, theme } from "./theme";

const resetStyle = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  html {
    scroll-padding-top: ${theme.space.xl};
    text-size-adjust: 100%;
    /* Unlike with break-word, a column can be narrower than its longest word. */
    overflow-wrap: anywhere;
    hanging-punctuation: first;
  }

  body {
    margin: 0;
    font: 400 ${theme.type.body} / 1.6 ${theme.font.text};
    font-variant-numeric: lining-nums;
    -webkit-font-smoothing: antialiased;
  }

  h1,
  h2,
  h3,
  h4,
  h5,
  h6,
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  blockquote {
    margin: 0;
  }

  ul,
  ol {
    padding: 0;
    /* With "none", VoiceOver in Safari does not announce a list. */
    list-style-type: "";
  }

  img {
    display: block;
    max-width: 100%;
    height: auto;
  }

  picture > img {
    width: 100%;
  }

  /* These are the drawings behind texts. */
  img[alt=""][src$=".svg"] {
    max-width: none;
    pointer-events: none;

    ${media.forcedColours} {
      display: none;
    }
  }

  button,
  table {
    overflow-wrap: break-word;
  }

  button,
  summary {
    cursor: pointer;
  }

  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
  }
`;

/* `:where` does not add specificity, so a colour in a component's style or a print style takes precedence. */
const groundStyles = (Object.keys(grounds) as Ground[])
  .map(
    (ground) =>
      `${ground === "dark" ? "html, " : ""}:where([data-ground="${ground}"]) { ${groundStyle(ground)} }`,
  )
  .join("\n");

const stackVariables = `html { ${Object.entries(fontStacks)
  .map(([name, stack]) => `--${name}: ${stack};`)
  .join(" ")} }\n`;

/*
 * Printers omit backgrounds, so light text would be almost invisible on paper. Links, buttons and a closing call without
 * a date are not printed.
 */
const printStyles = `${media.print} {
  html { font-size: 9.5pt; }
  html, :where([data-ground]) { ${groundStyle("paper")} --onAccent: var(--ink); }
  nav, footer:not(blockquote > *), [popovertarget], [data-buttons] > :not([data-price]), [data-actions], a[download], main button, img[alt=""],
  [aria-labelledby="closing-call"]:not(:has(time)) { display: none !important; }
  section { min-height: 0 !important; padding-block: ${theme.space.lg} !important; }
  picture > img { width: auto; max-height: 7cm; }
  li, details { break-inside: avoid; }
  h2, h3, h4, h5, h6, p:has(+ h2) { break-inside: avoid; break-after: avoid; }
}`;

const textStyle = css`
  h1,
  h2,
  h3,
  h4 {
    font-family: ${theme.font.display};
    font-weight: 400;
    letter-spacing: -0.02em;
    line-height: ${headingLineHeight};
    text-wrap: balance;
  }

  h1 {
    margin-bottom: 0.12em;
    font-size: ${theme.type.h1};
  }

  h2 {
    font-size: ${theme.type.h2};
  }

  h3,
  h4 {
    font-size: ${theme.type.h4};
    line-height: 1.15;
    letter-spacing: 0;
  }

  em {
    font-family: ${theme.font.italic};
  }

  /* An emphasis in the headline and in the closing call (deep ground) is coloured. Elsewhere, italics are enough. */
  h1 em,
  [data-ground="deep"] h2 em {
    color: ${theme.colour.accent};
  }

  p em,
  li em {
    font: italic 400 1.1em / 1 ${theme.font.italic};
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

/* Letter spacing would separate joined Arabic letters. Arabic and Hebrew have tall letters, and do not have italics. */
const rightToLeftStyle = css`
  :dir(rtl) {
    letter-spacing: 0 !important;
    font-synthesis-style: none;
  }

  :is(h1, h2, h3, h4):dir(rtl),
  h2 > :dir(rtl) {
    line-height: 1.4 !important;
  }

  /* The heading is as wide as a paragraph, so that both begin at the same right edge. */
  :is(h3, h4):dir(rtl) {
    max-width: calc(${parseFloat(theme.widths.measure)} * ${theme.type.body});
  }

  /* A name in a label needs wider spaces, because the spaces of labels are narrow. */
  bdi:dir(rtl) {
    word-spacing: 0.16em;
  }

  em:dir(rtl) {
    font-weight: 600 !important;
  }
`;

/* Pages change with a transition, unless the visitor prefers reduced motion. */
const pageTransitionStyle = css`
  @media (prefers-reduced-motion: no-preference) {
    @view-transition {
      navigation: auto;
    }

    ::view-transition-group(root) {
      animation-duration: 160ms;
    }
  }
`;

const interactionStyle = css`
  :focus-visible {
    outline: 3px solid ${theme.colour.accent};
    outline-offset: 2px;
  }

  /* Elements that only links or scripts focus are not interactive, so they do not have a focus ring. */
  [tabindex="-1"]:focus-visible {
    outline: none;
  }

  ${media.reducedMotion} {
    *,
    *::before,
    *::after,
    *::backdrop {
      animation: none !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`;

/**
 * A small reset, the default styles of texts, and the focus ring. Only the server renders them, in every page's head.
 */
export function GlobalStyles() {
  return (
    <Global
      styles={[
        css(stackVariables + groundStyles + printStyles),
        resetStyle,
        textStyle,
        rightToLeftStyle,
        actionsStyle,
        choicesStyle,
        pageTransitionStyle,
        interactionStyle,
      ]}
    />
  );
}
