import { readdir } from "node:fs/promises";
import path from "node:path";

/** The files under a folder as paths relative to it, with forward slashes. Folders may end in .html too (page-data/404.html). */
export async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"));
}

/** Whether a file is a page, or anything else in HTML. */
export function isHtml(file: string): boolean {
  return file.endsWith(".html");
}
