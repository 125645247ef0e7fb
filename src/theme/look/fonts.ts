/**
 * The two families of fonts, by their packages of Fontsource, which package.json lists too: variable
 * (`@fontsource-variable/…`) or not (`@fontsource/…`). The kind of a family determines the installed fonts that replace
 * it until it is loaded (system-fonts.ts).
 */
export const fonts = {
  /**
   * Headings and quotations. If the package does not have italics, upright letters are used instead. The axes set a
   * large optical size, without softness and wonk. At the largest size, 144, the bars of H and e would be thinner than
   * a pixel even at 108 px, and disappear on screens of normal density ("thc").
   */
  display: {
    package: "@fontsource-variable/fraunces",
    kind: "serif",
    weight: 380,
    axes: { opsz: 84, SOFT: 0, WONK: 0 },
  },
  /**
   * Text, and (in bold) labels and buttons. Labels are as wide as `labelWidth` (in %, 100 if left out), if the font
   * has that axis.
   */
  text: {
    package: "@fontsource-variable/archivo",
    kind: "sans-serif",
    weight: 400,
    bold: 600,
    labelWidth: 75,
    axes: {},
  },
} as const;

/** The line height of headings, as a multiple of their size. A font with long tails needs more, such as 1.15. */
export const headingLineHeight = 1.02;
