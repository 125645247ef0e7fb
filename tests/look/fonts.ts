/**
 * The fonts of the second look. They have their own packages, because the look of the site may lose these families.
 * Their figures have descenders, unless styles set other figures.
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
