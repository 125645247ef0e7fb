import { readdirSync } from "node:fs";
import path from "node:path";

/** The files under a folder as paths relative to it, with forward slashes. Folders may end in .html too (page-data/404.html). */
export function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"));
}

/** Whether a file is a page, or anything else in HTML. */
export function isHtml(file: string): boolean {
  return file.endsWith(".html");
}
