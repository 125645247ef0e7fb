import { parse as parseToml } from "smol-toml";
import { parse as parseYaml } from "yaml";
import { fromDialects } from "./dialects";
import { htmlToMarkdown } from "./html-to-markdown";
import { counted, dayOf, fileNameOf, type ImportedText } from "./imported-text";
import { parseMarkdown, writeMarkdown } from "./markdown";
import { parseHtml } from "./tree";

/**
 * Reads a post of Jekyll, Hugo or Gatsby, or a note of Obsidian: Markdown, or HTML below fields.
 * @param source the file's text
 * @param file its path, by whose last parts these programs name and date a post
 * @throws Error with a message for the editor if its fields cannot be read
 */
export function readMarkdownFile(source: string, file: string): ImportedText {
  const { fields, text } = readFields(source.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n"));
  const leftOut = Object.entries(fields).flatMap(([name, value]) => unknownField(name, value));
  const plain = footnotesInLine(fromDialects(text, leftOut)).replace(/<!--[^]*?-->/g, "");
  const isHtml = /\.html?$/i.test(file);
  const body = isHtml ? htmlToMarkdown(parseHtml(plain), leftOut) : writeMarkdown(parseMarkdown(plain));
  const [, day, name = ""] = /^(?:(\d{4}-\d{1,2}-\d{1,2})[-_ ]?)?(.*)$/.exec(baseName(file)) ?? [];
  // The title of a note of Obsidian may be its first heading.
  const [heading = "", first] = /^# (.+)\n*/.exec(body) ?? [];
  const title = wordsIn(fields, "title") ?? first;
  const ofPost = `${pictureAbove(fields, body)}${title === first ? body.slice(heading.length) : body}`;
  return {
    source: file,
    title,
    description: wordsIn(fields, "description", "excerpt", "summary", "subtitle", "spoiler"),
    date: dayOf(wordsIn(fields, "date", "publishDate", "published", "created")) ?? dayOf(day),
    speaker: wordsIn(fields, "speaker", "preacher", "speakers"),
    categories: ["categories", "category", "tags", "tag", "topics"].flatMap((key) => several(fields[key])),
    name: wordsIn(fields, "slug") ?? name,
    fileName: fileNameOf(file),
    formerAddress: wordsIn(fields, "permalink", "url", "canonical_url", "path") ?? "",
    body: ofPost,
    pictures: new Map(),
    leftOut: counted(leftOut),
  };
}

type Fields = Readonly<Record<string, unknown>>;

/** Splits off the fields: YAML between dashes, TOML between plus signs (Hugo), or none. */
function readFields(source: string): { fields: Fields; text: string } {
  const [whole = "", sign, written = ""] =
    /^(---|\+\+\+)[ \t]*\n([^]*?)(?:^|\n)\1[ \t]*(?:\n|$)/.exec(source) ?? [];
  try {
    // Dates stay as they are written, whatever their zone.
    const fields: unknown =
      sign === "+++" ? tomlFields(written) : parseYaml(written, { schema: "core", logLevel: "error" });
    const { params, ...own } = isFields(fields) ? fields : {};
    return {
      fields: { ...(isFields(params) && params), ...own },
      text: source.slice(whole.length).replace(/^\n+/, ""),
    };
  } catch (error) {
    const [reason = ""] = (error instanceof Error ? error.message : "").split("\n");
    throw new Error(`the fields above its text cannot be read (${reason.replace(/:$/, "")}).`);
  }
}

function tomlFields(written: string): Fields {
  const asWritten = (value: unknown) => (value instanceof Date ? value.toJSON() : value);
  return Object.fromEntries(
    Object.entries(parseToml(written)).map(([name, value]) => [name, asWritten(value)]),
  );
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A file called index has its folder's name, as in Hugo and Gatsby. */
function baseName(file: string): string {
  const [name = "", folder = ""] = file.split(/[\\/]/).reverse();
  return /^_?index\./.test(name) ? folder : fileNameOf(name);
}

const pictureFields =
  "image cover featuredImage featured_image feature_image hero heroImage banner thumbnail".split(" ");

/** Fields that are taken, or that a theme or a program alone has use for. */
const knownFields = new Set(
  `${pictureFields.join(" ")} title date publishDate published created lastmod modified updated description excerpt
  summary subtitle spoiler categories category tags tag topics slug permalink url canonical_url path speaker speakers
  preacher aliases alias layout type draft status weight order toc math comments share related sitemap cssclass
  cssclasses id uuid guid resources params output outputs featured pinned redirect_from template templateKey`.split(
    /\s+/,
  ),
);

// Such as a recording or a passage: where it belongs, only a person knows.
function unknownField(name: string, value: unknown): string[] {
  if (knownFields.has(name) || /_?alt$/i.test(name) || (value ?? "") === "" || typeof value === "boolean")
    return [];
  return [typeof value === "string" ? `the field ${name} (${value})` : `the field ${name}`];
}

/** The picture that a theme shows over a post. */
function pictureAbove(fields: Fields, body: string): string {
  for (const key of pictureFields) {
    const given = fields[key];
    const within = isFields(given) ? given : { path: given };
    const path = wordsIn(within, "image", "path", "url", "src", "teaser", "feature");
    if (path === undefined || body.includes(path)) continue;
    const alt =
      wordsIn(within, "alt", "caption") ?? wordsIn(fields, `${key}_alt`, `${key}Alt`, "image_alt") ?? "";
    return `![${alt.replace(/[[\]]/g, "\\$&")}](<${path}>)\n\n`;
  }
  return "";
}

function wordsIn(fields: Fields, ...names: readonly string[]): string | undefined {
  return names
    .map((name) => fields[name])
    .map((value) =>
      Array.isArray(value) ? value.join(", ") : typeof value === "number" ? String(value) : value,
    )
    .find((value): value is string => typeof value === "string" && value.trim() !== "");
}

// In Jekyll, words are split at spaces; elsewhere they are a list or one item.
function several(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String);
  return typeof value === "string" ? [value, ...value.split(/[,\s]+/)].filter(Boolean) : [];
}

/** Obsidian's and Pandoc's footnotes within the line. */
function footnotesInLine(text: string): string {
  const notes: string[] = [];
  const body = text.replace(/\^\[((?:[^[\]\n]|\[[^[\]\n]*\])+)\]/g, (_all, words: string) => {
    const number = String(notes.push(words));
    return `[^note-${number}]`;
  });
  return [body, ...notes.map((words, index) => `[^note-${String(index + 1)}]: ${words}`)].join("\n\n");
}
