import type { Problem } from "./problem";

/**
 * Formats problems for the terminal, grouped by file, with a total.
 * @param problems the problems, sorted by file
 * @param check the name of the check
 */
export function formatProblems(problems: readonly Problem[], check = "content"): string {
  const files = filesOf(problems).length;
  const count = problems.length === 1 ? "1 mistake" : `${String(problems.length)} mistakes`;
  return `${formatByFile(problems)}\n\n${check}: ${count} in ${files === 1 ? "1 file" : `${String(files)} files`}`;
}

/**
 * Formats problems grouped by file, without a total. Files with identical messages are combined.
 * @param problems the problems, sorted by file
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

/**
 * Formats notes, with a line saying that they stop nothing.
 * @param notes the notes, sorted by file
 */
export function formatNotes(notes: readonly Problem[]): string {
  return `${formatByFile(notes)}\n\ncontent: ${notes.length === 1 ? "1 note, which stops" : `${String(notes.length)} notes, which stop`} nothing`;
}

/**
 * Formats a problem as GitHub Actions reads it, which shows it at its file and line
 * (https://docs.github.com/actions/reference/workflow-commands-for-github-actions).
 * @param level error stops nothing by itself; the exit code does
 */
export function formatAnnotation(
  { file, field, line, lines, problem, fix }: Problem,
  level: "error" | "warning" | "notice",
): string {
  const place = {
    file,
    ...(line !== undefined && { line: String(line) }),
    ...(field !== "" && { title: field }),
  };
  const properties = Object.entries(place).map(([name, value]) => `${name}=${escapeProperty(value)}`);
  const also = lines === undefined ? "" : ` (lines ${lines.join(", ")})`;
  return `::${level} ${properties.join(",")}::${escapeData(`${problem}${also}\n→ ${fix}`)}`;
}

function escapeData(text: string): string {
  return text.replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replace(/:/g, "%3A").replace(/,/g, "%2C");
}

function formatProblem({ field, line, lines, problem, fix }: Problem): string {
  const where =
    lines !== undefined
      ? `(lines ${lines.slice(0, -1).join(", ")} and ${String(lines.at(-1))})`
      : line === undefined
        ? ""
        : `(line ${String(line)})`;
  const place = [field, where].filter((part) => part !== "").join(" ");
  return `  ${place === "" ? "" : `${place}: `}${problem}\n    → ${fix}`;
}
