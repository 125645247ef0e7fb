import { applyRules } from "./apply-rules";
import type { Content } from "./content";
import { deriveContent } from "./derive";
import type { Mistake } from "./messages";
import { parseFile } from "./parse";
import { readFolder } from "./read";

export type { Content, ContentFile } from "./content";

/** The result of a check: the content and all its mistakes. */
export interface CheckedContent {
  readonly content: Content;
  readonly mistakes: readonly Mistake[];
  /** Mistakes that do not stop the build. */
  readonly notes: readonly Mistake[];
}

/**
 * Checks all of content/ against its content types and reports all mistakes at once: reads the files, parses each,
 * derives shared data, and applies the rules.
 * @throws only if the folder cannot be read
 */
export function checkContent(contentFolder: string): CheckedContent {
  const content = readContent(contentFolder);
  const foundMistakes = applyRules(content);
  return {
    content,
    mistakes: foundMistakes.filter(({ isNote }) => isNote !== true),
    notes: foundMistakes.filter(({ isNote }) => isNote === true),
  };
}

/**
 * Reads, parses and derives all of content/, without applying the rules.
 * @throws only if the folder cannot be read
 */
export function readContent(contentFolder: string): Content {
  const { folder, sources } = readFolder(contentFolder);
  const files = sources.flatMap(({ file, source }) => parseFile(file, source));
  return deriveContent(folder, files);
}
