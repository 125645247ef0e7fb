import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { contentPaths } from "../../content-model/read";

/**
 * Mirrors one folder into another, without hidden files. Only differences are written or removed, because a watcher
 * of the copy takes each write for a change.
 * @param from the folder to copy
 * @param to the copy; created if it is missing
 */
export function mirrorFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  const wanted = contentPaths(from);
  for (const file of wanted) {
    const bytes = readFileSync(path.join(from, file));
    const copy = path.join(to, file);
    if (existsSync(copy) && readFileSync(copy).equals(bytes)) continue;
    // Written to a temporary file and moved, so that nobody reads a partial file.
    writeFileSync(`${to}.unfinished`, bytes);
    mkdirSync(path.dirname(copy), { recursive: true });
    renameSync(`${to}.unfinished`, copy);
  }
  for (const file of contentPaths(to)) if (!wanted.includes(file)) rmSync(path.join(to, file));
}
