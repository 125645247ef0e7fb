/**
 * Installed fonts by kind. `fallbackFonts` are shown with the metrics of the site's font while that font loads. If both
 * are installed, browsers use the last. The names come from @capsizecss/metrics. `stack` is the end of a font stack.
 */
export const systemFonts = {
  // Georgia is last, because its letters resemble the site's fonts more than those of Times New Roman.
  serif: { fallbackFonts: ["timesNewRoman", "georgia"], stack: "Georgia, serif" },
  // Of these two fonts, Android has only Roboto.
  "sans-serif": { fallbackFonts: ["roboto", "arial"], stack: "Arial, sans-serif" },
} as const;

/** Fonts with the same metrics on Linux, by the font that they replace. */
export const equivalentFonts: Readonly<Record<string, string>> = {
  Arial: "Liberation Sans",
  "Times New Roman": "Liberation Serif",
};
