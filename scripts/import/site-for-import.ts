import { readFileSync } from "node:fs";
import path from "node:path";
import { fillPlaceholders } from "../../src/content-model/placeholders";
import { readContent } from "../../src/content-model/read";
import type { Category } from "./complete/category";

/** What imported texts are fitted to. */
export interface SiteForImport {
  /** The site's address, without a slash at its end. */
  readonly url: string;
  /** The addresses that links may lead to. */
  readonly routes: readonly string[];
  /** Names that stand in content/site.json alone, by the placeholder for each. */
  readonly names: ReadonlyMap<string, string>;
  /** The blog's categories, in their order. */
  readonly categories: readonly Category[];
}

/**
 * Reads the site's data that an import needs.
 * @param contentDir the content folder
 */
export function siteForImport(contentDir: string): SiteForImport {
  const { routes, facts = {} } = readContent(contentDir);
  const { url } = readJson(contentDir, "site.json") as { url: string };
  const { list } = readJson(contentDir, "pages/blog.json") as { list: { categories: Category[] } };
  const names = ["{ministry.name}", "{leader.name}"].map(
    (name) => [name, fillPlaceholders(name, facts)] as const,
  );
  return { url, routes, names: new Map(names), categories: list.categories };
}

function readJson(contentDir: string, file: string): unknown {
  return JSON.parse(readFileSync(path.join(contentDir, file), "utf8"));
}
