import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { CheckedContent, Content } from "../../src/content-model/check";
import type { Mistake } from "../../src/content-model/messages";
import { fonts } from "../../src/theme/look/fonts";
import { guideHtml } from "./document";
import { guidesIn, guideTexts, outputFolder } from "./sources";

/** A comment before the end of a PDF (ISO 32000-1, 7.2.4), with the digest of the PDF's sources. */
const digestComment = /%source ([\da-f]+)\n(?=startxref)/;

/** Writes the digest of a guide's sources into its PDF file. */
export function addDigest(pdf: Buffer, digest: string): Buffer {
  const trailer = pdf.lastIndexOf("startxref");
  return Buffer.concat([pdf.subarray(0, trailer), Buffer.from(`%source ${digest}\n`), pdf.subarray(trailer)]);
}

function digestIn(file: string): string | undefined {
  return existsSync(file) ? digestComment.exec(readFileSync(file, "latin1"))?.[1] : undefined;
}

/**
 * The PDF files that are missing, or do not match the current texts or the site's look. If the content has
 * mistakes, the list is empty, because guides cannot be made.
 * @param root the project's folder
 */
export function findOutdatedGuides({ content, mistakes }: CheckedContent, root = "."): Mistake[] {
  if (mistakes.length > 0) return [];
  return Object.entries(guideDigests(content))
    .map(([name, digest]) => ({ digest, file: `${outputFolder}/${name}.pdf` }))
    .filter(({ digest, file }) => digestIn(path.join(root, file)) !== digest)
    .map(({ file }) => ({
      file,
      field: "",
      problem: existsSync(path.join(root, file))
        ? "does not match the current texts or the site’s look."
        : "is missing.",
      fix: "Run `npm run make:guides` and commit the changed files.",
    }));
}

/** The digest of each guide's sources (text, shared texts and look), by the guide's name. */
export function guideDigests(content: Content): Record<string, string> {
  const guides = guidesIn(content);
  if (guides.length === 0) return {};
  const texts = guideTexts(content);
  return Object.fromEntries(
    guides.map((guide) => {
      // The document contains the style and the flame, and therefore the colours.
      const source = JSON.stringify([guide, texts, guideHtml(guide, "", texts, ""), fonts]);
      return [guide.name, createHash("sha256").update(source).digest("hex").slice(0, 20)];
    }),
  );
}
