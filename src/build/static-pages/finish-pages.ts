import { existsSync, readdirSync, rmdirSync, rmSync } from "node:fs";
import path from "node:path";
import { writePageScripts } from "./page-scripts";
import { htmlFiles } from "./published-files";

/** What Gatsby publishes for its own router and plugins. */
const gatsbyFiles = ["_gatsby", "~partytown", "chunk-map.json", "page-data", "webpack.stats.json"];

/**
 * Adds scripts to live pages, and removes files that no visitor requests from the published folder.
 * @param folder the folder, as Gatsby and its adapter have left it
 */
export function finishPages(folder: string): void {
  const pages = htmlFiles(folder).filter(
    (file) =>
      !gatsbyFiles.some((name) => file.startsWith(`${name}/`)) && !existsSync(path.join("static", file)),
  );
  writePageScripts(folder, pages);
  for (const name of gatsbyFiles) rmSync(path.join(folder, name), { recursive: true, force: true });
  removeIfEmpty(folder);
}

/**
 * Removes a folder and its subfolders if they contain no file.
 * @returns whether it was removed
 */
function removeIfEmpty(root: string): boolean {
  const left = readdirSync(root, { withFileTypes: true }).filter(
    (entry) => !entry.isDirectory() || !removeIfEmpty(path.join(root, entry.name)),
  );
  if (left.length === 0) rmdirSync(root);
  return left.length === 0;
}
