import { posix } from "node:path";
import type { Content, ContentFile } from "./content";
import { textsIn } from "./fields";

/** The folder in content/ for audio files and downloads. They are published under the same path. */
export const filesFolder = "files/";

/** Whether a path in content/ is the PDF file of a guide, which is published under the same path. */
export function isGuidePdf(path: string): boolean {
  return /^guides\/[^/]+\.pdf$/.test(path);
}

/**
 * The possible locations in content/ of a picture or file in a text: relative to the text, relative to content/, or in
 * pictures/ if the path is only a name.
 */
export function assetPaths(writtenPath: string, file: string): string[] {
  const decodedPath = decodePath(writtenPath.trim());
  const path = decodedPath.replace(/[?#].*$/, "");
  // A # may begin a fragment or belong to a name.
  return [...new Set([path, decodedPath])].flatMap((one) => resolvePaths(one, file));
}

/** Resolves a picture reference to its path in content/. */
export function picturePath(picture: string, file: string): string {
  return posix.join(posix.dirname(file), picture);
}

function resolvePaths(path: string, file: string): string[] {
  if (path === "" || /^[a-z][a-z\d+.-]*:|^\/\//i.test(path)) return [];
  const pathFromText = posix.join(posix.dirname(file), path);
  const pathFromContent = posix.join(path.replace(/^\/?(?:content\/)?/, ""));
  const pathsInPictures = path.includes("/") ? [] : [`pictures/${path}`];
  return (
    path.startsWith("/") ? [pathFromContent] : [pathFromText, pathFromContent, ...pathsInPictures]
  ).filter((one) => !one.startsWith("../"));
}

/** Whether a path is a published file: of content/files, of static/, or a guide's PDF. */
export function isPublishedFile(
  writtenPath: string,
  { file, paths, staticFiles }: Pick<Content, "paths" | "staticFiles"> & { readonly file: string },
): boolean {
  const isPublished = (path: string) => path.startsWith(filesFolder) || isGuidePdf(path);
  if (assetPaths(writtenPath, file).some((path) => isPublished(path) && paths.includes(path))) return true;
  return staticFiles.has(writtenPath);
}

/** Decodes an address: Markdown writes a space as %20. Other percent signs may be literal. */
export function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The pictures and files that content refers to, by their paths in content/. */
export function shownFiles(files: readonly ContentFile[]): ReadonlySet<string> {
  return new Set(files.flatMap((file) => [...filesInFields(file), ...filesInText(file)]));
}

function filesInFields({ file, contentType, data }: ContentFile): string[] {
  return Array.from(textsIn(contentType.schema, data)).flatMap(({ field, text }) => {
    if (field.format === "recording") return assetPaths(text, file);
    return field.format === "picture" ? [picturePath(text, file)] : [];
  });
}

// All possible paths are included. The text's own check reports missing files.
function filesInText({ file, body }: ContentFile): string[] {
  const matches = body.matchAll(
    /\]\(\s*<?([^\s)>]+)|^\s*\[[^\]\n]+\]:\s*<?(\S+)|(?:src|href|picture)\s*=\s*["'“„]?([^\s"'”“>]+)/gim,
  );
  return Array.from(matches).flatMap(([, linkPath, definedPath, attributePath]) =>
    assetPaths(linkPath ?? definedPath ?? attributePath ?? "", file),
  );
}
