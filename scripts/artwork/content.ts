import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Reads a value by its dotted path; in a list, a step is an index. */
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

/** What the ministry says of itself and of what it does, by dotted path. */
export type Site = { text(dotted: string): string | undefined };

/**
 * Reads the site's own facts.
 * @returns answers from content/site.json and content/facts.json; none while those files are missing
 * @throws when one of them is not JSON
 */
export async function readSite(): Promise<Site> {
  const sources = ["site.json", "facts.json"].map((file) => readContentFile(file));
  const facts: unknown = Object.assign({}, ...(await Promise.all(sources)));
  const site: Site = {
    text: (dotted) => {
      const value = dig(facts, dotted);
      return typeof value === "string" && value.trim() !== "" ? fillIn(value.trim(), site) : undefined;
    },
  };
  return site;
}

/**
 * Reads one JSON file of content/.
 * @param file its path in content/
 * @returns what it holds; an empty object while it is missing
 * @throws when it is not JSON
 */
export async function readContentFile(file: string): Promise<unknown> {
  const source = await readIfThere(path.join("content", file));
  return source === undefined ? {} : JSON.parse(source);
}

/** A text of the content with the site's facts filled in; a placeholder without an answer is left out. */
export function fillIn(text: string, site: Site): string {
  return text.replace(/\{([\w.]+)\}/g, (_, dotted: string) => site.text(dotted) ?? "");
}

/** A text of a JSON file, by its dotted path, with the site's facts filled in. */
export function readText(file: unknown, dotted: string, site: Site): string {
  const value = dig(file, dotted);
  if (typeof value !== "string") throw new Error(`There is no text at ${dotted}.`);
  return fillIn(value, site);
}

/** A page that is shared by its address, the title that its preview bears, and where in content/ that title stands. */
export type SharedPage = { name: string; title: string; source: string };

/** Finds `seo.title` in the front matter of an MDX page; its front matter holds nothing that needs a whole parser. */
function titleOfMdx(source: string): unknown {
  const front = /^---\r?\n([\s\S]*?)\r?\n---/.exec(source)?.[1] ?? "";
  const seo = /^seo:[ \t]*\r?\n((?:[ \t]+.*(?:\r?\n|$))+)/m.exec(front)?.[1] ?? "";
  const title = /^[ \t]+title:[ \t]*(.+?)[ \t]*$/m.exec(seo)?.[1];
  return title?.replace(/^(["'])(.*)\1$/, "$2");
}

/**
 * Lists the pages that have a title for search engines, with the site's facts filled in.
 * @param site where placeholders such as {ministry.name} are looked up; one without an answer is left out
 * @returns pages by name
 * @throws when a JSON page cannot be read
 */
export async function readPages(site: Site): Promise<SharedPage[]> {
  const folder = path.join("content", "pages");
  const files = (await readdir(folder)).filter((file) => /\.(json|mdx)$/.test(file)).sort();
  const pages: SharedPage[] = [];
  for (const file of files) {
    const source = await readFile(path.join(folder, file), "utf8");
    const raw = file.endsWith(".json") ? dig(JSON.parse(source), "seo.title") : titleOfMdx(source);
    if (typeof raw !== "string") continue;
    const title = fillIn(raw, site).trim();
    if (title !== "") pages.push({ name: path.parse(file).name, title, source: `pages/${file}#seo.title` });
  }
  return pages;
}
