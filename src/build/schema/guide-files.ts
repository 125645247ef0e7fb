import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** The GraphQL type of a guide's PDF file. */
export const guideFileType = `type GuidePdf {
  pages: Int!
  "1 KB is 1,000 bytes."
  kilobytes: Int!
}`;

/** The length and the size of each guide's PDF file; null while there is none. */
export const guideFields = {
  Guide: {
    pdf: { type: "GuidePdf", resolve: ({ name }: { name: string }) => measure(`${name}.pdf`) },
  },
};

function measure(name: string): { pages: number; kilobytes: number } | null {
  const file = path.join("static", "guides", name);
  if (!existsSync(file)) return null;
  const bytes = readFileSync(file);
  // Chromium does not compress the objects of its pages (ISO 32000-1, 7.7.3.3).
  const pages = bytes.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  return { pages, kilobytes: Math.round(bytes.length / 1000) };
}
