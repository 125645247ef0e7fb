import { pictureFindings } from "./rules/picture-files";
import type { Content } from "./content";
import { byPlace, type Problem } from "./problem";
import { findingsIn } from "./problems";
import { readContent } from "./read";

/** The result of a check: the content and all its problems. */
export interface CheckedContent {
  readonly content: Content;
  readonly problems: readonly Problem[];
  /** Findings that do not stop the build. */
  readonly notes: readonly Problem[];
}

/**
 * Checks all of content/ against its content types and reports all mistakes at once.
 * @param contentDir the content folder
 * @throws only if the folder cannot be read
 */
export function checkContent(contentDir: string): CheckedContent {
  const content = readContent(contentDir);
  const found = [...findingsIn(content), ...pictureFindings(contentDir, content.paths)].sort(byPlace);
  return {
    content,
    problems: found.filter(({ isNote }) => isNote !== true),
    notes: found.filter(({ isNote }) => isNote === true),
  };
}
