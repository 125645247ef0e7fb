import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { finishedFolder } from "./finished-content";
import { runQuery, type Graphql } from "./query";

/** The fields of a guide's node that determine whether the guide has a PDF file. */
interface Guide {
  name: string;
  hasBody: boolean;
}

/** The PDF file of a guide in content/. Undefined if the file is missing, or if the guide does not have a text. */
function pdfOf({ name, hasBody }: Guide, content: string): string | undefined {
  const file = path.join(content, "guides", `${name}.pdf`);
  return hasBody && existsSync(file) ? file : undefined;
}

/** Copies the PDF files of the guides to the published folder. A PDF file without a guide is not copied. */
export async function publishGuides(
  graphql: Graphql,
  publishedFolder: string,
  content = finishedFolder,
): Promise<void> {
  const folder = path.join(publishedFolder, "guides");
  rmSync(folder, { recursive: true, force: true });
  const { allGuide } = await runQuery<Queries.GuideNamesQuery>(graphql, query);
  for (const guide of allGuide.nodes) {
    const pdf = pdfOf(guide, content);
    if (pdf === undefined) continue;
    mkdirSync(folder, { recursive: true });
    copyFileSync(pdf, path.join(folder, path.basename(pdf)));
  }
}

const query = /* GraphQL */ `
  query GuideNames {
    allGuide { nodes { name hasBody } }
  }
`;

export const guidePdfType = `type GuidePdf {
  pages: Int!
  "The size of the file in kilobytes (1,000 bytes)."
  kilobytes: Int!
}`;

/** The number of pages and the size of a guide's PDF file. Null if the file is missing. */
export function measurePdf(guide: Guide): { pages: number; kilobytes: number } | null {
  const file = pdfOf(guide, finishedFolder);
  if (file === undefined) return null;
  const bytes = readFileSync(file);
  // Chromium does not compress the page objects of a PDF file (ISO 32000-1, 7.7.3.3), so they can be counted.
  const pages = bytes.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  return { pages, kilobytes: Math.round(bytes.length / 1000) };
}
