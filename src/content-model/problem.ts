/** A mistake in the content, in terms that an editor can act on. */
export interface Problem {
  /** The file's path, relative to the project root. */
  readonly file: string;
  /** The dotted path of the field, with list entries by id or else by index. Empty for the whole file. */
  readonly field: string;
  /** The mistake. */
  readonly problem: string;
  /** The fix: how the editor corrects it. */
  readonly fix: string;
  /** The line in the file, if known. */
  readonly line?: number;
  /** All lines, if there are several. */
  readonly lines?: readonly number[];
  /** Whether it is a note, which does not stop the build. */
  readonly isNote?: boolean;
}

/** Compares problems by file and line. Problems without a line keep their order, since sorting is stable. */
export function byPlace(a: Problem, b: Problem): number {
  return a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1;
}

/** The keys and indexes of a value in nested data. */
export type Path = ReadonlyArray<string | number>;

/** A validator's message about one value. */
export type Mistake = Pick<Problem, "problem" | "fix">;

/** A mistake and its location in the file. */
export interface Finding extends Mistake {
  readonly path: Path;
}

/** A finding with its line, if that differs from the line of its field. */
export type PlacedFinding = Finding & Pick<Problem, "line" | "lines" | "isNote">;

/**
 * Formats a path for editors: faq.questions[what-is-strategic-prayer].answer, hero.actions[1].label.
 * @param path the path
 * @param data the data that it refers to
 */
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
