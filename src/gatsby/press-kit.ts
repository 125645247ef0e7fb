import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { zipSync, type Zippable } from "fflate";
import { withPlainSpaces } from "../text/keep-together";
import { spokenText } from "../text/linked-text";
import { runQuery, type Graphql } from "./query";

const query = /* GraphQL */ `
  query PressKitFiles {
    allPressKitPage {
      nodes {
        factSheet { cards { title entries { term detail } } }
        photos {
          creditLabel
          licenceLabel
          cards { id title credit licence picture { file { download { url extension } } } }
        }
        licence
        bios { entries { id paragraphs } }
        interview { id eyebrow title text entries }
        soundbites { id eyebrow title text entries }
      }
    }
  }
`;

type PressKit = Queries.PressKitFilesQuery["allPressKitPage"]["nodes"][number];

/** Writes the text files and the archive of the press kit to the published folder. */
export async function publishPressKit(graphql: Graphql, publishedFolder: string): Promise<void> {
  const folder = path.join(publishedFolder, "press-kit");
  rmSync(folder, { recursive: true, force: true });
  const { allPressKitPage } = await runQuery<Queries.PressKitFilesQuery>(graphql, query);
  const [kit] = allPressKitPage.nodes;
  if (!kit) return;
  mkdirSync(folder, { recursive: true });
  const texts = writeKitTexts(kit);
  for (const [name, text] of Object.entries(texts)) writeFileSync(path.join(folder, name), text);
  const photographs = kit.photos.cards.map(({ id, picture }) => {
    const { url, extension } = picture.file.download;
    return [`${id}.${extension}`, readFileSync(path.join(publishedFolder, url))] as const;
  });
  writeFileSync(path.join(folder, "press-kit.zip"), packKit(texts, photographs));
}

/** Writes the texts of the kit's text files, by file name. A list without entries does not have a file. */
export function writeKitTexts(kit: PressKit): Record<string, string> {
  const bios = kit.bios.entries.map(({ id, paragraphs }) => [id, paragraphs] as const);
  const lists = [kit.interview, kit.soundbites]
    .filter(({ entries }) => entries.length > 0)
    .map(({ id, eyebrow, title, text, entries }) => {
      const numberedLines = entries.map((line, index) => `${String(index + 1)}. ${line}`);
      return [id, [`${eyebrow}: ${title}`, text, ...numberedLines]] as const;
    });
  const facts = kit.factSheet.cards.map(({ title, entries }) =>
    [title, ...entries.map(({ term, detail }) => `  ${term}: ${spokenText(detail)}`)].join("\n"),
  );
  const { creditLabel, licenceLabel, cards } = kit.photos;
  const credits = cards.map(
    ({ id, title, credit, licence }) =>
      `${title} (${id})\n  ${creditLabel}: ${credit}\n  ${licenceLabel}: ${licence}`,
  );
  const documents = [
    ...bios,
    ...lists,
    ...(facts.length > 0 ? [["fact-sheet", facts] as const] : []),
    ["license", [...kit.licence, ...credits]] as const,
  ];
  return Object.fromEntries(
    documents.map(([name, parts]) => [
      `${name}.txt`,
      `${withPlainSpaces(parts.join("\n\n")).replaceAll("*", "")}\n`,
    ]),
  );
}

// Dates in a ZIP archive do not have a time zone. A local time is therefore the same in the archive on every machine.
const fileDate = new Date(2025, 0, 1);

/**
 * Packs the kit into a ZIP archive. The order of names and the fixed date make the bytes reproducible. Photographs are
 * already compressed.
 */
export function packKit(
  texts: Readonly<Record<string, string>>,
  photographs: readonly (readonly [name: string, bytes: Uint8Array])[],
): Uint8Array {
  const files: [string, Zippable[string]][] = [
    ...Object.entries(texts).map(([name, text]): [string, Uint8Array] => [name, Buffer.from(text)]),
    ...photographs.map(([name, bytes]): [string, Zippable[string]] => [name, [bytes, { level: 0 }]]),
  ];
  const sortedFiles = files.sort(([a], [b]) => (a < b ? -1 : 1));
  return zipSync(Object.fromEntries(sortedFiles.map(([name, file]) => [`press-kit/${name}`, file])), {
    mtime: fileDate,
  });
}
