import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { join } from "node:path";
import { largeRecordings, podcastPictureMistakes } from "./rules/recording-files";
import type { Content } from "./content";
import { byPlace, formatMistakes, type Mistake } from "./messages";
import { mistakesAndNotes, mistakesIn } from "./mistakes";
import { readContent, unopened } from "./read";
import { isEncodable, isHeic, isPicture, pictureMistake, signatureLength } from "./rules/pictures";

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
    ...inPictures(contentDir, content.paths),
    ...largeRecordings(contentDir, content.paths),
    ...podcastPictureMistakes(contentDir, content.files),
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
function inPictures(contentDir: string, paths: readonly string[]): Mistake[] {
  return paths
    .filter((path) => isPicture(path) && (isEncodable(path) || isHeic(path)))
    .flatMap((path) => {
      const beginning = beginningOf(join(contentDir, path));
      const mistake = beginning === undefined ? unopened : pictureMistake(beginning);
      return mistake === undefined ? [] : [{ file: `content/${path}`, field: "", ...mistake }];
    });
}

function beginningOf(file: string): Uint8Array | undefined {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(file, "r");
    const bytes = Buffer.alloc(signatureLength);
    return fstatSync(descriptor).isFile() ? bytes.subarray(0, readSync(descriptor, bytes)) : undefined;
  } catch {
    return undefined;
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}
