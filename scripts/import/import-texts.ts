import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import { checkContent } from "../../src/content-model/check";
import { fillPlaceholders } from "../../src/content-model/placeholders";
import { readContent } from "../../src/content-model/read";
import { writtenForm } from "../edit/written-form";
import { type AskCategory, type Category, chooseCategories } from "./choose-categories";
import { draftFields, draftName } from "./draft";
import type { ImportedText } from "./imported-text";
import { parseMarkdown, writeMarkdown } from "./markdown";
import { settleLinks } from "./references";
import { ImportReport } from "./report";
import { readSource, type SourceFile } from "./sources";
import { takePictures } from "./pictures";

/** What an import needs to know, and how it speaks. */
export interface ImportSettings {
  readonly files: readonly SourceFile[];
  /** The site's content folder. */
  readonly contentDir: string;
  /** What an editor says of a single text in place of what it says itself. */
  readonly said: Partial<Pick<ImportedText, "title" | "description" | "date" | "name">>;
  /** The category of all texts; without it, each text's own counts, and the editor is asked for the others. */
  readonly category?: string | undefined;
  readonly askCategory: AskCategory;
  /** Whether pictures of a former site may be fetched from it. */
  readonly online: boolean;
  /** Such as 2026-03-08: the date of what names none. */
  readonly today: string;
  readonly print: (line: string) => void;
}

/** A text, where it was found, and what its draft is called. */
interface PlannedDraft {
  readonly text: ImportedText;
  readonly file: SourceFile;
  readonly name: string;
}

/**
 * Imports texts as drafts of articles. What is in content/ is never overwritten.
 * @returns whether every text is there now
 * @throws Error with a message for the editor, before anything is written, if a category or an option cannot be used
 */
export async function importTexts(settings: ImportSettings): Promise<boolean> {
  const { contentDir, print } = settings;
  const report = new ImportReport(print);
  const site = siteAt(contentDir);
  const planned = await planDrafts(settings, report);
  const isThere = ({ name }: PlannedDraft) => existsSync(path.join(contentDir, draftFile(name)));
  const wanted = planned.filter((plan) => !isThere(plan)).map(({ text }) => text);
  const categories = await chooseCategories(wanted, site.categories, settings.category, settings.askCategory);
  report.expect(planned.length);
  for (const plan of planned) {
    const { text, name } = plan;
    if (!wanted.includes(text)) {
      report.isThere(text, draftFile(name));
      continue;
    }
    try {
      const notes = text.leftOut.length === 0 ? [] : [`Left out: ${text.leftOut.join(", ")}.`];
      const pictures = await makeDraft(plan, categories.get(text) ?? "", site, settings, notes);
      report.isWritten(text, name, pictures, notes);
    } catch (error) {
      report.isRefused(text.source, error);
    }
  }
  const mistakes = checkContent(contentDir).mistakes.map(({ file }) => file);
  report.close(report.written.filter((file) => mistakes.includes(file)).length);
  return report.refused === 0;
}

/** Reads all texts and names their drafts. Their order is stable, so that a later import gives the same names. */
async function planDrafts({ files, said }: ImportSettings, report: ImportReport): Promise<PlannedDraft[]> {
  const found: { text: ImportedText; file: SourceFile }[] = [];
  for (const file of files)
    try {
      const { texts, leftOut } = await readSource(file.path);
      report.leavesOut(file.path, leftOut);
      for (const text of texts)
        if (text.body === "")
          report.leavesOut(text.source, ["all of it, for it holds no text", ...text.leftOut]);
        else found.push({ text, file });
    } catch (error) {
      report.isRefused(file.path, error);
    }
  const words = Object.entries(said).filter(([, value]) => value !== undefined);
  if (words.length > 0 && found.length > 1)
    throw new Error("--title, --description, --date and --name are for one text; this is more than one.");
  const used = new Set<string>();
  return found.map(({ text, file }) => {
    const own: ImportedText = { ...text, ...Object.fromEntries(words) };
    const isRenamed = text.title !== undefined && own.title !== text.title;
    const leftOut = isRenamed ? [...text.leftOut, `its own title “${text.title}”`] : text.leftOut;
    return { text: { ...own, leftOut }, file, name: unusedName(draftName(own), used) };
  });
}

function unusedName(name: string, used: Set<string>): string {
  let [unused, number] = [name, 1];
  while (used.has(unused)) unused = `${name}-${String(++number)}`;
  used.add(unused);
  return unused;
}

/**
 * Writes a draft with its pictures.
 * @param notes collects what an editor should know
 * @returns the number of its pictures
 */
async function makeDraft(
  { text, file, name }: PlannedDraft,
  category: string,
  { url, routes, names }: Site,
  { contentDir, online, today }: ImportSettings,
  notes: string[],
): Promise<number> {
  const fields = draftFields(text, category, today, notes);
  const root = parseMarkdown(text.body);
  settleLinks(root, url, routes, notes);
  const pictures = await takePictures(root, name, { file, embedded: text.pictures, online }, notes);
  const source = `---\n${stringify(fields)}---\n\n${writeMarkdown(root)}\n`;
  const named = Array.from(names).reduce((words, [fact, written]) => words.replaceAll(written, fact), source);
  for (const [picture, bytes] of pictures) {
    const target = path.join(contentDir, picture);
    if (!existsSync(target) || !readFileSync(target).equals(bytes)) writeNew(contentDir, picture, bytes);
  }
  writeNew(contentDir, draftFile(name), writtenForm(draftFile(name), named));
  return pictures.size;
}

function draftFile(name: string): string {
  return `articles/${name}.mdx`;
}

// A full disk or an interrupted command leaves no half of a file, which the next run would keep.
function writeNew(contentDir: string, file: string, content: string | Uint8Array): void {
  const target = path.join(contentDir, file);
  const part = path.join(path.dirname(target), `.${path.basename(target)}.part`);
  if (existsSync(target))
    throw new Error(
      `content/${file} is there already, and is another file. Rename it or delete it, and import again.`,
    );
  mkdirSync(path.dirname(target), { recursive: true });
  try {
    writeFileSync(part, content);
    renameSync(part, target);
  } finally {
    rmSync(part, { force: true });
  }
}

/** What imported texts are fitted to. */
interface Site {
  readonly url: string;
  /** The addresses that links may lead to. */
  readonly routes: readonly string[];
  /** Names that stand in content/site.json alone, by the placeholder for each. */
  readonly names: ReadonlyMap<string, string>;
  readonly categories: readonly Category[];
}

function siteAt(contentDir: string): Site {
  const { routes, facts = {} } = readContent(contentDir);
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(contentDir, file), "utf8"));
  const { url } = read("site.json") as { url: string };
  const { list } = read("pages/blog.json") as { list: { categories: Category[] } };
  const names = ["{ministry.name}", "{leader.name}"].map(
    (name) => [name, fillPlaceholders(name, facts)] as const,
  );
  return { url, routes, names: new Map(names), categories: list.categories };
}
