import type { CheckedContent } from "../src/content-model/check";
import type { Mistake } from "../src/content-model/messages";
import { staleGuides } from "./guides/stale";

const finders: readonly ((checkedContent: CheckedContent, root?: string) => Mistake[])[] = [staleGuides];

/**
 * Lists the outdated files among those that are made from the content and committed.
 * @param root the project's folder
 */
export function staleFiles(checkedContent: CheckedContent, root?: string): Mistake[] {
  return finders.flatMap((findStale) => findStale(checkedContent, root));
}
