import { resolve } from "node:path";
import type { Issue } from "cspell";
import type { Problem } from "../../src/content-model/problem";

/** The list of correct words that no dictionary has; editors may extend it. */
export const dictionary = "content/dictionary.txt";

// The number of suggestions; more would hide the correct one.
const shownSuggestions = 3;

/**
 * Finds words that neither the dictionary nor the site's own list contains, and British words in American texts.
 * @param files paths from the project's root
 * @param english the dictionary
 * @throws if a file cannot be read
 */
export async function spellingProblems(
  files: readonly string[],
  english: "American" | "British",
  root = ".",
): Promise<Problem[]> {
  if (files.length === 0) return [];
  // cspell is an ES module, and the scripts are CommonJS.
  const { lint } = await import("cspell");
  const problems: Problem[] = [];
  const result = await lint(
    files.map((file) => resolve(root, file)),
    {
      config: resolve(root, ".config", english === "American" ? "cspell-american.json" : "cspell.json"),
      root: resolve(root),
      showSuggestions: true,
      progress: false,
      gitignore: false,
    },
    {
      issue: (issue) => {
        problems.push(problemOf(issue, files, root));
      },
      error: (message, error) => {
        throw new Error(message, { cause: error });
      },
    },
  );
  if (result.errors > 0 || result.files !== files.length)
    throw new Error(
      `The spelling of ${String(result.files)} of ${String(files.length)} files could be read.`,
    );
  return problems;
}

function problemOf(
  { uri, row, text, isFlagged = false, suggestionsEx = [] }: Issue,
  files: readonly string[],
  root: string,
): Problem {
  const file = files.find(
    (one) => uri !== undefined && uri.endsWith(encodeURI(resolve(root, one).replaceAll("\\", "/"))),
  );
  const near = suggestionsEx.slice(0, isFlagged ? 1 : shownSuggestions).map(({ word }) => `“${word}”`);
  const instead = near.length > 0 ? `Write ${near.join(" or ")}. ` : "";
  const place = { file: file ?? String(uri), field: "", line: row };
  if (isFlagged)
    return { ...place, problem: `“${text}” is not how this site spells it.`, fix: instead.trim() };
  return {
    ...place,
    problem: `“${text}” is no word that the dictionary knows.`,
    fix: `${instead}If it is right, add it to ${dictionary}, on a line of its own.`,
  };
}
