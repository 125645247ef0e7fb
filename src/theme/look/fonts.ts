/**
 * The two families of fonts, by their packages of Fontsource, which package.json names too: variable
 * (`@fontsource-variable/…`) or not (`@fontsource/…`). The kind of a family chooses the installed fonts that stand in
 * until it is loaded (system-fonts.ts).
 */
export const fonts = {
  /**
   * Headings and quotations. Without italics in the package, upright letters take their place. These axes: a large
   * optical size, without softness and wonk. Not at the largest size, 144: there the bars of H and e are thinner than a
   * pixel even at 108 px, and a screen without high density leaves them out ("thc").
   */
  display: {
    package: "@fontsource-variable/fraunces",
    kind: "serif",
    weight: 380,
    axes: { opsz: 84, SOFT: 0, WONK: 0 },
  },
  /** Text, and in bold labels and buttons. Labels are as wide as `labelWidth` (in %), if the font has that axis. */
  text: {
    package: "@fontsource-variable/archivo",
    kind: "sans-serif",
    weight: 400,
    bold: 600,
    labelWidth: 75,
    axes: {},
  },
} as const;
