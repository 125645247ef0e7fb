import path from "node:path";
import { parse as parseToml, TomlError } from "smol-toml";
import { parse as parseYaml } from "yaml";
import { dayOf, fileNameOf, describeOtherSeries, type ImportedText } from "../documents/imported-text";
import { parseMarkdown, writeMarkdown } from "../documents/markdown";
import { soundsOf } from "./sermon";
import { convertShortcodes } from "./shortcodes";
import { parseHtml, plainTextOf } from "../documents/tree";

/**
 * Reads a post of Jekyll, Hugo or Gatsby, or a note of Obsidian.
 * @param file its path, whose last parts give the name and date of a post in these programs
 * @throws Error with a message for the editor if its fields cannot be read
 */
export function readMarkdownFile(source: string, file: string): ImportedText {
  const { fields, text } = readFields(source.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n"));
  // A one-word author is an id. The full name is in a file of the former site that is not imported.
  const authorName = [nameOf(textIn(fields, "author", "authors"))].find((name) => name?.includes(" "));
  const sound = textIn(fields, ...soundFields) ?? "";
  const duration = textIn(fields, "duration", "podcast_duration") ?? "";
  const meta = new Map(Object.entries({ duration, audio_file: sound.replace(/^!?\[\[|\]\]$/g, "") }));
  const { recording } = soundsOf(meta, [], textIn(fields, "guid"));
  const leftOut = Object.entries(fields)
    .filter(([name]) => !/^authors?$/.test(name) || authorName === undefined)
    .filter(([name, value]) => !soundFields.includes(name) || recording === undefined || value !== sound)
    .flatMap(([name, value]) => describeUnknownField(name, value));
  const body = writeMarkdown(
    parseMarkdown(convertShortcodes(convertInlineFootnotes(text), leftOut).replace(/<!--[^]*?-->/g, "")),
  );
  // A file called index has its folder's name, as in Hugo and Gatsby.
  const name = fileNameOf(/^_?index$/.test(fileNameOf(file)) ? path.dirname(path.resolve(file)) : file);
  const [, day, slug = ""] = /^(?:(\d{4}-\d{1,2}-\d{1,2})[-_ ]?)?(.*)$/.exec(name) ?? [];
  // The title of a note of Obsidian may be its first heading.
  const [heading = "", firstHeading] = /^# (.+)\n*/.exec(body) ?? [];
  const title = nameOf(textIn(fields, "title"));
  const [series, ...otherSeries] = [fields["series"]].flat(2).filter((one) => typeof one === "string");
  leftOut.push(...describeOtherSeries(otherSeries));
  return {
    source: file,
    title: title ?? firstHeading,
    description: textIn(fields, "description", "excerpt", "summary", "subtitle"),
    date: dayOf(textIn(fields, "date", "publishDate", "published", "created"), leftOut) ?? dayOf(day),
    recording,
    series: series === undefined ? undefined : { title: nameOf(series) ?? "", text: "" },
    speaker: nameOf(textIn(fields, "speaker", "preacher", "speakers")) ?? authorName,
    categories: ["categories", "category", "tags", "tag", "topics"].flatMap((key) => listOf(fields[key])),
    names: [textIn(fields, "slug") ?? slug, title ?? "", name],
    formerAddresses: [
      textIn(fields, "permalink", "url", "canonical_url", "path") ?? "",
      // In Obsidian, aliases are other names of a note.
      ...["redirect_from", "aliases"]
        .flatMap((key) => listOf(fields[key]).flat())
        .filter((one) => one.startsWith("/")),
    ],
    body: headerPicture(fields, body) + (title === undefined ? body.slice(heading.length) : body),
    pictures: new Map(),
    leftOut,
  };
}

type Fields = Readonly<Record<string, unknown>>;

/** Splits off the fields: YAML between dashes, TOML between plus signs (Hugo), or none. */
function readFields(source: string): { fields: Fields; text: string } {
  const [frontMatter = "", marker, fieldSource = ""] =
    /^(---|\+\+\+)[ \t]*\n([^]*?)(?:^|\n)\1[ \t]*(?:\n|$)/.exec(source) ?? [];
  try {
    // Dates stay strings, because a time zone could change the day.
    const fields: unknown =
      marker === "+++"
        ? JSON.parse(JSON.stringify(parseToml(fieldSource)))
        : parseYaml(fieldSource, { schema: "core", logLevel: "error" });
    return {
      fields: isFields(fields) ? fields : {},
      text: source.slice(frontMatter.length).replace(/^\n+/, ""),
    };
  } catch (error) {
    const line = error instanceof TomlError ? error.line : Number(/\bline (\d+)/.exec(String(error))?.[1]);
    const location = Number.isNaN(line) ? "" : ` (line ${String(line + 1)})`;
    const usualFix =
      marker === "+++"
        ? 'Each text needs quotation marks, as in title = "The door".'
        : 'Often, a value with a colon or another special character needs quotation marks, as in title: "The door: who knocks".';
    throw new Error(
      `the fields at the top cannot be read${location}. ${usualFix} Otherwise, check the quotation marks, tabs, the indentation and duplicate fields.`,
      { cause: error },
    );
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const pictureFields = ["image", "cover", "featuredImage", "featured_image", "hero", "banner", "thumbnail"];

const soundFields = ["recording", "audio", "audio_file", "audio_url", "mp3", "podcast_file"];

/** Fields that the import uses, or that only a theme or program needs. */
const knownFields = new Set(
  `${pictureFields.join(" ")} duration podcast_duration guid series title date publishDate published created lastmod modified updated description excerpt
  summary subtitle categories category tags tag topics slug permalink url canonical_url path speaker speakers preacher
  aliases layout type draft status weight toc comments id output featured redirect_from`.split(/\s+/),
);

// Reports a field that an editor may have to copy, such as a Scripture passage.
function describeUnknownField(name: string, value: unknown): string[] {
  if (knownFields.has(name) || /_?alt$/i.test(name) || typeof value === "boolean") return [];
  return [`the field "${name}" (${typeof value === "string" ? value : JSON.stringify(value)})`];
}

/** The picture that themes show above a post. */
function headerPicture(fields: Fields, body: string): string {
  for (const key of pictureFields) {
    const value = fields[key];
    const pictureData = isFields(value) ? value : { path: value };
    const file = textIn(pictureData, "image", "path", "url", "src");
    if (file === undefined || body.includes(file)) continue;
    const alt = textIn(pictureData, "alt") ?? textIn(fields, `${key}_alt`, `${key}Alt`) ?? "";
    return `![${alt.replace(/[[\]]/g, "\\$&")}](<${file}>)\n\n`;
  }
  return "";
}

function textIn(fields: Fields, ...names: readonly string[]): string | undefined {
  return names
    .map((name) => fields[name])
    .map((value) => (Array.isArray(value) ? value.join(", ") : value))
    .map((value) => (typeof value === "number" ? String(value) : value))
    .find((value): value is string => typeof value === "string" && value.trim() !== "");
}

/** A name as text. It may contain HTML entities, or be a link in Obsidian. */
function nameOf(writtenName: string | undefined): string | undefined {
  return writtenName && plainTextOf(parseHtml(writtenName.replace(/\[\[(?:[^\]|]*\|)?([^\]|]*)\]\]/g, "$1")));
}

// Jekyll separates values with spaces. In other programs, a string is one value. So its words follow the whole string.
function listOf(value: unknown): string[][] {
  if (Array.isArray(value)) return value.map((one) => [String(one)]);
  if (typeof value !== "string" || value.trim() === "") return [];
  return [[...new Set([value, ...value.split(/[,\s]+/)])].filter(Boolean)];
}

/** Converts footnotes that Obsidian and Pandoc write inside a line: ^[The note.] */
function convertInlineFootnotes(text: string): string {
  const notes: string[] = [];
  const body = text.replace(
    /\^\[((?:[^[\]\n]|\[[^[\]\n]*\])+)\]/g,
    (_all, note: string) => `[^note-${String(notes.push(note))}]`,
  );
  return [body, ...notes.map((note, index) => `[^note-${String(index + 1)}]: ${note}`)].join("\n\n");
}
