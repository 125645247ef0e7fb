export { nearestName } from "./near-names";

/** A mistake in the content, in terms that an editor can act on. */
export interface Mistake {
  /** The file's path, relative to the project root. */
  readonly file: string;
  /** The dotted path of the field, with list entries by id or else by index. Empty for the whole file. */
  readonly field: string;
  readonly problem: string;
  /** The fix: how the editor corrects it. */
  readonly fix: string;
  /** The line in the file, if known. */
  readonly line?: number | undefined;
  /** All lines, if there are several. */
  readonly lines?: readonly number[] | undefined;
  /** Whether the mistake is a note, which does not stop the build. */
  readonly isNote?: boolean | undefined;
  /** Whether the editing screen refuses a change that adds this mistake, which is only a note in existing content. */
  readonly isRefusedIfNew?: boolean | undefined;
}

/** Compares mistakes by file and line. Mistakes without a line come first in their file, in their original order. */
export function compareMistakes(a: Mistake, b: Mistake): number {
  return a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1;
}

/** The keys and indexes of a value in nested data. */
export type Path = ReadonlyArray<string | number>;

/** The message of a rule: problem and fix. */
export type Explanation = Pick<Mistake, "problem" | "fix">;

/** A mistake of one file, with its line if that differs from the line of its field. */
export interface FieldMistake
  extends Explanation, Pick<Mistake, "line" | "lines" | "isNote" | "isRefusedIfNew"> {
  readonly path: Path;
}

export interface TextMistake extends Explanation, Pick<Mistake, "isNote"> {
  /** The part that differs between similar mistakes. The check combines mistakes that are otherwise equal. */
  readonly quote: string;
}

/** A mistake in a text, with its line, counted from the first line of the text. */
export interface LineMistake extends TextMistake {
  readonly line: number;
}

/** The reason why a whole file cannot be read. */
export type UnreadableReason = Explanation & Pick<Mistake, "line">;

/** The mistake of a listed file that cannot be opened. */
export const unopenedFile: UnreadableReason = {
  problem:
    "cannot be opened. Either this is a shortcut whose target is a folder or does not exist, or you do not have permission to read the file.",
  fix: "Replace the shortcut with the file itself, or ask the owner of the file for permission to read it.",
};

/** The data with which `mistakeAt` finds the line and the name of a field. */
interface LocatableFile {
  readonly file: string;
  readonly data: unknown;
  readonly lineOf: (path: Path) => number | undefined;
}

/** Adds the file, the name of the field and the line to a mistake. */
export function mistakeAt(
  { file, data, lineOf }: LocatableFile,
  { path, lines, line = lines?.[0] ?? lineOf(path), ...message }: FieldMistake,
): Mistake {
  const severalLines = lines !== undefined && lines.length > 1 ? lines : undefined;
  return { ...message, file: `content/${file}`, field: fieldName(path, data), line, lines: severalLines };
}

/** Formats a path for editors: faq.questions[what-is-strategic-prayer].answer, hero.actions[1].label. */
export function fieldName(path: Path, data: unknown): string {
  let name = "";
  let value = data;
  for (const key of path) {
    value = typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
    if (typeof key === "number") name += `[${idOf(value) ?? String(key)}]`;
    else name += name === "" ? key : `.${key}`;
  }
  return name;
}

function idOf(entry: unknown): string | undefined {
  if (typeof entry !== "object" || entry === null || !("id" in entry)) return undefined;
  return typeof entry.id === "string" && entry.id !== "" ? entry.id : undefined;
}

/** The Unicode code point of an invisible character, such as U+00A0. */
export function characterCode(text: string): string {
  return `U+${(text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

/** Shortens a quoted text for a message. */
export function shortenQuote(text: string): string {
  const characters = Array.from(text.replace(/\s+/g, " ").trim());
  return characters.length <= 60 ? characters.join("") : `${characters.slice(0, 59).join("")}…`;
}

/** Formats mistakes for the terminal, grouped by file, with a total. */
export function formatMistakes(mistakes: readonly Mistake[]): string {
  const fileCount = filesOf(mistakes).length;
  const countText = mistakes.length === 1 ? "1 mistake" : `${String(mistakes.length)} mistakes`;
  return `${formatByFile(mistakes)}\n\ncontent: ${countText} in ${fileCount === 1 ? "1 file" : `${String(fileCount)} files`}`;
}

/** Formats mistakes grouped by file, without a total. Files with identical messages are combined. */
export function formatByFile(mistakes: readonly Mistake[]): string {
  const filesByMessages = new Map<string, string[]>();
  for (const file of filesOf(mistakes)) {
    const messages = mistakes
      .filter((one) => one.file === file)
      .map((one, index, all) => formatMistake(one, all[index + 1]?.fix))
      .join("\n");
    filesByMessages.set(messages, [...(filesByMessages.get(messages) ?? []), file]);
  }
  return Array.from(filesByMessages, ([messages, files]) => [...files, messages].join("\n")).join("\n\n");
}

function filesOf(mistakes: readonly Mistake[]): string[] {
  return Array.from(new Set(mistakes.map(({ file }) => file)));
}

/** Formats notes, with a line that says that they do not stop the build. */
export function formatNotes(notes: readonly Mistake[]): string {
  return `${formatByFile(notes)}\n\ncontent: ${notes.length === 1 ? "1 note" : `${String(notes.length)} notes`} (will not stop the build)`;
}

/** Formats a mistake. If the next mistake has the same fix, only the next mistake shows the fix. */
function formatMistake({ field, line, lines, problem, fix }: Mistake, nextFix: string | undefined): string {
  const lineText =
    lines !== undefined
      ? `(lines ${lines.slice(0, -1).join(", ")} and ${String(lines.at(-1))})`
      : line === undefined
        ? ""
        : `(line ${String(line)})`;
  const location = [field, lineText].filter((part) => part !== "").join(" ");
  return `  ${location === "" ? "" : `${location}: `}${problem}${fix === nextFix ? "" : `\n    → ${fix}`}`;
}
