import { existsSync } from "node:fs";
import { join, parse } from "node:path";
import { contentPaths } from "../read";
import { readMdx } from "../readers/mdx";
import { readText } from "../readers/text";

/** The command that generates the guides' PDFs. */
export const guidesCommand = "npm run make:guides";

/**
 * The path of a guide's PDF, relative to the project root.
 * @param name the name of the guide's file
 */
export function guideFile(name: string): string {
  return `static/guides/${name}.pdf`;
}

/**
 * The PDFs of all guides that have a text; their cards offer them for download.
 * @param root the project root
 */
export function guideFiles(root: string): string[] {
  const folder = join(root, "content/guides");
  if (!existsSync(folder)) return [];
  return contentPaths(folder)
    .filter((file) => file.endsWith(".mdx") && hasText(join(folder, file)))
    .map((file) => guideFile(parse(file).name));
}

// The content check reports files that cannot be read.
function hasText(file: string): boolean {
  const text = readText(file);
  return typeof text === "string" && readMdx(text).body.trim() !== "";
}
