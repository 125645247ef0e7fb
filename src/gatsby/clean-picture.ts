import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import sharp, { type Metadata } from "sharp";
import { cachedFile } from "./cached-file";
import { downloaded, longestSide, recipeOf } from "./picture-settings";

const extensions = { jpeg: "jpg", png: "png", webp: "webp", avif: "avif" } as const;

/** A clean picture on the disk, and its size in pixels. */
export interface CleanFile {
  path: string;
  extension: (typeof extensions)[keyof typeof extensions];
  width: number;
  height: number;
}

/**
 * Cleans a picture of the content once, into the cache.
 * @param name its path in content/, for messages
 * @throws if it cannot be decoded, with the fix
 */
export function cleanFile(file: string, name: string): Promise<CleanFile> {
  return withPictureInError(name, async () => cleanOnce(await readFile(file)));
}

/**
 * Cleans a picture once, into the cache.
 * @throws if it cannot be decoded
 */
export async function cleanOnce(source: Uint8Array): Promise<CleanFile> {
  const hash = createHash("sha256")
    .update(recipeOf({ downloaded, longestSide }))
    .update(source)
    .digest("hex")
    .slice(0, 20);
  const file = await cachedFile("pictures", `${hash}.clean`, () => runOneAtATime(() => cleanPicture(source)));
  const { width, height, format } = await sharp(file).metadata();
  return { path: file, width, height, extension: extensions[formatFor(format)] };
}

/**
 * Cleans a picture for publication: upright, in sRGB, at most 3,000 pixels on its longer side, and without metadata
 * (position, names, camera, time). It keeps its format, or becomes PNG if browsers cannot show it.
 * @throws if it cannot be decoded
 */
export async function cleanPicture(source: Uint8Array): Promise<Buffer> {
  const picture = sharp(source);
  const { format: originalFormat, isPalette } = await picture.metadata();
  const format = formatFor(originalFormat);
  return (
    picture
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
      // sharp removes all metadata. The profile tells print programs that it is sRGB.
      .withIccProfile("srgb")
      // A palette picture stays one, which keeps its colours and halves its bytes.
      .toFormat(format, format === "png" ? { palette: isPalette } : downloaded[format])
      .toBuffer()
  );
}

function formatFor(format: Metadata["format"]): keyof typeof downloaded {
  if (format === "jpeg" || format === "webp") return format;
  return format === "heif" ? "avif" : "png";
}

let last: Promise<unknown> = Promise.resolve();

/** One picture after the other: each takes much memory, and the encoder has threads of its own. */
export function runOneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const next = last.then(work);
  last = next.catch(() => undefined);
  return next;
}

/**
 * Runs work on a picture. Adds the picture's path and a fix to errors, because the library's messages do not contain
 * them.
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
