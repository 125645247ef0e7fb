import { isReserved } from "../../src/content-model/routes";
import { cutAtWord } from "../../src/seo/titles";
import { slugOf, type ImportedText } from "../documents/imported-text";
import { paragraphsIn } from "../documents/markdown";

const maxTitleCharacters = 90;
const maxExcerptCharacters = 160;
/** Paragraphs are added to an excerpt until it has this length. */
const minExcerptCharacters = 70;

/**
 * Makes the fields of an article's draft. Missing fields are derived from the text.
 * @param site.today such as 2026-03-08, for texts without a date
 * @param site.leader the leader's name, which is left out as the speaker
 * @param notes collects notes for the editor
 */
export function draftFields(
  text: ImportedText,
  { category, today, leader }: Readonly<Record<"category" | "today" | "leader", string>>,
  notes: string[],
) {
  const { date, speaker, series, description = "", title = titleFromName(text.names[0] ?? "") } = text;
  const shortTitle = cutAtWord(title, maxTitleCharacters);
  if (shortTitle !== title) notes.push(`The title was shortened. The full title is “${title}”.`);
  if (date === undefined)
    notes.push(
      'The draft has today’s date, because the source does not have a date that the import can read. Correct "date" in the draft.',
    );
  let excerpt = description;
  if (description === "")
    for (const paragraph of paragraphsIn(text.body))
      if (excerpt.length < minExcerptCharacters) excerpt = `${excerpt} ${paragraph}`.trim();
  if (excerpt !== description)
    notes.push(
      '"excerpt" is the beginning of the text, because the source does not have another description. Rewrite "excerpt" if necessary.',
    );
  else if (excerpt.length > maxExcerptCharacters)
    notes.push(
      `The description was shortened to ${String(maxExcerptCharacters)} characters for "excerpt". The full description is “${description}”.`,
    );
  return {
    title: shortTitle.replaceAll("{", "\\{"),
    excerpt: cutAtWord(excerpt, maxExcerptCharacters).replaceAll("{", "\\{"),
    category,
    ...(series !== undefined && { series: slugOf(series.title) }),
    date: date ?? today,
    ...(speaker !== undefined && speaker !== leader && { speaker }),
    featured: false,
    status: "draft",
  };
}

/** The names of drafts, which are the last parts of their addresses. A later import gives the same names. */
export function draftNames(texts: readonly ImportedText[]): ReadonlyMap<ImportedText, string> {
  const names = new Map<ImportedText, string>();
  for (const text of texts) {
    const slug = text.names.map(slugOf).find((one) => one !== "") ?? "article";
    const freeName = isReserved(`/blog/${slug}`) ? `${slug}-article` : slug;
    const usedNames = [...names.values()];
    let [name, number] = [freeName, 1];
    while (usedNames.includes(name)) name = `${freeName}-${String(++number)}`;
    names.set(text, name);
  }
  return names;
}

function titleFromName(name: string): string {
  const spacedName = name.includes(" ") ? name : name.replace(/[-_]+/g, " ");
  return spacedName.charAt(0).toUpperCase() + spacedName.slice(1);
}
