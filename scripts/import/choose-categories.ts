import { matchingCategory, type Category } from "./complete/category";
import type { ImportedText } from "./convert/imported-text";

/** How the categories of texts are chosen. */
export interface CategorySettings {
  /** The category of all texts; without it, each text's own category counts, and the user is asked for the others. */
  readonly category?: string | undefined;
  /**
   * Asks for the category of a text that has none on this site.
   * @returns undefined without an interactive terminal
   */
  readonly askCategory: (subject: string, categories: readonly Category[]) => Promise<string | undefined>;
}

/**
 * Chooses the category of each text. Texts with the same category in their source share one question.
 * @param all the blog's categories
 * @returns the category by text
 * @throws Error if the given category does not exist, or nobody can be asked
 */
export async function chooseCategories(
  texts: readonly ImportedText[],
  all: readonly Category[],
  { category, askCategory }: CategorySettings,
): Promise<ReadonlyMap<ImportedText, string>> {
  const options = `--category is one of these: ${all.map(({ value }) => value).join(", ")}.`;
  if (category !== undefined && !all.some(({ value }) => value === category))
    throw new Error(`“${category}” is none of the blog’s categories. ${options}`);
  const answers = new Map<string, string>();
  const chosen = new Map<ImportedText, string>();
  for (const text of texts) {
    const own = category ?? matchingCategory(text.categories, all)?.value;
    const [named] = text.categories;
    const subject = named === undefined ? text.source : `what was in “${named}”`;
    const answer = own ?? answers.get(subject) ?? (await askCategory(subject, all));
    if (answer === undefined) throw new Error(`Say which category ${subject} belongs to. ${options}`);
    if (own === undefined) answers.set(subject, answer);
    chosen.set(text, answer);
  }
  return chosen;
}
