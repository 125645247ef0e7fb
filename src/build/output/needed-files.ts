import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { readChunks, type FilesOfPages } from "./live-pages";
import { isHtml } from "./walk";

/** What becomes of the files in the published folder that no visitor asks for. */
export interface Leftovers {
  /** Nothing needs them, or not any more. */
  stale: string[];
  /** Gatsby's own, which its next build needs. */
  internal: string[];
}

/** Folders of the published one that are Gatsby's own altogether. */
export const internalFolders = ["_gatsby", "~partytown", "page-data"];

const hashedBundle = /^[^/]+-([0-9a-f]{20})\.(js|css)$/;
const internalFiles = new Set(["webpack.stats.json", "chunk-map.json"]);
const textFile = /\.(html|json|js|css|webmanifest|xml|txt)$/;

/**
 * Finds what nobody needs: scripts of pages that hydrate nothing, Gatsby's notes to itself, and whatever an earlier
 * build has left.
 * @param folder the folder that Gatsby has built into
 * @param files all its files, but for those of `internalFolders`
 * @param pages those that are pages of this build, with what they load
 */
export function findLeftovers(folder: string, files: readonly string[], pages: FilesOfPages): Leftovers {
  const used = new Set([...pages.values()].flat());
  const named = new Set(Object.values(readChunks(folder)).flat());
  // A page's scripts name what they load later on.
  const later = [...used].map((file) => readText(folder, file)).join("");

  const leftovers: Leftovers = { stale: [], internal: [] };
  for (const file of files) {
    const hash = hashedBundle.exec(file)?.[1];
    if (hash !== undefined) {
      if (used.has(file) || later.includes(hash)) continue;
      leftovers[named.has(file) ? "internal" : "stale"].push(file);
    } else if (isUntold(file, pages)) {
      leftovers.stale.push(file);
    } else if (internalFiles.has(file)) {
      leftovers.internal.push(file);
    } else if (isHtml(file) && !pages.has(file) && !existsSync(path.join("static", file))) {
      leftovers.stale.push(file);
    }
  }
  const gone = new Set([...leftovers.stale, ...leftovers.internal]);
  const rest = files.filter((file) => !gone.has(file));
  return { ...leftovers, internal: [...leftovers.internal, ...unreferenced(folder, rest)] };
}

// The picture for links to a teaching has its title in it, and a draft's is not to be told before its day.
function isUntold(file: string, pages: FilesOfPages): boolean {
  const teaching = /^previews\/(blog\/[^/]+)\.png$/.exec(file)?.[1];
  return teaching !== undefined && !pages.has(`${teaching}.html`);
}

/** Files of /static that no published text names. They come back when a page asks for them again. */
function unreferenced(folder: string, files: readonly string[]): string[] {
  const named = new Set<string>();
  for (const file of files.filter((one) => textFile.test(one))) {
    for (const [address] of readText(folder, file).matchAll(staticAddress)) named.add(decoded(address));
  }
  return files.filter((file) => file.startsWith("static/") && !named.has(file));
}

// A page's addresses begin with a slash, a script's do not: it puts the folder before them. Words end like this too.
const staticAddress = /(?<![\p{L}\p{N}])static\/[^"'\s,()<>\\]+/gu;

// A percent sign in running text begins no code.
function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

function readText(folder: string, file: string): string {
  return readFileSync(path.join(folder, file), "utf8");
}
