import { readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * Lists the files with prose: all of content/, and the Markdown files in the project's root and in docs/.
 * @param root the project's root
 * @returns paths from there, with forward slashes
 */
export function proseFiles(root: string): string[] {
  const below = (folder: string) =>
    entriesOf(join(root, folder), true).map((name) => `${folder}/${name.replaceAll("\\", "/")}`);
  const top = entriesOf(root, false).filter((name) => name.endsWith(".md"));
  return [...top, ...below("content"), ...below("docs")].filter((file) => /\.(json|mdx?)$/.test(file)).sort();
}

/** Whether a file is in the site's language; the project's own files are in English. */
export function isVisitorsText(file: string): boolean {
  return /^content\/.*\.(json|mdx)$/.test(file);
}

// A project may have no docs/.
function entriesOf(folder: string, recursive: boolean): string[] {
  try {
    return readdirSync(folder, { recursive, encoding: "utf8" });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}
