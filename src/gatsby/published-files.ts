import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Parser } from "htmlparser2";

/** Lists the files under a folder as relative paths with forward slashes. */
export function publishedFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"));
}

/** Those of them that are HTML. */
export function htmlFiles(folder: string): string[] {
  return publishedFiles(folder).filter((file) => file.endsWith(".html"));
}

/** The address of a page's file: about.html is /about. */
export function addressOf(file: string): string {
  return `/${file.replace(/(^index)?\.html$/, "")}`;
}

/** The metadata of a built page. */
export interface PageHead {
  /** Its address; undefined if search engines must not list it (thanks, not found, drafts). */
  canonical: string | undefined;
  /** Its meta elements by their `property`, such as og:image. */
  properties: ReadonlyMap<string, string>;
}

/** Reads the heads of the pages in a folder. */
export function readHeads(folder: string): PageHead[] {
  return htmlFiles(folder).map((page) => {
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
