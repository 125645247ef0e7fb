import { createHash } from "node:crypto";
import { existsSync, readFileSync, copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path, { join } from "node:path";
import { zipSync } from "fflate";
import { pressKitPage } from "../content-model/content-types/pages";
import { holdsPlaceholders, type Field } from "../content-model/fields";
import { fillPlaceholders, type Facts } from "../content-model/placeholders";
import { picturePath } from "../content-model/rules/pictures";
import { spokenWords } from "../words/linked-words";
import { cachedFile } from "./cached-file";
import { cleanFile } from "./clean-picture";
import { sourceFolder } from "./content-folder";
import { readFacts } from "./schema/text-placeholders";

/** The kit's parts, by their names in the archive. */
interface KitFiles {
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
async function archiveEntries(
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

const folder = path.join("public", "press-kit");

/** Writes the press kit's text files, and the archive of the whole kit, to public/press-kit. */
export async function publishPressKit(): Promise<void> {
  const kit = readPressKit(sourceFolder());
  rmSync(folder, { recursive: true, force: true });
  if (kit === undefined) return;
  const files = kitFiles(kit);
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of files.texts) writeFileSync(path.join(folder, name), text);
  const entries = await archiveEntries(files, sourceFolder());
  const archive = await cachedFile("press-kit", digestOf(entries), () =>
    Promise.resolve(pack("press-kit", entries)),
  );
  copyFileSync(archive, path.join(folder, "press-kit.zip"));
}

function digestOf(entries: ReadonlyMap<string, Uint8Array>): string {
  const hash = createHash("sha256");
  for (const [name, bytes] of entries) hash.update(`${name}\0${String(bytes.length)}\0`).update(bytes);
  return hash.digest("hex").slice(0, 20);
}

/** The parts of the press kit's page that become files. */
interface PressKit {
  readonly seo: { readonly title: string };
  readonly factSheet: { readonly cards: readonly FactCard[] };
  readonly photos: {
    readonly creditLabel: string;
    readonly licenceLabel: string;
    readonly cards: readonly Photo[];
  };
  readonly licence: readonly string[];
  readonly bios: { readonly entries: readonly Bio[] };
  readonly interview: Lines;
  readonly soundbites: Lines;
}

interface FactCard {
  readonly title: string;
  readonly entries: ReadonlyArray<{ readonly term: string; readonly detail: string }>;
}

interface Photo {
  readonly id: string;
  readonly title: string;
  readonly picture: { readonly file: string };
  readonly credit: string;
  readonly licence: string;
}

interface Bio {
  readonly id: string;
  readonly title: string;
  readonly length: string;
  readonly paragraphs: readonly string[];
}

interface Lines {
  readonly id: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly text: string;
  readonly entries: readonly string[];
}

/** A biography alone, ready to be pasted. */
function bioText({ paragraphs }: Bio): string {
  return document(paragraphs);
}

/** Questions or soundbites: what they are for, then one line each. */
function listText({ eyebrow, title, text, entries }: Lines): string {
  return document([
    `${eyebrow}: ${title}`,
    text,
    ...entries.map((line, index) => `${String(index + 1)}. ${line}`),
  ]);
}

/** The fact sheet as headings with lines of facts. */
function factSheetText({ factSheet }: PressKit): string {
  return document(
    factSheet.cards.map(({ title, entries }) =>
      [title, ...entries.map(({ term, detail }) => `  ${term}: ${spokenWords(detail)}`)].join("\n"),
    ),
  );
}

/** The terms, then the credit of each photograph. */
function licenceText({ licence, photos }: PressKit): string {
  const credits = photos.cards.map(({ id, title, credit, licence: terms }) =>
    [`${title} (${id})`, `  ${photos.creditLabel}: ${credit}`, `  ${photos.licenceLabel}: ${terms}`].join(
      "\n",
    ),
  );
  return document([...licence, ...credits]);
}

function document(parts: readonly string[]): string {
  return `${parts.join("\n\n")}\n`;
}

/**
 * Formats data as visitors read it: placeholders filled, emphasis asterisks removed.
 * @param field the data's field in the content model
 * @param value the data as it is written
 * @param facts the values of placeholders
 */
export function filled(field: Field, value: unknown, facts: Facts): unknown {
  if (field.type === "array" && Array.isArray(value))
    return value.map((entry) => filled(field.items, entry, facts));
  if (field.type === "object" && typeof value === "object" && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => {
        const inner = field.properties[key];
        return [key, inner === undefined ? entry : filled(inner, entry, facts)];
      }),
    );
  }
  if (typeof value !== "string" || !holdsPlaceholders(field)) return value;
  const text = fillPlaceholders(value, facts, field.fills);
  return field.format === "prose" ? text.replaceAll("*", "") : text;
}

// Dates in a ZIP archive have no time zone; this one is built from its parts, so it is the same on every machine.
const always = new Date(2025, 0, 1);

/**
 * Packs files into a reproducible ZIP archive: the same bytes at any time and place.
 * @param folder the folder that the archive unpacks to
 * @param entries contents by name, in the archive's order
 */
export function pack(folder: string, entries: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const tree = Object.fromEntries(Array.from(entries, ([name, content]) => [`${folder}/${name}`, content]));
  return zipSync(tree, { mtime: always, level: 9 });
}
