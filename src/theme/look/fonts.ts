/**
 * The two font families. `package` is a package of Fontsource in package.json: `@fontsource-variable/…` if the font is
 * variable, otherwise `@fontsource/…`. The kind of a family determines the installed fonts that replace it until it has
 * loaded (system-fonts.ts).
 */
export const fonts = {
  /**
   * Headings and quotations. If the package does not have italics, upright letters are used instead. The axes set a
   * large optical size, without softness and wonk. At the largest optical size (144), the horizontal bars of H and e
   * would be thinner than a pixel, even at 108 px, and disappear on screens of normal density.
   */
  display: {
    package: "@fontsource-variable/fraunces",
    kind: "serif",
    weight: 380,
    axes: { opsz: 84, SOFT: 0, WONK: 0 },
  },
  /**
   * Text, and in bold also labels and buttons. If the font has a width axis, `labelWidth` is the width of labels in %
   * (100 if left out).
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

/** The line height of headings, as a multiple of their size. A font with long descenders needs more, such as 1.15. */
export const headingLineHeight = 1.02;
