import { existsSync } from "node:fs";
import { join, parse } from "node:path";
import { contentPaths } from "../read";
import { readMdx } from "../readers/mdx";
import { readText } from "../readers/text";

/** The command that makes the guides' PDFs. */
export const guidesCommand = "npm run make:guides";

/** Where a guide's PDF is, as seen from the project's root. In: the name of the guide's file. */
export function guideFile(name: string): string {
  return `static/guides/${name}.pdf`;
}

/** The PDFs of all guides that have a text: their cards offer them for download. In: the project's root. */
export function guideFiles(root: string): string[] {
  const folder = join(root, "content/guides");
  if (!existsSync(folder)) return [];
  return contentPaths(folder)
    .filter((file) => file.endsWith(".mdx") && hasText(join(folder, file)))
    .map((file) => guideFile(parse(file).name));
}

// What cannot be read is the content check's to name.
function hasText(file: string): boolean {
  const text = readText(file);
  return typeof text === "string" && readMdx(text).body.trim() !== "";
}
