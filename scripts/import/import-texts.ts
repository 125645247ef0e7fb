import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import { checkContent, readContent } from "../../src/content-model/check";
import { formerAddress as formerAddressField } from "../../src/content-model/content-types";
import { fillKnown } from "../../src/content-model/facts";
import { normalizeAddress } from "../../src/content-model/routes";
import { cutAtWord } from "../../src/seo/titles";
import { formatContentFile } from "../written-form";
import { draftFields, draftNames } from "./draft";
import { countKinds, slugOf, type ImportedText } from "../documents/imported-text";
import { parseMarkdown, writeMarkdown } from "../documents/markdown";
import { importPictures, importRecording } from "./pictures";
import { removeDeadLinks } from "./references";
import { readSource, type SourceFile } from "./sources";

export interface ImportSettings {
  readonly files: readonly SourceFile[];
  /** The site's content folder. */
  readonly contentFolder: string;
  /** The category for texts without a category of the blog. */
  readonly category?: string | undefined;
}

/**
 * Imports texts as drafts of articles. Existing files are never overwritten.
 * @returns whether all texts were imported or already existed
 * @throws Error with a message for the editor, before anything is written, if a category is missing
 */
export async function importTexts(settings: ImportSettings): Promise<boolean> {
  const { contentFolder } = settings;
  const { sources, refusedCount } = await readAllSources(settings);
  const names = draftNames([...sources.keys()]);
  const fileOf = (text: ImportedText) => `articles/${names.get(text) ?? ""}.mdx`;
  const newTexts = [...sources.keys()].filter((text) => !existsSync(path.join(contentFolder, fileOf(text))));
  const categories = categoriesOf(newTexts, settings);
  const { routes, facts = {}, today = "" } = readContent(contentFolder);
  const leader = fillKnown("{leader.name}", facts);
  for (const [text, file] of sources) {
    if (!newTexts.includes(text)) {
      console.log(`${text.source}: not imported, because content/${fileOf(text)} already exists.`);
      continue;
    }
    const notes = text.leftOut.length === 0 ? [] : [`Left out: ${countKinds(text.leftOut)}.`];
    const { category = "", otherTags = [] } = categories.get(text) ?? {};
    if (otherTags.length > 0) notes.push(`Left out other categories and tags: ${otherTags.join(", ")}.`);
    const fields = draftFields(text, { category, today, leader }, notes);
    const root = parseMarkdown(text.body);
    removeDeadLinks(root, routes, text.formerSite, notes);
    const pictures = await importPictures(root, names.get(text) ?? "", file, text.pictures, notes);
    const recording = importRecording(text, names.get(text) ?? "", file, notes);
    for (const [picture, bytes] of [...pictures, ...(recording?.files ?? [])])
      writeNewFile(contentFolder, picture, bytes);
    const allFields = { ...fields, ...(recording && { recording: recording.fields }) };
    const source = `---\n${stringify(allFields)}---\n\n${writeMarkdown(root)}\n`;
    writeNewFile(contentFolder, fileOf(text), formatContentFile(fileOf(text), source));
    const pictureCount = pictures.size === 0 ? "" : `, pictures: ${String(pictures.size)}`;
    console.log([`${text.source} → content/${fileOf(text)}${pictureCount}`, ...notes].join("\n  "));
  }
  printSeries(newTexts, contentFolder);
  printFormerAddresses(newTexts, names);
  const counts = `${String(newTexts.length)} written, ${String(sources.size - newTexts.length)} already existed`;
  console.log(`\nDrafts: ${counts}. Files that were not imported: ${String(refusedCount)}.`);
  if (newTexts.length < sources.size)
    console.log(
      "If an existing file contains a different text, rename that file, run the command again, rename the new draft, and give the existing file its old name again.",
    );
  const filesWithMistakes = checkContent(contentFolder).mistakes.map(({ file }) => file);
  const unfinishedCount = newTexts.filter((text) =>
    filesWithMistakes.includes(`content/${fileOf(text)}`),
  ).length;
  if (unfinishedCount > 0)
    console.log(
      `New drafts with mistakes: ${String(unfinishedCount)}. Run \`npm run check:content\` to list the mistakes.`,
    );
  if (newTexts.length > 0)
    console.log('Read the drafts with `npm run develop`. In finished drafts, write "status: published".');
  return refusedCount === 0;
}

async function readAllSources({ files }: ImportSettings) {
  const sources = new Map<ImportedText, SourceFile>();
  let refusedCount = 0;
  for (const file of files)
    try {
      const { texts, leftOut } = await readSource(file.path);
      if (leftOut.length > 0) console.log(`${file.path}: left out ${countKinds(leftOut)}.`);
      const emptyTexts = texts.filter(({ body, recording }) => body === "" && recording === undefined);
      for (const text of texts)
        if (!emptyTexts.includes(text)) sources.set(text, file);
        else
          console.log(
            `${text.source} was not imported: it does not contain a text or a recording.${text.leftOut.length === 0 ? "" : ` Left out: ${countKinds(text.leftOut)}.`}`,
          );
      if (texts.length === 0)
        console.log(
          `${file.path} was not imported: it does not contain posts, and the import does not read pages. Copy the text of each page into a Word document, and import the document. If a WordPress export should contain posts, export again with Tools → Export → All content.`,
        );
      if (emptyTexts.length === texts.length) refusedCount++;
    } catch (error) {
      refusedCount++;
      console.log(`${file.path} was not imported: ${error instanceof Error ? error.message : String(error)}`);
    }
  return { sources, refusedCount };
}

