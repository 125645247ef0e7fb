import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Parser } from "htmlparser2";

/** Lists the files under a folder as relative paths with forward slashes. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"));
}

/** Lists the HTML files under a folder as relative paths. */
export function listHtmlFiles(folder: string): string[] {
  return listFiles(folder).filter((file) => file.endsWith(".html"));
}

/** The address of a page's file: about.html is /about. */
export function addressOf(file: string): string {
  return `/${file.replace(/(^index)?\.html$/, "")}`;
}

export interface PageHead {
  /** The page's address. Undefined if search engines must not list the page (thanks, not found, drafts). */
  canonical: string | undefined;
  /** The contents of the page's meta elements, by `property`, such as og:image. */
  properties: ReadonlyMap<string, string>;
}

export function readHeads(folder: string): PageHead[] {
  return listHtmlFiles(folder).map((page) => {
    const html = readFileSync(path.join(folder, page), "utf8");
    let canonical: string | undefined;
    const properties = new Map<string, string>();
    const parser = new Parser({
      onopentag(name, { rel, href, property, content = "" }) {
        if (name === "link" && rel === "canonical") canonical = href;
        if (name === "meta" && property !== undefined) properties.set(property, content);
      },
    });
    parser.end(html.slice(0, html.indexOf("</head>")));
    return { canonical, properties };
  });
}
