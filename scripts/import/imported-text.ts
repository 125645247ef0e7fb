/** A text in Markdown with what its source says of it. Nothing in it has been checked or shortened yet. */
export interface ImportedText {
  /** The name shown to the editor: the file's path, for an export followed by the title. */
  readonly source: string;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** A day, such as 2026-03-08. */
  readonly date?: string | undefined;
  readonly speaker?: string | undefined;
  /** Its categories and tags. */
  readonly categories: readonly string[];
  /** The last part of its former address. */
  readonly name?: string | undefined;
  /** What it is called where it has neither name nor title: its file, or its number. */
  readonly fileName: string;
  /** Where it was published: an address, or a path on the former site; empty if it was, but the source does not say. */
  readonly formerAddress?: string | undefined;
  /** GFM Markdown with HTML; pictures have their names from the source. */
  readonly body: string;
  /** The pictures embedded in the source, by their names in the body. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  /** What the conversion could not keep, each kind once. */
  readonly leftOut: readonly string[];
}

/** The name of a file, without its folder and its extension. */
export function fileNameOf(file: string): string {
  return /([^/\\]*?)(?:\.\w+)?$/.exec(file)?.[1] ?? file;
}

/** The day of a source's date as it is written there, whatever its time and zone; undefined if there is none. */
export function dayOf(written = ""): string | undefined {
  const [, year = "", month = "", date = ""] =
    /^(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/.exec(written.trim()) ?? [];
  const day =
    year === "" ? new Date(written) : new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)));
  return Number.isNaN(day.getTime()) ? undefined : day.toISOString().slice(0, 10);
}

/** Each kind once, in order of first occurrence, with its count: "a form", "a script (3 times)". */
export function counted(kinds: readonly string[]): string[] {
  return [...new Set(kinds)].map((kind) => {
    const count = kinds.filter((one) => one === kind).length;
    return count === 1 ? kind : `${kind} (${String(count)} times)`;
  });
}

/** Decodes a part of an address, in which a percent sign may be literal. */
export function decoded(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