function readBlog(contentFolder: string) {
  return JSON.parse(readFileSync(path.join(contentFolder, "pages/blog.json"), "utf8")) as {
    list: { categories: { value: string; label: string }[] };
    series: { entries: { value: string }[] };
  };
}

interface Categories {
  readonly category: string;
  /** The names of the text's other categories and tags. */
  readonly otherTags: readonly string[];
}

/** The categories of each text. If none of them exists in the blog, the category of `--category` is used. */
function categoriesOf(
  texts: readonly ImportedText[],
  { contentFolder, category }: ImportSettings,
): ReadonlyMap<ImportedText, Categories> {
  const { categories } = readBlog(contentFolder).list;
  const namesOf = ({ value, label }: { value: string; label: string }) => [value, slugOf(label)];
  const ownCategory = (text: ImportedText) =>
    categories.find((one) => text.categories.flat().some((name) => namesOf(one).includes(slugOf(name))));
  const uncategorizedTexts = texts.filter((text) => ownCategory(text) === undefined);
  if (uncategorizedTexts.length > 0 && !categories.some(({ value }) => value === category))
    throw new Error(
      [
        "Nothing was imported, because these texts do not have a category of the blog:",
        ...uncategorizedTexts.map(({ source, categories: ownNames }) =>
          ownNames.length === 0
            ? `  ${source}`
            : `  ${source} (${ownNames.map(([name]) => name).join(", ")})`,
        ),
        `Run the command again with --category and one of these names: ${categories.map(({ value }) => value).join(", ")}.`,
        ...(category === undefined ? [] : [`The blog does not have the category "${category}".`]),
      ].join("\n"),
    );
  return new Map(
    texts.map((text) => {
      const ownEntry = ownCategory(text);
      const isOther = (name: string) => ownEntry === undefined || !namesOf(ownEntry).includes(slugOf(name));
      const otherTags = text.categories.flatMap(([name = "", ...words]) => {
        if (!isOther(name)) return [];
        return words.every(isOther) ? name : words.filter(isOther);
      });
      return [text, { category: ownEntry?.value ?? category ?? "", otherTags: [...new Set(otherTags)] }];
    }),
  );
}

/** Prints the series that the blog does not have yet. */
function printSeries(texts: readonly ImportedText[], contentFolder: string): void {
  const knownSeries = readBlog(contentFolder).series.entries.map(({ value }) => value);
  const newSeries = new Map(texts.flatMap(({ series }) => (series ? [[slugOf(series.title), series]] : [])));
  const entries = [...newSeries]
    .filter(([value]) => !knownSeries.includes(value))
    .map(([value, { title, text }]) => `  ${JSON.stringify({ value, title, text: cutAtWord(text, 160) })}`);
  if (entries.length > 0)
    console.log(
      `\nThe blog does not have these series. Add these lines to "series.entries" in content/pages/blog.json, and fill in each empty "text" (at most 160 characters):\n${entries.join(",\n")}`,
    );
}

/** Writes a file, unless it already exists. */
function writeNewFile(contentFolder: string, file: string, content: string | Uint8Array): void {
  const target = path.join(contentFolder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  if (!existsSync(target)) writeFileSync(target, content, { flag: "wx" });
}

const formerAddressFormat = formerAddressField("");

/** Prints the redirects for old addresses, and the addresses that cannot be redirected. */
function printFormerAddresses(
  texts: readonly ImportedText[],
  names: ReadonlyMap<ImportedText, string>,
): void {
  const redirects: string[] = [];
  const otherLines: string[] = [];
  for (const text of texts)
    for (const address of text.formerAddresses) {
      const oldPath = redirectablePath(address);
      const newPath = `/blog/${names.get(text) ?? ""}`;
      if (oldPath === undefined) otherLines.push(`  ${[text.source, address].filter(Boolean).join(": ")}`);
      else if (oldPath !== newPath) redirects.push(`  { "from": "${oldPath}", "to": "${newPath}" }`);
    }
  if (redirects.length > 0)
    console.log(
      `\nAfter you have published the texts, add these lines to "redirects" in content/redirects.json, so that the old addresses still work:\n${redirects.join(",\n")}`,
    );
  if (otherLines.length > 0)
    console.log(
      `\nA redirect may be missing for these texts. A listed address cannot be redirected. Where no address is listed, add the address on the former site, if the text had one, to "redirects" in content/redirects.json:\n${otherLines.join("\n")}`,
    );
}

/** The path of a former address, if content/redirects.json can list it. */
function redirectablePath(address: string): string | undefined {
  if (address === "" || !URL.canParse(address, "https://former.example")) return undefined;
  const { pathname, search } = new URL(address, "https://former.example");
  const oldPath = normalizeAddress(pathname + search);
  return oldPath !== "/" && formerAddressFormat.safeParse(oldPath).success ? oldPath : undefined;
}
