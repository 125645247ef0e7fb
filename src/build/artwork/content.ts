import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { factsOf, fillPlaceholders, type Facts } from "../../content-model/placeholders";
import { contentPaths } from "../../content-model/read";
import { readMdx } from "../../content-model/readers/mdx";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Reads a value by its dotted path; numbers index into lists. */
function dig(value: unknown, dotted: string): unknown {
  return dotted
    .split(".")
    .reduce<unknown>(
      (inner, key) => (isRecord(inner) || Array.isArray(inner) ? Reflect.get(inner, key) : undefined),
      value,
    );
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (isRecord(error) && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** What the ministry says of itself and of what it does. */
export type Site = {
  facts: Facts;
  /** One fact, by its dotted path; undefined where there is none. */
  text(dotted: string): string | undefined;
};

/**
 * Reads the site's facts.
 * @returns those of content/site.json and content/facts.json; none if those files are missing
 * @throws if one of them is not valid JSON
 */
export async function readSite(): Promise<Site> {
  const [site, facts] = await Promise.all([readContentFile("site.json"), readContentFile("facts.json")]);
  const all = factsOf(isRecord(site) ? site : {}, isRecord(facts) ? facts : {});
  return { facts: all, text: (dotted) => factAt(dotted, all) };
}

function factAt(dotted: string, facts: Facts): string | undefined {
  return typeof dig(facts, dotted) === "string" ? fillPlaceholders(`{${dotted}}`, facts) : undefined;
}

/**
 * Reads one JSON file of content/.
 * @param file its path in content/
 * @returns its data; an empty object if it is missing
 * @throws if it is not valid JSON
 */
export async function readContentFile(file: string): Promise<unknown> {
  const source = await readIfThere(path.join("content", file));
  return source === undefined ? {} : JSON.parse(source);
}

/** Fills the site's facts into a text of the content. Throws if a placeholder is unknown or circular. */
export function fillIn(text: string, site: Site): string {
  return fillPlaceholders(text, site.facts);
}

/** Reads a text of a JSON file by its dotted path and fills in the site's facts; undefined if there is none. */
export function readText(file: unknown, dotted: string, site: Site): string | undefined {
  const value = dig(file, dotted);
  return typeof value === "string" ? fillIn(value, site) : undefined;
}

/** Lists the MDX files of a folder of content/, sorted by name; empty if the folder does not exist. */
export function mdxFilesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return contentPaths(folder).filter((file) => file.endsWith(".mdx"));
}

/** A page with a link preview: its address, the preview's title, and the title's place in content/. */
export type SharedPage = { name: string; title: string; source: string };

/**
 * Lists the pages that have a title for search engines, with the site's facts filled in.
 * @param site where placeholders such as {ministry.name} are looked up
 * @returns pages by name
 * @throws when a JSON page cannot be read
 */
export async function readPages(site: Site): Promise<SharedPage[]> {
  const folder = path.join("content", "pages");
  const files = contentPaths(folder).filter((file) => /\.(json|mdx)$/.test(file));
  const pages: SharedPage[] = [];
  for (const file of files) {
    const source = await readFile(path.join(folder, file), "utf8");
    const raw = dig(file.endsWith(".json") ? JSON.parse(source) : readMdx(source).data, "seo.title");
    if (typeof raw !== "string") continue;
    const title = fillIn(raw, site).trim();
    if (title !== "") pages.push({ name: path.parse(file).name, title, source: `pages/${file}#seo.title` });
  }
  return pages;
}
