import type { CheckedContent } from "../src/content-model/check";
import type { Mistake } from "../src/content-model/messages";
import { staleGuides } from "./guides/stale";

const finders: readonly ((checked: CheckedContent, root?: string) => Mistake[])[] = [staleGuides];

/**
 * Lists the outdated ones among the files that the project makes from its content and commits.
 * @param root the project's folder
 */
export function staleFiles(checked: CheckedContent, root?: string): Mistake[] {
  return finders.flatMap((find) => find(checked, root));
}
