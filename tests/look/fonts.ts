/**
 * The fonts of the second look, by packages of its own: the look of the site may lose the same families. Its figures
 * have descenders, unless styles ask for others.
 */
export const fonts = {
  display: {
    package: "@tests-variable/playfair-display",
    kind: "serif",
    weight: 500,
    axes: {},
  },
  text: {
    package: "@tests-variable/archivo",
    kind: "sans-serif",
    weight: 400,
    bold: 600,
    axes: {},
  },
} as const;

export const headingLineHeight = 1.1;
