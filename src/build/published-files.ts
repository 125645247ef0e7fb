import { readdir } from "node:fs/promises";
import path from "node:path";

/** Paths of files, relative to the folder; folders may end in .html too (page-data/404.html). */
export async function publishedFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
