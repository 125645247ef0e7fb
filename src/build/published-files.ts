import { readdirSync } from "node:fs";
import path from "node:path";

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
