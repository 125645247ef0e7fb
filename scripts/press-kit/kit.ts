import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { stopAtBrokenFiles } from "../../src/content-model/checks/broken-files";
import { readContent } from "../../src/content-model/read";
import { filled } from "./filled";
import { bioText, factSheetText, licenceText, listText } from "./texts";
import type { PressKit } from "./texts";

/** The kit's parts, by the name that each has in the archive. */
export interface KitFiles {
  /** Text files, ready to be written. */
  readonly texts: ReadonlyMap<string, string>;
  /** Photographs: where each stands in the project. */
  readonly photos: ReadonlyMap<string, string>;
}

const page = "pages/press-kit.json";

/**
 * Reads the press kit from the content, its placeholders filled. Ends the program where a file cannot be read.
 * @param contentDir the content folder
 * @throws where the page or the facts are missing, or a placeholder names nothing
 */
export function readPressKit(contentDir: string): PressKit {
  const content = readContent(contentDir);
  stopAtBrokenFiles(content);
  const { files, facts } = content;
  const file = files.find((one) => one.file === page);
  if (file === undefined || facts === undefined)
    throw new Error(
      `content/${page} needs content/site.json and content/facts.json, and one of these is missing.`,
    );
  return filled(file.kind.schema, file.data, facts) as PressKit;
}

/**
 * Everything that the kit consists of.
 * @param contentDir the content folder
 */
export function kitFiles(contentDir: string): KitFiles {
  const kit = readPressKit(contentDir);
  const lists = [kit.interview, kit.soundbites].filter(({ entries }) => entries.length > 0);
  return {
    texts: new Map([
      ...kit.bios.entries.map((bio): [string, string] => [`${bio.id}.txt`, bioText(bio)]),
      ...lists.map((list): [string, string] => [`${list.id}.txt`, listText(list)]),
      ...(kit.factSheet.cards.length > 0 ? [["fact-sheet.txt", factSheetText(kit)] as const] : []),
      ["license.txt", licenceText(kit)],
    ]),
    photos: new Map(
      kit.photos.cards.map(({ id, picture }) => [
        `${id}${extname(picture.file)}`,
        join(contentDir, "pages", picture.file),
      ]),
    ),
  };
}

/** The archive's entries as bytes, in the order of their names. */
export function archiveEntries({ texts, photos }: KitFiles): Map<string, Uint8Array> {
  const entries = [
    ...Array.from(texts, ([name, text]) => [name, new TextEncoder().encode(text)] as const),
    ...Array.from(photos, ([name, file]) => [name, new Uint8Array(readFileSync(file))] as const),
  ];
  return new Map(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
