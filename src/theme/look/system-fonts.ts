/**
 * Installed fonts by kind. Those in `fitted` are given the metrics of a font while it loads; where two are installed,
 * browsers use the last one. They are named as in @capsizecss/metrics. `stack` is the end of a font stack.
 */
export const systemFonts = {
  // The shapes of Georgia are more similar.
  serif: { fitted: ["timesNewRoman", "georgia"], stack: "Georgia, serif" },
  // Android has Roboto alone.
  "sans-serif": { fitted: ["roboto", "arial"], stack: "Arial, sans-serif" },
} as const;

/** Fonts with the same metrics on free systems, by the font that they replace. */
export const equivalentFonts: Readonly<Record<string, string>> = {
  Arial: "Liberation Sans",
  "Times New Roman": "Liberation Serif",
};
