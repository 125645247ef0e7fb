import type { Problem } from "./problem";

/**
 * The problems as a terminal shows them, grouped by file.
 * In: the problems, those of a file together, and the name of the check that found them.
 */
export function formatProblems(problems: readonly Problem[], check = "content"): string {
  const files = Array.from(new Set(problems.map(({ file }) => file)));
  const groups = files.map((file) =>
    [file, ...problems.filter((one) => one.file === file).map(formatProblem)].join("\n"),
  );
  const count = problems.length === 1 ? "1 mistake" : `${String(problems.length)} mistakes`;
  return [
    ...groups,
    `${check}: ${count} in ${files.length === 1 ? "1 file" : `${String(files.length)} files`}`,
  ].join("\n\n");
}

function formatProblem({ field, line, problem, fix }: Problem): string {
  const place = [field, line === undefined ? "" : `(line ${String(line)})`]
    .filter((part) => part !== "")
    .join(" ");
  return `  ${place === "" ? "" : `${place}: `}${problem}\n    → ${fix}`;
}
