import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Reads a value by its dotted path. */
function dig(value: unknown, dotted: string): unknown {
  return dotted.split(".").reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), value);
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (isRecord(error) && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** What the ministry says of itself, by dotted path. */
export type Site = { text(dotted: string): string | undefined };

/**
 * Reads the site's own facts.
 * @returns answers from content/site.json; none while that file is missing
 * @throws when the file is not JSON
 */
export async function readSite(): Promise<Site> {
  const source = await readIfThere(path.join("content", "site.json"));
  const site: unknown = source === undefined ? {} : JSON.parse(source);
  return {
    text: (dotted) => {
      const value = dig(site, dotted);
      return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
    },
  };
}

/** A page that is shared by its address, and the title that its preview bears. */
export type SharedPage = { name: string; title: string };

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
    const title = raw.replace(/\{([\w.]+)\}/g, (_, dotted: string) => site.text(dotted) ?? "").trim();
    if (title !== "") pages.push({ name: path.parse(file).name, title });
  }
  return pages;
}
