import { resolve } from "node:path";
import { checkContent } from "../../src/content-model/check";
import { formatProblems } from "../../src/content-model/format";

/**
 * Whether the site can be built from content/; says every mistake where it cannot.
 * A build asks before Gatsby starts, so that an editor who reads its log meets these words and nothing before them.
 */
export function contentIsSound(): boolean {
  const { problems } = checkContent(resolve("content"));
  if (problems.length > 0) console.error(formatProblems(problems));
  return problems.length === 0;
}
