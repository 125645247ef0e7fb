import { contentFolder } from "../../src/build/content-folder";
import { placeProblems } from "../../src/build/places/check";
import { readRedirects } from "../../src/build/redirects";
import { checkContent } from "../../src/content-model/check";
import { formatProblems } from "../../src/content-model/format";
import type { Problem } from "../../src/content-model/problem";

/**
 * Whether the site can be built from content/; says every mistake where it cannot.
 * A build asks before Gatsby starts, so that an editor who reads its log meets these words and nothing before them.
 */
export function contentIsSound(): boolean {
  return noneOf(checkContent(contentFolder).problems);
}

/** Whether links lead to the places that they name, once the pages are built; says every mistake. */
export function placesAreSound(): boolean {
  return noneOf(placeProblems("public", contentFolder, readRedirects()));
}

function noneOf(problems: readonly Problem[]): boolean {
  if (problems.length > 0) console.error(formatProblems(problems));
  return problems.length === 0;
}
