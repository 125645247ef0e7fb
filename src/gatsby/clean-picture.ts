import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import sharp, { type Metadata } from "sharp";
import { makeCachedFile } from "./cached-file";
import { downloadFormats, maxSidePx, recipeOf } from "./picture-settings";

const extensions = { jpeg: "jpg", png: "png", webp: "webp", avif: "avif" } as const;

/** A cleaned picture on the disk, and its size in pixels. */
export interface CleanFile {
  path: string;
  extension: (typeof extensions)[keyof typeof extensions];
  width: number;
  height: number;
}

/**
 * Cleans a picture of the content once, and stores the result in the cache.
 * @param name the picture's path in content/, for messages
 * @throws if the picture cannot be decoded, with the fix
 */
export function cleanFile(file: string, name: string): Promise<CleanFile> {
  return withPictureInError(name, async () => cleanOnce(await readFile(file)));
}

/**
 * Cleans a picture once, and stores the result in the cache.
 * @throws if the picture cannot be decoded
 */
export async function cleanOnce(source: Uint8Array): Promise<CleanFile> {
  const hash = createHash("sha256")
    .update(recipeOf({ downloaded: downloadFormats, longestSide: maxSidePx }))
    .update(source)
    .digest("hex")
    .slice(0, 20);
  const file = await makeCachedFile("pictures", `${hash}.clean`, () =>
    runOneAtATime(() => cleanPicture(source)),
  );
  const { width, height, format } = await sharp(file).metadata();
  return { path: file, width, height, extension: extensions[formatFor(format)] };
}

/**
 * Cleans a picture for publication: turns it upright, converts it to sRGB with at most 3,000 pixels on its longer side,
 * and removes its metadata (position, names, camera, time). If browsers cannot show the format, it becomes PNG.
 * @throws if the picture cannot be decoded
 */
export async function cleanPicture(source: Uint8Array): Promise<Buffer> {
  const picture = sharp(source);
  const { format: originalFormat, isPalette } = await picture.metadata();
  const format = formatFor(originalFormat);
  return (
    picture
      .autoOrient()
      .resize({ width: maxSidePx, height: maxSidePx, fit: "inside", withoutEnlargement: true })
      // sharp removes all metadata. The profile tells print programs that the colours are sRGB.
      .withIccProfile("srgb")
      // A picture with a palette keeps the palette, which preserves its colours and halves its bytes.
      .toFormat(format, format === "png" ? { palette: isPalette } : downloadFormats[format])
      .toBuffer()
  );
}

function formatFor(format: Metadata["format"]): keyof typeof downloadFormats {
  if (format === "jpeg" || format === "webp") return format;
  return format === "heif" ? "avif" : "png";
}

let lastWork: Promise<unknown> = Promise.resolve();

/** Processes one picture after the other, because each needs much memory, and the encoder uses several threads. */
export function runOneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const newWork = lastWork.then(work);
  lastWork = newWork.catch(() => undefined);
  return newWork;
}

/**
 * Runs work on a picture. Adds the picture's path and the fix to errors, because sharp's messages do not contain them.
 */
export async function withPictureInError<Result>(
  picture: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `content/${picture} cannot be resized (${reason}). Open it in an image editor, export it as JPEG or PNG with at most 8000 pixels on its longer side, and replace the file.`,
      { cause },
    );
  }
}
