/**
 * Installed fonts by kind. Those in `fitted` get the metrics of a font while it loads. If two are installed, browsers
 * use the last one. Names are those of @capsizecss/metrics. `stack` is the end of a font stack.
 */
export const systemFonts = {
  // Georgia's shapes are more similar.
  serif: { fallbackFonts: ["timesNewRoman", "georgia"], stack: "Georgia, serif" },
  // Android only has Roboto.
  "sans-serif": { fallbackFonts: ["roboto", "arial"], stack: "Arial, sans-serif" },
} as const;

/** Fonts with the same metrics on free systems, by the font that they replace. */
export const equivalentFonts: Readonly<Record<string, string>> = {
  Arial: "Liberation Sans",
  "Times New Roman": "Liberation Serif",
};
