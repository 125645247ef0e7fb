/*
 * The size of the largest heading. `heightLimit` also limits it by the height of the screen, so that the buttons below
 * the heading are in view on a low screen.
 */
const headlineSize = (heightLimit: string) =>
  `clamp(min(2.5rem, 11.5vw), min(0.9rem + 6.8vw, 14vw${heightLimit}), 6.75rem)`;

/** The design tokens of components. This file does not import the look, so that live pages do not load it. */
export const theme = {
  /** Each role of the palette as a custom property, whose value depends on the ground (grounds.ts). */
  colour: {
    ground: "var(--ground)",
    raised: "var(--raised)",
    ink: "var(--ink)",
    muted: "var(--muted)",
    accent: "var(--accent)",
    line: "var(--line)",
    border: "var(--border)",
    onAccent: "var(--onAccent)",
  },
  /** The font stacks, which the global styles define. */
  font: {
    display: "var(--display)",
    italic: "var(--italic)",
    text: "var(--text)",
    label: "var(--label)",
  },
  /**
   * The text sizes, in steps of 1.25 from a body of 18 px. They are in rem, so that the visitor's text size applies. On a
   * phone, the steps between headings are smaller, and the size of headings is limited so that words fit the width.
   */
  type: {
    small: "0.875rem",
    label: "1rem",
    body: "1.125rem",
    lead: "1.375rem",
    h4: "clamp(min(1.375rem, 10vw), 1.1rem + 1.3vw, 1.75rem)",
    h3: "clamp(min(1.75rem, 11.5vw), 1.4rem + 1.6vw, 2.1875rem)",
    h2: "clamp(min(2.1875rem, 10.5vw), min(1.6rem + 2.6vw, 12vw), 3.4375rem)",
    h1: headlineSize(", 11.5svh"),
  },
  /** 0, 4, 8, 12, 16, 24, 32, 48, 64 and 96 px at the default text size. */
  space: {
    none: "0",
    xxs: "0.25rem",
    xs: "0.5rem",
    sm: "0.75rem",
    md: "1rem",
    lg: "1.5rem",
    xl: "2rem",
    xxl: "3rem",
    x3: "4rem",
    x4: "6rem",
    /** The space between the edge of the window and the text. */
    gutter: "clamp(min(1.25rem, 5vw), 0.6rem + 2.8vw, 4rem)",
    /** The space above and below the first part of a page: from 16 px on a low screen to 64 px. */
    opening: "clamp(1rem, 12svh - 3rem, 4rem)",
    /** The space inside the first part of a page: from 12 px on a low screen to 24 px. */
    openingGap: "clamp(0.75rem, 2.6svh, 1.5rem)",
  },
  /**
   * The space above and below a section, by its importance: 64, 96 or 144 px in a window of 1366 px, and 32, 36 or 50 px
   * on a phone.
   */
  section: {
    small: "clamp(2rem, 1.28rem + 3.2vw, 5rem)",
    medium: "clamp(2.25rem, 0.95rem + 5.9vw, 7.5rem)",
    large: "clamp(3rem, 1rem + 9.4vw, 11rem)",
  },
  /** The shadow below drawn sheets of paper. */
  shadow: "0 1.5rem 3rem -1.5rem var(--border)",
  /**
   * `measure` is 62 times the width of a zero. It is not in `ch`, because `ch` changes when fonts load. A headline has the
   * same width on low and high screens, although its letters are smaller on low screens.
   */
  widths: { page: "82rem", measure: "35.5em", headline: `calc(7.6 * ${headlineSize("")})` },
  /** The duration of transitions: short for controls, a little longer for a panel that slides in. */
  motion: { control: "160ms", panel: "200ms" },
} as const;

/** Media queries by name. md, 48em, is the header's breakpoint: 768 px at the default text size. */
export const media = {
  /** At least as wide as a phone without a very large text size. */
  xs: "@media (min-width: 20em)",
  sm: "@media (min-width: 36em)",
  /** Wide enough for text in two columns, or for three narrow cards. */
  columns: "@media (min-width: 45em)",
  md: "@media (min-width: 48em)",
  lg: "@media (min-width: 64em)",
  xl: "@media (min-width: 80em)",
  /** A phone, without a very large text size. */
  phone: "@media (min-width: 20em) and (max-width: 47.98em)",
  /** Narrower than the header's breakpoint. */
  narrow: "@media not all and (min-width: 48em)",
  /** Narrower than the header's breakpoint, but not in print. */
  narrowScreen: "@media screen and (max-width: 47.98em)",
  /** Too narrow for the columns of a split. */
  single: "@media not all and (min-width: 64em)",
  /** Wide, but too narrow for the columns of a split. */
  tablet: "@media (min-width: 48em) and (max-width: 63.98em)",
  /** A wide container: the whole width of a tablet, or the wider part of a split on a large screen. */
  roomy: "@media (min-width: 48em) and (max-width: 63.98em), (min-width: 80em)",
  /** Wide and high enough for a sticky picture beside a long text. */
  beside: "@media (min-width: 48em) and (min-height: 40em)",
  /** Wide and high enough for a sticky heading beside a long list. */
  tall: "@media (min-width: 64em) and (min-height: 40em)",
  /** A phone in landscape, or a page at a high zoom. */
  low: "@media (max-height: 30em)",
  /** With a pointer that can hover. After a tap, a touch screen would keep the style. */
  hover: "@media (hover: hover)",
  reducedMotion: "@media (prefers-reduced-motion: reduce)",
  forcedColours: "@media (forced-colors: active)",
  print: "@media print",
  scriptless: "@media (scripting: none)",
  scripting: "@media (scripting: enabled)",
} as const;
