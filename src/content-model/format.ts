import type { Problem } from "./problem";

/**
 * The problems as a terminal shows them, grouped by file.
 * In: the problems, those of a file together, and the name of the check that found them.
 */
export function formatProblems(problems: readonly Problem[], check = "content"): string {
  const files = filesOf(problems).length;
  const count = problems.length === 1 ? "1 mistake" : `${String(problems.length)} mistakes`;
  return `${formatByFile(problems)}\n\n${check}: ${count} in ${files === 1 ? "1 file" : `${String(files)} files`}`;
}

/**
 * The problems alone, grouped by file; files of which the very same is to be said stand together.
 * In: the problems, those of a file together.
 */
export function formatByFile(problems: readonly Problem[]): string {
  const filesByWords = new Map<string, string[]>();
  for (const file of filesOf(problems)) {
    const words = problems
      .filter((one) => one.file === file)
      .map(formatProblem)
      .join("\n");
    filesByWords.set(words, [...(filesByWords.get(words) ?? []), file]);
  }
  return Array.from(filesByWords, ([words, files]) => [...files, words].join("\n")).join("\n\n");
}

function filesOf(problems: readonly Problem[]): string[] {
  return Array.from(new Set(problems.map(({ file }) => file)));
}

function formatProblem({ field, line, problem, fix }: Problem): string {
  const place = [field, line === undefined ? "" : `(line ${String(line)})`]
    .filter((part) => part !== "")
    .join(" ");
  return `  ${place === "" ? "" : `${place}: `}${problem}\n    → ${fix}`;
}
