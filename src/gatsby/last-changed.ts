import { execFileSync } from "node:child_process";
import path from "node:path";
import { matches } from "../content-model/content-type";
import { contentTypes } from "../content-model/content-types";
import { textAt } from "../content-model/routes";

/** The date of the last commit (ISO 8601) of each file, by its path in content/. */
type CommitDates = ReadonlyMap<string, string>;

/**
 * Reads from Git when the content changed.
 * @param root the project's folder
 * @returns an empty map without Git or in a shallow clone, where every file would get the oldest commit's date
 */
export function commitDates(root: string): CommitDates {
  const folder = path.join(root, "content");
  try {
    if (git(folder, "rev-parse", "--is-shallow-repository").trim() !== "false") return new Map();
    // With -c, a merge counts only for files that differ from both parents.
    const log = ["log", "-c", "--format=:%cI", "--name-only", "--", "."];
    const prefix = git(folder, "rev-parse", "--show-prefix").trim();
    return parseLog(git(folder, "-c", "core.quotePath=false", ...log), prefix);
  } catch {
    return new Map();
  }
}

/** The newest date of some files; undefined if one of them is in no commit. */
export function newestOf(files: readonly string[], dates: CommitDates): string | undefined {
  const known = files.map((file) => dates.get(file) ?? "");
  if (known.includes("")) return undefined;
  return known.sort((a, b) => Date.parse(a) - Date.parse(b)).at(-1);
}

// Commits are listed newest first: the date after a colon, then the files, one a line, relative to Git's root.
function parseLog(log: string, prefix: string): CommitDates {
  const dates = new Map<string, string>();
  let date = "";
  for (const line of log.split("\n")) {
    if (line.startsWith(":")) date = line.slice(1);
    else if (line !== "" && !dates.has(line.slice(prefix.length))) dates.set(line.slice(prefix.length), date);
  }
  return dates;
}

function git(cwd: string, ...args: string[]): string {
  return execFileSync("git", args, {
    cwd,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    maxBuffer: 1 << 28,
  });
}

/** The page that a route belongs to: the blog for its later pages, categories and series. All share the same files. */
export function firstPageOf(route: string): string {
  return route.replace(/^\/blog(\/(?:category|series)\/[^/]+)?(\/page\/\d+)?$/, "/blog");
}

/**
 * The files of content/ that a page consists of. Content of every page (names, menus, facts) does not count: a new
 * link in the footer does not change the page.
 * @param route the page's path
 * @param files all files of content/, by their path in it
 */
export function contentOfPage(route: string, files: readonly string[]): string[] {
  const text = textAt(route);
  // An article needs no scan of all files, which would be slow with a thousand articles.
  if (text !== undefined) return [text];
  const page = firstPageOf(route);
  const name = page === "/" ? "home" : page.slice(1);
  const own = new RegExp(`^pages/${name}\\.(json|mdx)$`);
  const shown = contentTypes.filter(({ seenOn }) => seenOn.split(", ").includes(page));
  return files.filter((file) => own.test(file) || shown.some((contentType) => matches(contentType, file)));
}
