import type { CheckedContent } from "../src/content-model/check";
import type { Mistake } from "../src/content-model/messages";
import { findOutdatedGuides } from "./guides/outdated";

const finders: readonly ((checkedContent: CheckedContent, root?: string) => Mistake[])[] = [
  findOutdatedGuides,
];

/**
 * Lists the outdated files among those that are made from the content and committed.
 * @param root the project's folder
 */
export function findOutdatedFiles(checkedContent: CheckedContent, root?: string): Mistake[] {
  return finders.flatMap((findOutdated) => findOutdated(checkedContent, root));
}
