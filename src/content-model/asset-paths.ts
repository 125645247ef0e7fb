import { posix } from "node:path";
import type { Content } from "./content";

/** The folder in content/ for audio files and downloads. They are published under the same path. */
export const filesFolder = "files/";

/**
 * The possible locations in content/ of a picture or file in a text: relative to the text, to content/ itself, or, of
 * a name alone, in pictures/.
 * @param written the path as written
 * @param file the text's path in content/
 */
export function assetPaths(written: string, file: string): string[] {
  const path = decoded(written.trim()).replace(/[?#].*$/, "");
  if (path === "" || /^[a-z][a-z\d+.-]*:|^\/\//i.test(path)) return [];
  const fromText = posix.join(posix.dirname(file), path);
  const fromContent = posix.join(path.replace(/^\/?(?:content\/)?/, ""));
  const inPictures = path.includes("/") ? [] : [`pictures/${path}`];
  return (path.startsWith("/") ? [fromContent] : [fromText, fromContent, ...inPictures]).filter(
    (one) => !one.startsWith("../"),
  );
}

/**
 * Whether a path is a published file: one of content/files, or one that is served unchanged.
 * @param written the path as written
 */
export function isPublishedFile(
  written: string,
  { file, paths, staticFiles }: Pick<Content, "paths" | "staticFiles"> & { readonly file: string },
): boolean {
  if (assetPaths(written, file).some((path) => path.startsWith(filesFolder) && paths.includes(path)))
    return true;
  return staticFiles.has(written);
}

// Markdown writes a space as %20; other percent signs may be literal.
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
