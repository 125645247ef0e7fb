import { contentFolder } from "../../src/build/content-folder";
import { lostPlaceProblems } from "../../src/build/lost-places";
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

/** Whether each link to a place on a page leads to one, once the pages are built; says every one that does not. */
export function everyPlaceIsThere(): boolean {
  return noneOf(lostPlaceProblems("public", contentFolder, readRedirects()));
}

function noneOf(problems: readonly Problem[]): boolean {
  if (problems.length > 0) console.error(formatProblems(problems));
  return problems.length === 0;
}
