import sharp from "sharp";

/** The longest side, in pixels, of any picture that visitors load. */
export const longestSide = 3000;

/**
 * Encoder settings for pictures on pages. A lower quality breaks fine lines on a dark ground. The next higher effort
 * takes twice the time and does not save bytes.
 */
export const shown = { avif: { quality: 55, effort: 2 }, jpg: { quality: 72 }, png: { palette: true } };

/** sharp's default kernel leaves ringing beside fine lines, which costs a tenth of the bytes. */
export const kernel = "mitchell";

/** Encoder settings by format, for people who use the picture elsewhere, such as in print. */
export const downloaded = {
  jpeg: { quality: 90, chromaSubsampling: "4:4:4" },
  png: {},
  webp: { quality: 90 },
  avif: { quality: 80 },
};

/** Drawings have few colours. */
export const drawn = { palette: true, colours: 128, dither: 0 };

/**
 * After a change of the steps that encode pictures (images.ts, clean-picture.ts, previews.tsx), increase this number:
 * the next build then encodes all pictures again, under new addresses.
 */
const version = 1;

/**
 * Everything that an encoded picture depends on, except its source and width.
 * @param settings its settings, from this file
 */
export function recipeOf(settings: object): string {
  return JSON.stringify([version, settings, sharp.versions]);
}
