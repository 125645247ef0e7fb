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

/** Writes the press kit's text files, and the archive of the whole kit, to press-kit/ in the published folder. */
export async function publishPressKit(graphql: Graphql, published: string): Promise<void> {
  const folder = path.join(published, "press-kit");
  rmSync(folder, { recursive: true, force: true });
  const { allPressKitPage } = await runQuery<Queries.PressKitFilesQuery>(graphql, query);
  const [kit] = allPressKitPage.nodes;
  if (!kit) return;
  mkdirSync(folder, { recursive: true });
  const texts = kitTexts(kit);
  for (const [name, text] of Object.entries(texts)) writeFileSync(path.join(folder, name), text);
  const photographs = kit.photos.cards.map(({ id, picture }) => {
    const { url, extension } = picture.file.download;
    return [`${id}.${extension}`, readFileSync(path.join(published, url))] as const;
  });
  writeFileSync(path.join(folder, "press-kit.zip"), packKit(texts, photographs));
}

/** The text files of the kit, by their names. Lists without entries have none. */
export function kitTexts(kit: PressKit): Record<string, string> {
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

// Dates in a ZIP archive do not have a time zone. This one is built from its parts, so it is the same on every machine.
const mtime = new Date(2025, 0, 1);

/**
 * Packs the kit into a ZIP archive in the order of names: the same bytes at any time and place. Photographs are compressed
 * already.
 */
export function packKit(
  texts: Readonly<Record<string, string>>,
  photographs: readonly (readonly [name: string, bytes: Uint8Array])[],
): Uint8Array {
  const files: [string, Zippable[string]][] = [
    ...Object.entries(texts).map(([name, text]): [string, Uint8Array] => [name, Buffer.from(text)]),
    ...photographs.map(([name, bytes]): [string, Zippable[string]] => [name, [bytes, { level: 0 }]]),
  ];
  const sorted = files.sort(([a], [b]) => (a < b ? -1 : 1));
  return zipSync(Object.fromEntries(sorted.map(([name, file]) => [`press-kit/${name}`, file])), { mtime });
}
