import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, rename } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

/**
 * The two formats of every picture, and how each is written. A lower quality breaks fine lines on a dark ground into
 * dashes; more effort would save an eighth of the bytes, and treble the time of the first build.
 */
const formats = { avif: { quality: 55, effort: 3 }, webp: { quality: 62 } };

/** Widths in pixels: from a phone's small slot to a page that fills a large screen. */
const ladder = [360, 560, 720, 1080, 1600];

/** How a picture is made smaller: beside fine lines the usual kernel leaves ringing, which costs a tenth of the bytes. */
const kernel = "mitchell";

const recipe = createHash("sha256")
  .update(JSON.stringify([ladder, kernel, sharp.versions, formats]))
  .digest("hex");

/** Encoded pictures outlive `gatsby clean`: their names say what is in them. */
const kept = path.resolve("node_modules", ".cache", "pictures");
const published = path.resolve("public", "static", "pictures");

/** One format's files for one picture. */
export type PictureFormat = keyof typeof formats;

/**
 * The widths that a picture is published in: the ladder's, without those that it is too small for.
 * @param width the original's, in pixels
 */
export function publishedWidths(width: number): number[] {
  const widths = ladder.filter((one) => one <= width);
  return widths.length > 0 ? widths : [width];
}

/**
 * The name of one published file, which changes with the picture and with the way it is encoded.
 * @param digest Gatsby's digest of the original
 * @param width in pixels
 */
export function pictureName(digest: string, width: number, format: PictureFormat): string {
  const hash = createHash("sha256").update(`${recipe} ${digest}`).digest("hex").slice(0, 12);
  return `${hash}-${String(width)}.${format}`;
}

/** The original's size as it is seen, in pixels. */
export async function pictureSize(file: string): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(file).metadata();
  return autoOrient;
}

/**
 * Publishes a picture in every width and format, and encodes what no earlier build has encoded.
 * @param file the original
 * @param digest Gatsby's digest of it
 */
export async function publishPicture(file: string, digest: string): Promise<void> {
  await Promise.all([kept, published].map((folder) => mkdir(folder, { recursive: true })));
  const { width } = await pictureSize(file);
  for (const wanted of publishedWidths(width)) {
    const missing = names(digest, wanted).filter(({ name }) => !existsSync(path.join(kept, name)));
    if (missing.length > 0) await encode(file, wanted, missing);
    for (const { name } of names(digest, wanted)) {
      if (!existsSync(path.join(published, name)))
        await copyFile(path.join(kept, name), path.join(published, name));
    }
  }
}

interface Named {
  format: PictureFormat;
  name: string;
}

function names(digest: string, width: number): Named[] {
  return (["avif", "webp"] as const).map((format) => ({ format, name: pictureName(digest, width, format) }));
}

async function encode(file: string, width: number, missing: readonly Named[]): Promise<void> {
  const resized = sharp(file).autoOrient().resize({ width, kernel });
  for (const { format, name } of missing) {
    // Renamed when it is whole: another build may be reading the same folder.
    const unfinished = path.join(kept, `${name}.${String(process.pid)}`);
    await resized.clone().toFormat(format, formats[format]).toFile(unfinished);
    await rename(unfinished, path.join(kept, name));
  }
}
