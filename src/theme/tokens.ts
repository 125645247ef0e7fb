/** The palette. Components use the semantic theme instead. */
export const palette = {
  vigil: "#0F1A1C",
  watch: "#17292B",
  rampart: "#2B4143",
  dawn: "#EAF0EE",
  paper: "#F8FAF9",
  ash: "#566769",
  mist: "#A9BDBD",
  flare: "#FFC15E",
  ember: "#FF6B3D",
  coal: "#B23A12",
  oxblood: "#6E1F14",
  rule: "#74888A",
  hair: "#CFDAD8",
} as const;

/**
 * Type scale by 1.25 from an 18 px body, in rem, so that it follows the visitor's text size. Headings are limited to a
 * size at which words fit the width of a phone.
 */
export const typeScale = {
  small: "0.875rem",
  label: "1rem",
  body: "1.125rem",
  lead: "1.375rem",
  h4: "min(1.75rem, 10vw)",
  h3: "min(2.1875rem, 11.5vw)",
  h2: "clamp(min(2.1875rem, 10.5vw), min(1.6rem + 2.6vw, 12vw), 3.4375rem)",
  h1: "clamp(min(2.75rem, 12.5vw), min(1.35rem + 6.2vw, 14vw), 6.75rem)",
} as const;

/** Space scale, in rem: 4, 8, 12, 16, 24, 32, 48, 64 and 96 px at the default text size. */
export const space = {
  xxs: "0.25rem",
  xs: "0.5rem",
  sm: "0.75rem",
  md: "1rem",
  lg: "1.5rem",
  xl: "2rem",
  xxl: "3rem",
  x3: "4rem",
  x4: "6rem",
  /** Between sections: from 64 px on a phone to 144 px on a desktop. */
  section: "clamp(4rem, 2.4rem + 7vw, 9rem)",
  /** From the window's edge to the text. */
  gutter: "clamp(min(1.25rem, 5vw), 0.6rem + 2.8vw, 4rem)",
} as const;

/**
 * Widths. The measure is 62 times the width of Archivo's zero. It is not in `ch`, which would change when fonts load.
 */
export const widths = {
  page: "82rem",
  measure: "35.5em",
} as const;

/** Font stacks; the fallbacks are metric-matched (font-faces.ts). */
export const fontStacks = {
  display: '"Fraunces", "Fraunces Fallback", Georgia, serif',
  italic: '"Fraunces Italic", "Fraunces Italic Fallback", Georgia, serif',
  text: '"Archivo", "Archivo Fallback", Arial, sans-serif',
  label: '"Archivo", "Archivo Label Fallback", Arial, sans-serif',
} as const;

/** Durations: short for controls, a little longer for a panel that slides in. */
export const motion = {
  control: "160ms",
  panel: "200ms",
} as const;
