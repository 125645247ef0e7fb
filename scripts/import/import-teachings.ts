import { completeDraft } from "./complete/complete";
import { chooseCategories, type CategorySettings } from "./choose-categories";
import type { SourceFile } from "./find-sources";
import { planDrafts, type PlannedDraft, type SaidOfOne } from "./plan-drafts";
import { ImportReport } from "./report";
import { settleLinks } from "./settle-links";
import { siteForImport, type SiteForImport } from "./site-for-import";
import { takePictures } from "./take-pictures";
import { draftFile, writeDraft } from "./write-draft";

/** What an import needs to know, and how it speaks. */
export interface ImportSettings extends CategorySettings {
  readonly files: readonly SourceFile[];
  /** The site's content folder. */
  readonly contentDir: string;
  readonly said: SaidOfOne;
  /** Whether pictures of a former site may be fetched from it. */
  readonly online: boolean;
  /** Such as 2026-03-08: the date of what names none. */
  readonly today: string;
  readonly print: (line: string) => void;
}

/**
 * Imports texts as draft articles. Existing files in content/ are never overwritten.
 * @returns whether every text has been imported
 * @throws Error with a message for the editor, before anything is written, if a category or a field is unknown
 */
export async function importTeachings(settings: ImportSettings): Promise<boolean> {
  const { contentDir, print } = settings;
  const report = new ImportReport(contentDir, print);
  const planned = await planDrafts(settings, report);
  const toWrite = planned.filter(({ there }) => there === undefined);
  const site = siteForImport(contentDir);
  const categories = await chooseCategories(
    toWrite.map(({ text }) => text),
    site.categories,
    settings,
  );
  report.expect(planned.length);
  for (const plan of planned) {
    if (plan.there !== undefined) {
      report.isThere(plan.text, plan.name, plan.there);
      continue;
    }
    try {
      const { pictures, notes } = await makeDraft(plan, categories.get(plan.text) ?? "", site, settings);
      report.isWritten(plan.text, draftFile(plan.name), pictures, notes);
    } catch (error) {
      report.isRefused(plan.text.source, error);
    }
  }
  report.close();
  return report.isComplete;
}

/**
 * Writes one draft.
 * @returns the number of its pictures, and notes for the editor
 */
async function makeDraft(
  { text, file, name }: PlannedDraft,
  category: string,
  { url, routes, names }: SiteForImport,
  { contentDir, online, today }: ImportSettings,
): Promise<{ pictures: number; notes: string[] }> {
  const draft = completeDraft(text, { category, today, names });
  const links = settleLinks(draft.body, url, routes);
  const pictures = await takePictures(links.body, name, { file, embedded: text.pictures, online });
  writeDraft(contentDir, name, draft.fields, pictures);
  const left = text.leftOut.length === 0 ? [] : [`Left out: ${text.leftOut.join(", ")}.`];
  return {
    pictures: pictures.files.size,
    notes: [...draft.notes, ...left, ...links.notes, ...pictures.notes],
  };
}
