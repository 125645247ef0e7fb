import { createHash } from "node:crypto";
import sharp, { type Metadata } from "sharp";
import { cachedFile } from "../cached-file";

/** The longest side, in pixels, of any picture that visitors load. */
export const longestSide = 3000;

/** Encoder settings by format, for people who use the picture elsewhere: in print, in a program for pictures. */
const settings = {
  jpeg: { quality: 90, chromaSubsampling: "4:4:4" },
  png: {},
  webp: { quality: 90 },
  avif: { quality: 80 },
};

const extensions = { jpeg: "jpg", png: "png", webp: "webp", avif: "avif" } as const;

/**
 * Cleans a picture for publication: upright, in sRGB, at most 3,000 pixels on its longer side, and without metadata
 * (position, names, camera, time). It keeps its format; one that browsers do not show becomes PNG.
 * @param source the file's bytes
 * @throws if it cannot be decoded
 */
export async function cleanPicture(source: Uint8Array): Promise<Buffer> {
  const picture = sharp(source);
  const { format: written, isPalette } = await picture.metadata();
  const format = formatFor(written);
  // sharp leaves all metadata out; the profile says to programs for print which sRGB it is.
  return (
    picture
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
      .withIccProfile("srgb")
      // A palette stays one: its colours are kept, and it has half the bytes.
      .toFormat(format, format === "png" ? { palette: isPalette } : settings[format])
      .toBuffer()
  );
}

function formatFor(format: Metadata["format"]): keyof typeof settings {
  if (format === "jpeg" || format === "webp") return format;
  return format === "heif" ? "avif" : "png";
}

/** A clean picture on the disk, and its size in pixels. */
export interface CleanFile {
  readonly path: string;
  readonly extension: (typeof extensions)[keyof typeof extensions];
  readonly width: number;
  readonly height: number;
}

const recipe = JSON.stringify([longestSide, sharp.versions, settings]);

/**
 * Cleans a picture once, into the cache.
 * @param source the file's bytes
 * @throws if it cannot be decoded
 */
export async function cleanOnce(source: Uint8Array): Promise<CleanFile> {
  const hash = createHash("sha256").update(recipe).update(source).digest("hex").slice(0, 20);
  const path = await cachedFile("pictures", `${hash}.clean`, () => cleanPicture(source));
  const { width, height, format } = await sharp(path).metadata();
  return { path, width, height, extension: extensions[formatFor(format)] };
}
