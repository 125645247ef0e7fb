/** A text in Markdown with its source's metadata. Nothing in it has been validated or shortened yet. */
export interface ImportedText {
  /** The name shown to the editor: the file's name, for an export followed by the title. */
  readonly source: string;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** A day, such as 2026-03-08. */
  readonly date?: string | undefined;
  /** What the source calls its categories and tags. */
  readonly categories: readonly string[];
  /** What it was called in its address. */
  readonly name?: string | undefined;
  /** What it is called where it has neither name nor title: its file, or its number. */
  readonly fileName: string;
  /** Where it was published: a full address, or a path on the former site. */
  readonly formerAddress?: string | undefined;
  /** GFM Markdown with HTML; pictures have their names from the source. */
  readonly body: string;
  /** The pictures embedded in the source, by their name in the body. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  /** What the conversion could not take along. */
  readonly leftOut: readonly string[];
}

/** The name of a file, without its folder and its extension. */
export function fileNameOf(file: string): string {
  return /([^/\\]*?)(?:\.\w+)?$/.exec(file)?.[1] ?? file;
}

/** Extracts the day from a source's date; undefined if there is none. */
export function dayOf(written: unknown): string | undefined {
  if (written instanceof Date)
    return Number.isNaN(written.getTime()) ? undefined : written.toISOString().slice(0, 10);
  if (typeof written !== "string") return undefined;
  const [found, year = "", month = "", ofMonth = ""] =
    /^(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/.exec(written.trim()) ?? [];
  const day = `${year}-${month.padStart(2, "0")}-${ofMonth.padStart(2, "0")}`;
  if (found !== undefined) return isDay(day) ? day : undefined;
  const moment = new Date(`${written} UTC`.replace(/(?:GMT|UTC|[+-]\d{4}) UTC$/, "UTC"));
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString().slice(0, 10);
}

function isDay(day: string): boolean {
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
}
