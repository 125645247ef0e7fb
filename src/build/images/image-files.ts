import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { cachedFile } from "../cached-file";
import { cleanOnce, longestSide, type CleanFile } from "./clean-picture";

/** Encoder settings by format. A lower quality breaks fine lines on a dark ground; more effort triples the time. */
const formats = { avif: { quality: 55, effort: 3 }, webp: { quality: 62 } };

/** sharp's default kernel leaves ringing beside fine lines, which costs a tenth of the bytes. */
const kernel = "mitchell";

/** Widths in pixels: from a small slot on a phone to full width on a large screen. */
const breakpoints = [360, 560, 720, 1080, 1600];

const recipe = JSON.stringify([breakpoints, kernel, sharp.versions, formats]);

const published = path.resolve("public", "static", "pictures");

/** A picture of the content. */
export interface SourceImage {
  absolutePath: string;
  /** Gatsby's digest of the file. */
  contentDigest: string;
}

/** One file of a published picture. */
export interface ImageVariant {
  /** In pixels. */
  width: number;
  format: keyof typeof formats;
}

/** A size in pixels. */
export interface ImageSize {
  width: number;
  height: number;
}

/**
 * The published widths, in pixels, of a picture of the given size: none is larger than the original, and none makes a
 * tall picture higher than the longest side.
 */
export function publishedWidths({ width, height }: ImageSize): number[] {
  const widest = Math.max(1, Math.floor(width * Math.min(1, longestSide / height)));
  const widths = breakpoints.filter((one) => one <= widest);
  return widths.length > 0 ? widths : [widest];
}

/** The original's size as it is seen, in pixels. */
export async function imageSize(file: string): Promise<ImageSize> {
  return (await sharp(file).metadata()).autoOrient;
}

/** The address of a published file; its name changes with the picture and the encoder settings. */
export function imageAddress({ contentDigest }: SourceImage, variant: ImageVariant): string {
  return `/static/pictures/${fileName(contentDigest, variant)}`;
}

/**
 * Publishes one file of a picture, and encodes it unless an earlier build has. Identical pictures share their files.
 * sharp turns the picture upright, converts its colours to sRGB and leaves all metadata out.
 */
export async function publishImage(source: SourceImage, variant: ImageVariant): Promise<void> {
  const { width, format } = variant;
  const name = fileName(source.contentDigest, variant);
  const encoded = await cachedFile("pictures", name, () =>
    sharp(source.absolutePath)
      .autoOrient()
      .resize({ width, kernel })
      .toFormat(format, formats[format])
      .toBuffer(),
  );
  await publish(encoded, name);
}

/** The whole picture, as visitors may download it. */
export interface PublishedDownload extends Omit<CleanFile, "path"> {
  /** The address of its file. */
  url: string;
}

/** Publishes a picture for download, without what is private in it. */
export async function publishDownload({ absolutePath }: SourceImage): Promise<PublishedDownload> {
  const { path: file, ...clean } = await cleanOnce(await readFile(absolutePath));
  const name = `${path.parse(file).name}.${clean.extension}`;
  await publish(file, name);
  return { ...clean, url: `/static/pictures/${name}` };
}

async function publish(file: string, name: string): Promise<void> {
  await mkdir(published, { recursive: true });
  await copyFile(file, path.join(published, name));
}

function fileName(digest: string, { width, format }: ImageVariant): string {
  const hash = createHash("sha256").update(`${recipe} ${digest}`).digest("hex").slice(0, 12);
  return `${hash}-${String(width)}.${format}`;
}
