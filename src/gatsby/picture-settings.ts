import sharp from "sharp";

/** The longest side, in pixels, of any picture that visitors load. */
export const maxSidePx = 3000;

/**
 * Encoder settings for pictures on pages. A lower quality damages fine lines on a dark background. A higher effort takes
 * twice the time and does not save bytes.
 */
export const shownFormats = {
  avif: { quality: 55, effort: 2 },
  jpg: { quality: 72 },
  png: { palette: true },
};

/** The resizing kernel. With sharp's default, echoes beside fine lines would cost a tenth of the bytes. */
export const kernel = "mitchell";

/** Encoder settings of downloads by format, for people who use the picture elsewhere, such as in print. */
export const downloadFormats = {
  jpeg: { quality: 90, chromaSubsampling: "4:4:4" },
  png: {},
  webp: { quality: 90 },
  avif: { quality: 80 },
};

/** Encoder settings of drawings, which have few colours. */
export const drawingFormat = { palette: true, colours: 128, dither: 0 };

/**
 * Increase this number after a change of the steps that encode pictures (images.ts, clean-picture.ts, previews.tsx). The
 * next build then encodes all pictures again, under new addresses.
 */
const version = 1;

/**
 * Lists everything that an encoded picture depends on, except its source and its width.
 * @param settings the settings of the picture, from this file
 */
export function recipeOf(settings: object): string {
  return JSON.stringify([version, settings, sharp.versions]);
}
