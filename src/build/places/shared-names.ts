import { contentOfPage } from "../findability/page-content";
import type { FinishedPage, ShownMistake } from "./finished-page";

/**
 * Names that two places of one page share: a link would lead to the first, whichever was meant.
 * In: the pages, and every path in content/.
 */
export function sharedNames(pages: Iterable<FinishedPage>, paths: readonly string[]): ShownMistake[] {
  return [...pages].flatMap(({ address, places }) =>
    repeated(places).map((name) => ({
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
