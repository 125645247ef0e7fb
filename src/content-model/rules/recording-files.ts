import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { imageSize } from "image-size";
import type { ContentFile } from "../content";
import type { Mistake } from "../messages";
import { isSound } from "./recordings";

/** In bytes. */
const large = 25_000_000;

/**
 * Notes of recordings that are better kept elsewhere. They stop nothing.
 * @param contentDir the content folder
 * @param paths every path in it
 */
export function largeRecordings(contentDir: string, paths: readonly string[]): Mistake[] {
  return paths
    .filter(isSound)
    .map((path) => ({ path, size: statSync(join(contentDir, path)).size }))
    .filter(({ size }) => size >= large)
    .map(({ path, size }) => ({
      file: `content/${path}`,
      field: "",
      problem: `is large: ${(size / 1_000_000).toFixed(1)} MB.`,
      fix: "It works from here, but the repository keeps it for ever, each build loads it, and GitHub takes no file over 100 MB. MP3 of 64 kbit/s mono needs 14 MB for half an hour; or keep recordings at a podcast host or in the Internet Archive (archive.org), and write the file’s address in its place.",
      isNote: true,
    }));
}

/** Finds a picture of the podcast that directories refuse. The build makes larger ones smaller. */
export function podcastPictureMistakes(contentDir: string, files: readonly ContentFile[]): Mistake[] {
  const site = files.find(({ file }) => file === "site.json");
  const { file } = (site?.data as SiteWithPodcast | undefined)?.podcast?.picture ?? {};
  if (typeof file !== "string") return [];
  const size = sizeOf(join(contentDir, file));
  if (size === undefined || (size.width === size.height && size.width >= smallest)) return [];
  const { width, height } = size;
  return [
    {
      file: "content/site.json",
      field: "podcast.picture.file",
      problem: `is a picture of ${String(width)} × ${String(height)} pixels, which podcast directories refuse.`,
      fix: "Put a square one there, of 1400 to 3000 pixels on each side.",
    },
  ];
}

/** In pixels (https://podcasters.apple.com/support/896-artwork-requirements). */
const smallest = 1400;

function sizeOf(picture: string): { width: number; height: number } | undefined {
  try {
    return imageSize(readFileSync(picture));
  } catch {
    // That it is there, and a picture, is checked with the others.
    return undefined;
  }
}

interface SiteWithPodcast {
  podcast?: { picture?: { file?: unknown } };
}
