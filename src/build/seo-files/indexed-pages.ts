import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** A page that search engines may list. */
export interface IndexedPage {
  /** Its path on the site, such as /about. */
  route: string;
  /** The address that it gives itself. */
  address: string;
}

const canonicalLink = /<link\b[^>]*\brel="canonical"[^>]*>/;

/**
 * Finds the pages that have a canonical address. Pages that are not to be indexed (thanks, not found, drafts) have
 * none, so the page's own head decides.
 * @param folder where Gatsby has built the pages
 * @param routes the paths of all pages
 */
export function indexedPages(folder: string, routes: readonly string[]): IndexedPage[] {
  const pages: IndexedPage[] = [];
  for (const route of routes) {
    const file = path.join(folder, route, "index.html");
    if (!existsSync(file)) continue;
    const [link = ""] = canonicalLink.exec(readFileSync(file, "utf8")) ?? [];
    const address = /\bhref="([^"]*)"/.exec(link)?.[1];
    if (address !== undefined) pages.push({ route, address });
  }
  return pages;
}
