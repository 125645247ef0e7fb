import { pictureFileMistakes } from "./rules/picture-files";
import type { Content } from "./content";
import { byPlace, type Mistake, formatMistakes } from "./messages";
import { mistakesAndNotes, mistakesIn } from "./mistakes";
import { readContent } from "./read";

/** The result of a check: the content and all its mistakes. */
export interface CheckedContent {
  readonly content: Content;
  readonly mistakes: readonly Mistake[];
  /** Findings that do not stop the build. */
  readonly notes: readonly Mistake[];
}

/**
 * Checks all of content/ against its content types and reports all mistakes at once.
 * @param contentDir the content folder
 * @throws only if the folder cannot be read
 */
export function checkContent(contentDir: string): CheckedContent {
  const content = readContent(contentDir);
  const found = [...mistakesAndNotes(content), ...pictureFileMistakes(contentDir, content.paths)].sort(
    byPlace,
  );
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
