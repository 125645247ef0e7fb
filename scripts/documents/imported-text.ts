/** The sound of a teaching. */
export interface ImportedRecording {
  /** The address of the sound file. */
  readonly file: string;
  /** Such as 38:12. */
  readonly duration?: string | undefined;
  /** The identifier of the episode in the former podcast. */
  readonly guid?: string | undefined;
}

/** A text in Markdown with the metadata of its source, not yet checked or shortened. */
export interface ImportedText {
  /** The name shown to the editor: the file's path. For an export, the title of the text follows. */
  readonly source: string;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** A day, such as 2026-03-08. */
  readonly date?: string | undefined;
  readonly speaker?: string | undefined;
  readonly recording?: ImportedRecording | undefined;
  /** The series of the teaching. The text about the series may be empty. */
  readonly series?: { readonly title: string; readonly text: string } | undefined;
  /** The categories and tags. If a text may contain several names, these follow: "Bible Study", "Bible", "Study". */
  readonly categories: readonly (readonly string[])[];
  /** Possible names for the new address, the best name first. */
  readonly names: readonly string[];
  /** Former addresses, or paths on the former site. An entry is empty if the source does not contain it. */
  readonly formerAddresses: readonly string[];
  /** The address of the former site, if the source contains it. */
  readonly formerSite?: string | undefined;
  /** GFM Markdown with HTML. Pictures keep their names from the source. */
  readonly body: string;
  /** The pictures embedded in the source, by their names in the body. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  /** The parts that the conversion could not keep. */
  readonly leftOut: readonly string[];
}

/** Decodes square brackets that WordPress writes as HTML entities, so that shortcodes are found. */
export function decodeBrackets(text: string): string {
  return text.replace(/&#0*91;/g, "[").replace(/&#0*93;/g, "]");
}

/** Describes the series that are left out, because a teaching can have only one. */
export function describeOtherSeries(names: readonly string[]): string[] {
  return names.map((name) => `the series “${name}” (a teaching can have only one series)`);
}

/** The name of a file, without its folder and its extension. */
export function fileNameOf(file: string): string {
  return /([^/\\]*?)(?:\.\w+)?$/.exec(file)?.[1] ?? file;
}

/** The day of a source's date, without its time zone. Dates that cannot be read are added to `leftOut`. */
export function dayOf(dateText = "", leftOut: string[] = []): string | undefined {
  const [, year, month = "", date = ""] = /^(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/.exec(dateText.trim()) ?? [];
  if (year !== undefined) return `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  const zonelessDate = dateText.replace(/(?<=:\d\d)\s*(?:[A-Z]+|[+-]\d\d:?\d\d)\b.*$/, "");
  // Without this, Date reads 4.5.2019 as April 5.
  const day = new Date(zonelessDate.replace(/^(\d\d?)\.\s?(\d\d?)\.\s?(?=\d{4})/, "$2/$1/"));
  if (/\d{4}/.test(zonelessDate) && !Number.isNaN(day.getTime()))
    return dayOf(`${String(day.getFullYear())}-${String(day.getMonth() + 1)}-${String(day.getDate())}`);
  if (dateText !== "")
    leftOut.push(
      `the date “${dateText}” in an unknown format (in the draft, write this date as in "date: 2019-05-04")`,
    );
  return undefined;
}

/** Converts a text to lower-case letters and digits with hyphens. The result may be empty, as for Chinese. */
export function slugOf(text: string): string {
  return text
    .replace(/ß/g, "ss")
    .normalize("NFKD")
    .replace(/[\p{M}'’‘]/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

/** Formats each kind once, with its count: "a form; a script, 3 times". */
export function countKinds(kinds: readonly string[]): string {
  return [...new Set(kinds)]
    .map((kind) => {
      const count = kinds.filter((one) => one === kind).length;
      return count === 1 ? kind : `${kind}, ${String(count)} times`;
    })
    .join("; ");
}

/** The quoted value of a shortcode's attribute. @param name a name, or alternatives such as src|url */
export function attributeOf(attributes: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)(?:${name})=(["'])(.*?)\\1`).exec(attributes)?.[2];
}

/** Decodes a part of an address, in which a percent sign may be literal. */
export function decodePart(encodedPart: string): string {
  try {
    return decodeURIComponent(encodedPart);
  } catch {
    return encodedPart;
  }
}
