import { execFileSync } from "node:child_process";
import path from "node:path";

/** When each file of content/ was committed last (ISO 8601), by its path in content/. */
export type CommitDates = ReadonlyMap<string, string>;

/**
 * Asks Git when the content changed. Out: nothing where there is no Git, or only the end of the history: then every
 * file would seem to have changed with the oldest commit that is there.
 * @param root the project's folder
 */
export function commitDates(root: string): CommitDates {
  const folder = path.join(root, "content");
  try {
    if (git(folder, "rev-parse", "--is-shallow-repository").trim() !== "false") return new Map();
    // With -c a merge counts for the files that it left as neither side had them.
    const log = ["log", "-c", "--format=:%cI", "--name-only", "--", "."];
    const prefix = git(folder, "rev-parse", "--show-prefix").trim();
    return parseLog(git(folder, "-c", "core.quotePath=false", ...log), prefix);
  } catch {
    return new Map();
  }
}

/** The newest date of some files; undefined where one of them is in no commit. */
export function newestOf(files: readonly string[], dates: CommitDates): string | undefined {
  const known = files.map((file) => dates.get(file));
  if (known.some((date) => date === undefined)) return undefined;
  return known
    .filter((date) => date !== undefined)
    .sort(byTime)
    .at(-1);
}

// The newest commit comes first; its date follows a colon, and then the files, one a line, as seen from Git's root.
function parseLog(log: string, prefix: string): CommitDates {
  const dates = new Map<string, string>();
  let date = "";
  for (const line of log.split("\n")) {
    if (line.startsWith(":")) date = line.slice(1);
    else if (line !== "" && !dates.has(line.slice(prefix.length))) dates.set(line.slice(prefix.length), date);
  }
  return dates;
}

function byTime(a: string, b: string): number {
  return Date.parse(a) - Date.parse(b);
}

function git(cwd: string, ...args: string[]): string {
  return execFileSync("git", args, {
    cwd,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    maxBuffer: 1 << 28,
  });
}
