/** The fonts of the second look. Its figures have descenders, unless styles ask for others. */
export const fonts = {
  display: {
    package: "@fontsource-variable/playfair-display",
    kind: "serif",
    weight: 500,
    axes: {},
  },
  text: {
    package: "@fontsource-variable/archivo",
    kind: "sans-serif",
    weight: 400,
    bold: 600,
    labelWidth: 75,
    axes: {},
  },
} as const;

export const headingLineHeight = 1.1;
