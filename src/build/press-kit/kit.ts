import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pressKitPage } from "../../content-model/content-types/pages";
import { picturePath } from "../../content-model/rules/pictures";
import { cleanFile } from "../clean-picture";
import { readFacts } from "../schema/text-placeholders";
import { filled } from "./filled";
import { bioText, factSheetText, licenceText, listText } from "./texts";
import type { PressKit } from "./texts";

/** The kit's parts, by their names in the archive. */
export interface KitFiles {
  /** Text files, ready to be written. */
  readonly texts: ReadonlyMap<string, string>;
  /** The paths of the photographs in content/, by their names without an extension. */
  readonly photos: ReadonlyMap<string, string>;
}

/**
 * Reads the press kit from the content and fills its placeholders.
 * @param contentDir the content folder
 * @returns undefined if the site has no such page
 * @throws if a placeholder is unknown
 */
export function readPressKit(contentDir: string): PressKit | undefined {
  const file = join(contentDir, pressKitPage.files);
  if (!existsSync(file)) return undefined;
  const data: unknown = JSON.parse(readFileSync(file, "utf8"));
  return filled(pressKitPage.schema, data, readFacts()) as PressKit;
}

/**
 * Lists all files of the kit.
 * @param kit what readPressKit returned
 */
export function kitFiles(kit: PressKit): KitFiles {
  const lists = [kit.interview, kit.soundbites].filter(({ entries }) => entries.length > 0);
  return {
    texts: new Map([
      ...kit.bios.entries.map((bio): [string, string] => [`${bio.id}.txt`, bioText(bio)]),
      ...lists.map((list): [string, string] => [`${list.id}.txt`, listText(list)]),
      ...(kit.factSheet.cards.length > 0 ? [["fact-sheet.txt", factSheetText(kit)] as const] : []),
      ["license.txt", licenceText(kit)],
    ]),
    photos: new Map(
      kit.photos.cards.map(({ id, picture }) => [id, picturePath(picture.file, pressKitPage.files)]),
    ),
  };
}

/**
 * The archive's entries as bytes, in the order of their names. Photographs are published without what is private in
 * them.
 * @param files what kitFiles returned
 * @param contentDir the content folder
 * @throws where a photograph cannot be decoded, with what to do
 */
export async function archiveEntries(
  { texts, photos }: KitFiles,
  contentDir: string,
): Promise<Map<string, Uint8Array>> {
  const photographs = Array.from(photos, async ([name, picture]) => {
    const { path, extension } = await cleanFile(join(contentDir, picture), picture);
    return [`${name}.${extension}`, new Uint8Array(await readFile(path))] as const;
  });
  const entries = [
    ...Array.from(texts, ([name, text]) => [name, new TextEncoder().encode(text)] as const),
    ...(await Promise.all(photographs)),
  ];
  return new Map(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
