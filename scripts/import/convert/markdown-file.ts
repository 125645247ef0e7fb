import { readFrontMatter } from "./front-matter";
import { dayOf, type ImportedText } from "./imported-text";
import { LeftOut } from "./left-out";
import { plainMarkdown } from "./markdown-dialects";

/**
 * Reads a Markdown file of Jekyll, Hugo, Gatsby or Obsidian.
 * @param source the file's text
 * @param file its path; these programs derive a post's name and date from its last segments
 * @throws if its fields cannot be parsed
 */
export function readMarkdownFile(source: string, file: string): ImportedText {
  const { fields, body } = readFrontMatter(source);
  const leftOut = new LeftOut();
  const text = plainMarkdown(body, leftOut);
  const [, day, name = ""] = /^(?:(\d{4}-\d{2}-\d{2})[-_ ]?)?(.*)$/.exec(baseName(file)) ?? [];
  const title = words(fields, "title") ?? titleIn(text) ?? (name === "" ? undefined : readable(name));
  const formerAddress = words(fields, "permalink", "url", "canonical_url");
  return {
    source: file,
    title,
    description: words(fields, "description", "excerpt", "summary", "subtitle", "spoiler"),
    date: days(fields, "date", "publishDate", "published", "created", "lastmod") ?? day,
    categories: ["categories", "category", "tags", "tag", "topics"].flatMap((key) => several(fields[key])),
    name: words(fields, "slug") ?? name,
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
  return titleIn(text) === title ? text.replace(/^#[^\n]*\n*/, "") : text;
}

function readable(name: string): string {
  const spaced = name.includes(" ") ? name : name.replace(/[-_]+/g, " ");
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** The picture that a theme shows over a post. */
function pictureAbove(fields: Readonly<Record<string, unknown>>, text: string): string {
  for (const key of [
    "image",
    "cover",
    "featuredImage",
    "featured_image",
    "feature_image",
    "hero",
    "banner",
    "thumbnail",
  ]) {
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

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
