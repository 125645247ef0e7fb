import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Configuration, LintError } from "markdownlint";
import type { Problem } from "../../src/content-model/problem";
import { existingFiles } from "./existing-files";

/**
 * Checks the form of the guides' Markdown, and its links to files. The content check covers texts in content/.
 * @param files paths from the project's root; files other than guides are skipped
 */
export async function markdownProblems(files: readonly string[], root = "."): Promise<Problem[]> {
  const { lint } = await import("markdownlint/promise");
  const config = JSON.parse(readFileSync(join(root, ".config/markdownlint.json"), "utf8")) as Configuration;
  const markdown = files.filter((file) => /\.md$/.test(file));
  const strings = Object.fromEntries(markdown.map((file) => [file, readFileSync(join(root, file), "utf8")]));
  const results = await lint({ strings, config, customRules: [existingFiles(root)] });
  return markdown.flatMap((file) => (results[file] ?? []).map((error) => problemOf(file, error)));
}

function problemOf(
  file: string,
  { lineNumber, ruleNames, ruleDescription, errorDetail, errorContext }: LintError,
): Problem {
  const details = [errorDetail, errorContext].filter(Boolean).join(": ");
  return {
    file,
    field: "",
    line: lineNumber,
    problem: `${ruleDescription} (${ruleNames.join(", ")}).`,
    fix: details,
  };
}
