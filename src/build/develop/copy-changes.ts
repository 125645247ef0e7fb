import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { contentPaths } from "../../content-model/read";

/**
 * Makes one folder the same as another, but for hidden files, by writing and removing only what differs, since whoever
 * watches the copy takes each write for a change.
 * @param from the folder to copy
 * @param to the copy; made where it is missing
 */
export function copyChanges(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  const wanted = contentPaths(from);
  for (const file of wanted) {
    const bytes = readFileSync(path.join(from, file));
    const copy = path.join(to, file);
    if (existsSync(copy) && readFileSync(copy).equals(bytes)) continue;
    // Written beside the copy and then moved, so that nobody reads half a file.
    writeFileSync(`${to}.unfinished`, bytes);
    mkdirSync(path.dirname(copy), { recursive: true });
    renameSync(`${to}.unfinished`, copy);
  }
  for (const file of contentPaths(to)) if (!wanted.includes(file)) rmSync(path.join(to, file));
}
