import { draftName } from "./complete/complete";
import type { ImportedText } from "./convert/imported-text";
import type { SourceFile } from "./find-sources";
import { readSource } from "./read-source";
import type { ImportReport } from "./report";
import { titleAt } from "./write-draft";

/** Options that override the metadata of a single imported text. */
export type SaidOfOne = Partial<Pick<ImportedText, "title" | "description" | "date" | "name">>;

/** A text and the name that its draft gets. */
export interface PlannedDraft {
  readonly text: ImportedText;
  readonly file: SourceFile;
  readonly name: string;
  /** The title of the teaching that has this name already. */
  readonly there: string | undefined;
}

interface Sources {
  readonly files: readonly SourceFile[];
  readonly contentDir: string;
  readonly said: SaidOfOne;
}

/**
 * Reads all texts and names their drafts. Two texts with the same name become two articles; their order is stable, so
 * that a later import finds the same names.
 * @throws Error if options for a single text are given with several texts
 */
export async function planDrafts(
  { files, contentDir, said }: Sources,
  report: ImportReport,
): Promise<PlannedDraft[]> {
  const found = await readAll(files, report);
  const words = Object.entries(said).filter(([, value]) => value !== undefined);
  if (words.length > 0 && found.length > 1)
    throw new Error("--title, --description, --date and --name are for one text; this is more than one.");
  const used = new Set<string>();
  return found.map(({ text, file }) => {
    const isRenamed = said.title !== undefined && text.title !== undefined && said.title !== text.title;
    const leftOut = isRenamed ? [...text.leftOut, `its own title “${text.title}”`] : text.leftOut;
    const own = { ...text, leftOut, ...Object.fromEntries(words) };
    const name = unusedName(draftName(own), used);
    return { text: own, file, name, there: titleAt(contentDir, name) };
  });
}

async function readAll(
  files: readonly SourceFile[],
  report: ImportReport,
): Promise<Pick<PlannedDraft, "text" | "file">[]> {
  const found: Pick<PlannedDraft, "text" | "file">[] = [];
  for (const file of files)
    try {
      const { texts, leftOut } = await readSource(file.path);
      const empty = texts.filter(({ body }) => body === "");
      found.push(...texts.filter((text) => !empty.includes(text)).map((text) => ({ text, file })));
      report.leavesOut(file.path, leftOut);
      for (const text of empty) report.isEmpty(text);
    } catch (error) {
      report.isRefused(file.path, error);
    }
  return found;
}

function unusedName(name: string, used: Set<string>): string {
  for (let number = 1; ; number++) {
    const numbered = number === 1 ? name : `${name}-${String(number)}`;
    if (used.has(numbered)) continue;
    used.add(numbered);
    return numbered;
  }
}
