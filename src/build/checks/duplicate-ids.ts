import { contentOfPage } from "../last-changed";
import type { FinishedPage, PageMistake } from "./page-anchors";

/**
 * Finds ids that occur more than once on a page: a link always leads to the first.
 * @param pages the finished pages
 * @param paths every path in content/
 * @returns one problem for each duplicate id
 */
export function duplicateIds(pages: Iterable<FinishedPage>, paths: readonly string[]): PageMistake[] {
  return [...pages].flatMap(({ address, anchors }) =>
    repeated(anchors).map((name) => ({
      on: address,
      problem: `"${name}" is the name of another place on ${address} too.`,
      fix: "Write another here.",
      isFrom: (text, file, field) =>
        field?.format === "id" && text === name && contentOfPage(address, paths).includes(file),
    })),
  );
}

function repeated(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}
