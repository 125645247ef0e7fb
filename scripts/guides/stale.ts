import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { CheckedContent } from "../../src/content-model/check";
import type { Content } from "../../src/content-model/content";
import type { Mistake } from "../../src/content-model/messages";
import { fonts } from "../../src/theme/look/fonts";
import { guideDocument } from "./document";
import { guidesIn, guideTexts, outputFolder } from "./sources";

/** The digest of the sources of each PDF, by the guide's name. */
const record = ".config/guides.json";

/** Records the digests of the PDFs' sources. */
export function recordGuides(content: Content, root = "."): void {
  writeFileSync(path.join(root, record), `${JSON.stringify(digests(content), null, 2)}\n`);
}

/**
 * The PDFs that are missing, outdated, or without a guide. While the content has mistakes, there are none: a guide
 * cannot be made from it.
 * @param root the project's folder
 */
export function staleGuides({ content, mistakes }: CheckedContent, root = "."): Mistake[] {
  if (mistakes.length > 0) return [];
  const file = path.join(root, record);
  const made = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Record<string, string>) : {};
  const wanted = digests(content);
  return [...new Set([...Object.keys(made), ...Object.keys(wanted)])]
    .map((name) => ({ name, file: `${outputFolder}/${name}.pdf` }))
    .filter(({ name, file }) => made[name] !== wanted[name] || !existsSync(path.join(root, file)))
    .map(({ file }) => ({
      file,
      field: "",
      problem: "is missing or older than its guide or the look of the site.",
      fix: "Run `npm run make:guides` and commit the changed files.",
    }));
}

function digests(content: Content): Record<string, string> {
  const guides = guidesIn(content);
  if (guides.length === 0) return {};
  const texts = guideTexts(content);
  return Object.fromEntries(
    guides.map((guide) => {
      // With the style and the flame, and so with the colours.
      const source = JSON.stringify([guide, texts, guideDocument(guide, "", texts, ""), fonts]);
      return [guide.name, createHash("sha256").update(source).digest("hex").slice(0, 20)];
    }),
  );
}
