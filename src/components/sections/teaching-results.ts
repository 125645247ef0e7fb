import { pluralForm, type PluralForms } from "../../words/plural";

type Words = PluralForms &
  Pick<Queries.TeachingsFragment["list"]["results"], "all" | "none" | "range" | "rangeOfCategory">;

/**
 * What a filter found. In: the words for it, how many are shown, their language, and the name of the chosen category.
 */
export function resultsInWords(words: Words, count: number, language: string, category?: string): string {
  const ofCategory = count === 0 ? words.none : pluralForm(words, count, language);
  return (category === undefined ? words.all : ofCategory)
    .replace("{count}", String(count))
    .replace("{category}", category ?? "");
}

interface Range {
  /** The first that a page shows, from 1, how many it shows, and how many its list has on all pages. */
  first: number;
  count: number;
  total: number;
  /** The name of the list's category. */
  category?: string | undefined;
}

/** Which of a list's teachings a page shows; of a category's, how many there are where one page shows them all. */
export function rangeInWords(
  words: Words,
  { first, count, total, category }: Range,
  language: string,
): string {
  if (category !== undefined && count === total) return resultsInWords(words, count, language, category);
  return (category === undefined ? words.range : words.rangeOfCategory)
    .replace("{first}", String(first))
    .replace("{last}", String(first + count - 1))
    .replace("{total}", String(total))
    .replace("{category}", category ?? "");
}
