/** One mistake in the content, in words that an editor can act on. */
export interface Problem {
  /** The file, as seen from the project's root. */
  readonly file: string;
  /** The field as a dotted path; entries of a list by their id, or else by their index. Empty for the whole file. */
  readonly field: string;
  /** What is wrong. */
  readonly problem: string;
  /** What to write instead. */
  readonly fix: string;
  /** The line in the file, where it is known. */
  readonly line?: number;
}

/** Sorts problems by file and line. Those without a line keep their order, since sorting is stable. */
export function byPlace(a: Problem, b: Problem): number {
  return a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1;
}

/** The keys and indexes that lead to a value. */
export type Path = ReadonlyArray<string | number>;

/** What a rule has to say about one value. */
export type Mistake = Pick<Problem, "problem" | "fix">;

/** A mistake and where in its file it is. */
export interface Finding extends Mistake {
  readonly path: Path;
}

/** A finding, and its line where that is not the line of its field. */
export type PlacedFinding = Finding & { readonly line?: number };

/**
 * A path as an editor reads it: questions[what-is-strategic-prayer].answer, hero.actions[1].label.
 * In: the path and the data that it leads through.
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
