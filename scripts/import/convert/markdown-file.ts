import { isObject, readFrontMatter } from "./front-matter";
import { htmlToMarkdown } from "./html-to-markdown";
import { dayOf, fileNameOf, type ImportedText } from "./imported-text";
import { LeftOut } from "./left-out";
import { plainMarkdown } from "./markdown-dialects";
import { parseFragment } from "./tree";

/**
 * Reads a Markdown file of Jekyll, Hugo, Gatsby or Obsidian.
 * @param source the file's text
 * @param file its path; these programs derive a post's name and date from its last segments
 * @throws if its fields cannot be parsed
 */
export function readMarkdownFile(source: string, file: string): ImportedText {
  const { fields, body } = readFrontMatter(source);
  const leftOut = new LeftOut();
  const plain = plainMarkdown(body, leftOut, /\.mdx$/i.test(file));
  const text = /\.html?$/i.test(file) ? htmlToMarkdown(parseFragment(plain), leftOut) : plain;
  const [, day, name = ""] = /^(?:(\d{4}-\d{1,2}-\d{1,2})[-_ ]?)?(.*)$/.exec(baseName(file)) ?? [];
  const title = words(fields, "title") ?? titleIn(text);
  const formerAddress = words(fields, "permalink", "url", "canonical_url", "path");
  for (const field of unknownFields(fields)) leftOut.add(`the field ${field}`);
  return {
    source: file,
    title,
    description: words(fields, "description", "excerpt", "summary", "subtitle", "spoiler"),
    date: days(fields, "date", "publishDate", "published", "created", "lastmod") ?? dayOf(day),
    categories: ["categories", "category", "tags", "tag", "topics"].flatMap((key) => several(fields[key])),
    name: words(fields, "slug") ?? name,
    fileName: fileNameOf(file),
    formerAddress,
    body: pictureAbove(fields, text) + withoutTitle(text, title),
    pictures: new Map(),
    leftOut: leftOut.list(),
  };
}

/** A file called index takes its folder's name, as in Hugo and Gatsby. */
function baseName(file: string): string {
  const parts = file.split(/[\\/]/);
  const name = (parts.at(-1) ?? "").replace(/\.\w+$/, "");
  return /^_?index$/.test(name) ? (parts.at(-2) ?? name) : name;
}

// The title of an Obsidian note may be its first heading or only its file name.
function titleIn(text: string): string | undefined {
  return /^#[ \t]+(.+?)[ \t#]*(?:\n|$)/.exec(text)?.[1];
}

function withoutTitle(text: string, title: string | undefined): string {
  return title !== undefined && titleIn(text) === title ? text.replace(/^#[^\n]*\n*/, "") : text;
}

const pictureFields =
  "image cover featuredImage featured_image feature_image hero heroImage hero-image banner thumbnail".split(
    " ",
  );

/** Fields that are taken, or that only a theme or a program has use for. */
const knownFields = new Set([
  ...pictureFields,
  ..."title date publishDate published created lastmod modified updated expiryDate last_modified_at".split(
    " ",
  ),
  ..."description excerpt summary subtitle spoiler categories category tags tag topics slug permalink".split(
    " ",
  ),
  ..."url canonical_url path aliases alias layout type draft status weight order toc math comments comment".split(
    " ",
  ),
  ..."share related mathjax sitemap cssclass cssclasses id uuid guid excerpt_separator".split(" "),
  ..."resources params output outputs featured pinned sticky redirect_from classes template templateKey".split(
    " ",
  ),
  ...pictureFields.flatMap((name) => [`${name}_alt`, `${name}Alt`]),
]);

// Such as a recording, a passage or a speaker: where it belongs, only a person knows.
function unknownFields(fields: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(fields)
    .filter(([name, value]) => !knownFields.has(name) && (value ?? "") !== "" && typeof value !== "boolean")
    .map(([name, value]) => (typeof value === "string" ? `${name} (${value})` : name));
}

/** The picture that a theme shows over a post. */
function pictureAbove(fields: Readonly<Record<string, unknown>>, text: string): string {
  for (const key of pictureFields) {
    const given = fields[key];
    const within = isObject(given) ? given : {};
    const path =
      typeof given === "string" ? given : words(within, "image", "path", "url", "src", "teaser", "feature");
    if (path === undefined || path === "" || text.includes(path)) continue;
    const alt =
      words(within, "alt", "caption") ?? words(fields, `${key}_alt`, `${key}Alt`, "image_alt") ?? "";
    return `![${alt.replace(/[[\]]/g, "\\$&")}](<${path}>)\n\n`;
  }
  return "";
}

function words(fields: Readonly<Record<string, unknown>>, ...names: readonly string[]): string | undefined {
  return names
    .map((name) => fields[name])
    .map((value) => (typeof value === "number" ? String(value) : value))
    .find((value) => typeof value === "string" && value.trim() !== "") as string | undefined;
}

function days(fields: Readonly<Record<string, unknown>>, ...names: readonly string[]): string | undefined {
  return names.map((name) => dayOf(fields[name])).find((found) => found !== undefined);
}

// In Jekyll, a string is split at spaces; elsewhere the value is a list or a single item.
function several(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String);
  return typeof value === "string" ? [value, ...value.split(/[,\s]+/)].filter((word) => word !== "") : [];
}
