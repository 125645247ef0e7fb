import { assetPaths } from "./asset-paths";
import type { ContentFile } from "./content-file";
import { picturePath } from "./rules/pictures";
import { textsIn } from "./visit";

/**
 * The pictures and files that content refers to, by their paths in content/.
 * @param files the content files
 */
export function shownFiles(files: readonly ContentFile[]): ReadonlySet<string> {
  return new Set(files.flatMap((file) => [...inFields(file), ...inText(file)]));
}

function inFields({ file, contentType, data }: ContentFile): string[] {
  return Array.from(textsIn(contentType.schema, data))
    .filter(({ field }) => field.format === "picture")
    .map(({ text }) => picturePath(text, file));
}

// All possible paths are included; the text's own check reports missing files.
function inText({ file, body = "" }: ContentFile): string[] {
  const named = body.matchAll(
    /\]\(\s*<?([^\s)>]+)|^\s*\[[^\]\n]+\]:\s*<?(\S+)|(?:src|href|picture)\s*=\s*["'“„]?([^\s"'”“>]+)/gim,
  );
  return Array.from(named).flatMap(([, markdown, defined, attribute]) =>
    assetPaths(markdown ?? defined ?? attribute ?? "", file),
  );
}
