/** What a path stands for in the published folder. */
export type Resolution =
  { kind: "file"; file: string } | { kind: "redirect"; pathname: string } | { kind: "missing" };

// Netlify reads these two and never serves them.
const unpublished = new Set(["/_headers", "/_redirects"]);

/**
 * Finds a path's file in the platform's order: the exact file, then `.html`, then `/index.html`.
 * A trailing slash leads back to the page without one.
 */
export function resolveFile(pathname: string, isFile: (file: string) => boolean): Resolution {
  if (unpublished.has(pathname)) return { kind: "missing" };
  if (pathname.endsWith("/")) return resolveFolder(pathname, isFile);
  const candidates = [pathname, `${pathname}.html`, `${pathname}/index.html`];
  const file = candidates.find(isFile);
  return file === undefined ? { kind: "missing" } : { kind: "file", file };
}

function resolveFolder(pathname: string, isFile: (file: string) => boolean): Resolution {
  const bare = pathname.slice(0, -1);
  if (bare !== "" && isFile(`${bare}.html`)) return { kind: "redirect", pathname: bare };
  const index = `${pathname}index.html`;
  return isFile(index) ? { kind: "file", file: index } : { kind: "missing" };
}
