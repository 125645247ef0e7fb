import { readdirSync, rmdirSync, rmSync } from "node:fs";
import path from "node:path";
import type { AdapterInit } from "gatsby";
import { bringBack, noteMoves, setAside, type MovedPage } from "./aside";
import { fillLivePages } from "./live-pages";
import { findLeftovers, internalFolders } from "./needed-files";
import { reportLoads } from "./report-loads";
import { filesUnder } from "./walk";

const folder = "public";

type RoutesManifest = Parameters<ReturnType<AdapterInit>["adapt"]>[0]["routesManifest"];

/** Puts everything back to where Gatsby left it, before it looks at what it built last. */
export function undoPublishing(): void {
  bringBack(folder);
}

/** Takes Gatsby's own folders out of the published one. */
export function setNotesAside(): void {
  setAside(folder, internalFolders);
}

/**
 * Gives live pages their scripts, and leaves in the published folder what visitors need and nothing else; the rest
 * waits for the next build. After `setNotesAside`.
 * @param routes what Gatsby says of its build, whose pages the adapter has moved to their addresses
 * @returns a table of what each page loads
 */
export async function publish(routes: RoutesManifest): Promise<string> {
  const moved = movedPages(routes);
  noteMoves(moved);
  const names = ["index.html", "404.html", ...moved.map(({ to }) => path.posix.relative(folder, to))];
  const pages = await fillLivePages(folder, [...new Set(names)]);
  const { stale, internal } = findLeftovers(folder, filesUnder(folder), pages);
  for (const file of stale) rmSync(path.join(folder, file));
  setAside(folder, internal);
  removeIfEmpty(folder);
  return reportLoads(folder, pages);
}

// As the adapter moves them: public/about/index.html to public/about.html, the address's own file.
function movedPages(routes: RoutesManifest): MovedPage[] {
  const own = new Set(routes.flatMap((route) => (route.type === "static" ? [route.filePath] : [])));
  return routes.flatMap((route) => {
    if (route.type !== "static" || !route.filePath.endsWith("/index.html") || /\.html$|\/$/.test(route.path))
      return [];
    const to = `${folder}${route.path}.html`;
    return [{ from: route.filePath, to, isKept: own.has(to) }];
  });
}

/** Removes a folder and those in it where no file is left. Out: whether it is gone. */
function removeIfEmpty(root: string): boolean {
  const left = readdirSync(root, { withFileTypes: true }).filter(
    (entry) => !entry.isDirectory() || !removeIfEmpty(path.join(root, entry.name)),
  );
  if (left.length === 0) rmdirSync(root);
  return left.length === 0;
}
