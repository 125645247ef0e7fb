import { closeSync, openSync, readFileSync, readSync, statSync } from "node:fs";
import { join } from "node:path";
import { imageSize } from "image-size";
import type { Content } from "./content";
import { byPlace, formatMistakes, type Message, type Mistake } from "./messages";
import { mistakeAt, mistakesAndNotes, mistakesIn } from "./mistakes";
import { ownText } from "./placeholders";
import { readContent, unopened } from "./read";
import { isEncodable, isHeic, isPicture, pictureMistake, signatureLength } from "./rules/pictures";
import { isSound, soundMistake } from "./rules/recordings";

/** The result of a check: the content and all its mistakes. */
export interface CheckedContent {
  readonly content: Content;
  readonly mistakes: readonly Mistake[];
  /** What does not stop the build. */
  readonly notes: readonly Mistake[];
}

/**
 * Checks all of content/ against its content types and reports all mistakes at once.
 * @param contentDir the content folder
 * @throws only if the folder cannot be read
 */
export function checkContent(contentDir: string): CheckedContent {
  const content = readContent(contentDir);
  const found = [
    ...mistakesAndNotes(content),
    ...content.paths.flatMap((path): Mistake[] => {
      const mistake = isSound(path) ? ofRecording(join(contentDir, path)) : ofPicture(contentDir, path);
      return mistake === undefined ? [] : [{ file: `content/${path}`, field: "", ...mistake }];
    }),
    ...podcastPictureMistakes(contentDir, content),
  ].sort(byPlace);
  return {
    content,
    mistakes: found.filter(({ isNote }) => isNote !== true),
    notes: found.filter(({ isNote }) => isNote === true),
  };
}

/** The mistakes of files that cannot be read. While there are any, nothing generated from content can be checked. */
export function brokenFiles(content: Content): Mistake[] {
  const broken = content.files.filter((file) => file.broken).map(({ file }) => `content/${file}`);
  return broken.length === 0 ? [] : mistakesIn(content).filter(({ file }) => broken.includes(file));
}

/**
 * Ends a script that generates files from content if some content cannot be read, and prints the check's messages.
 * Other mistakes do not stop it: a missing picture may be one that the script generates.
 */
export function stopAtBrokenFiles(content: Content): void {
  const mistakes = brokenFiles(content);
  if (mistakes.length === 0) return;
  console.error(formatMistakes(mistakes));
  process.exit(1);
}

// Truncated pictures are found by the build only, since this needs decoding.
function ofPicture(contentDir: string, path: string): Message | undefined {
  if (!isPicture(path) || !(isEncodable(path) || isHeic(path))) return undefined;
  const beginning = beginningOf(join(contentDir, path));
  return beginning === undefined ? unopened : pictureMistake(beginning);
}

function beginningOf(file: string): Uint8Array | undefined {
  try {
    const descriptor = openSync(file, "r");
    try {
      const bytes = Buffer.alloc(signatureLength);
      return bytes.subarray(0, readSync(descriptor, bytes));
    } finally {
      closeSync(descriptor);
    }
  } catch {
    return undefined;
  }
}

// Large recordings are better kept elsewhere. They stop nothing.
function ofRecording(file: string): (Message & Pick<Mistake, "isNote">) | undefined {
  const beginning = beginningOf(file);
  const mistake = beginning === undefined ? unopened : soundMistake(beginning);
  if (mistake !== undefined) return mistake;
  const megabytes = statSync(file).size / 1_000_000;
  if (megabytes < 25) return undefined;
  return {
    problem: `is large: ${megabytes.toFixed(1)} MB.`,
    fix: "It works from here, but the repository keeps it for ever, each build loads it, and GitHub takes no file over 100 MB. MP3 of 64 kbit/s mono needs 14 MB for half an hour; or keep recordings at a podcast host or in the Internet Archive (archive.org), and write the file’s address in its place.",
    isNote: true,
  };
}

/** In pixels (https://podcasters.apple.com/support/896-artwork-requirements). The build makes larger ones smaller. */
const smallestPodcastPicture = 1400;

/** Finds a picture of the podcast that directories refuse. That it is there is checked with the others. */
function podcastPictureMistakes(contentDir: string, { files }: Content): Mistake[] {
  const path = ["podcast", "picture", "file"];
  const site = files.find(({ file }) => file === "site.json");
  const size = sizeOf(join(contentDir, ownText(site?.data, ...path)));
  if (!site || !size || (size.width === size.height && size.width >= smallestPodcastPicture)) return [];
  const problem = `is a picture of ${String(size.width)} × ${String(size.height)} pixels, which podcast directories refuse.`;
  const fix = "Put a square one there, of 1400 to 3000 pixels on each side.";
  return [mistakeAt(site, { path, problem, fix })];
}

function sizeOf(picture: string): { width: number; height: number } | undefined {
  try {
    return imageSize(readFileSync(picture));
  } catch {
    return undefined;
  }
}
