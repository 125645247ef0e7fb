import { pluralForm, type PluralForms } from "../text/numbers";
import { fillText } from "../text/fill-text";

type ResultTexts = PluralForms &
  Pick<Queries.ArticleListFragment["list"]["results"], "all" | "none" | "range" | "rangeOfCategory">;

/** Formats the result of a filter. */
export function formatFilterResult(
  texts: ResultTexts,
  count: number,
  language: string,
  category?: string,
): string {
  const ofCategory = count === 0 ? texts.none : pluralForm(texts, count, language);
  return fillText(category === undefined ? texts.all : ofCategory, { count, category: category ?? "" });
}

type SearchTexts = PluralForms &
  Pick<Queries.ArticleListFragment["list"]["search"], "none" | "ofCategory" | "noneOfCategory">;

/**
 * Formats the result of a search.
 * @param query the search text
 * @param category the name of the searched category; undefined for all
 */
export function formatSearchResult(
  texts: SearchTexts,
  query: string,
  count: number,
  language: string,
  category?: string,
): string {
  const noResultText = category === undefined ? texts.none : texts.noneOfCategory;
  const values = { count, words: query, category: category ?? "" };
  const result = fillText(count === 0 ? noResultText : pluralForm(texts, count, language), values);
  return category === undefined || count === 0 ? result : fillText(texts.ofCategory, { ...values, result });
}

interface Range {
  /** The number of the page's first article, from 1; how many the page shows; how many the whole list has. */
  first: number;
  count: number;
  total: number;
  /** The name of the list's category. */
  category?: string | undefined;
}

/** Formats which articles of a list a page shows, or, if one page shows a whole category, how many there are. */
export function formatRange(
  texts: ResultTexts,
  { first, count, total, category }: Range,
  language: string,
): string {
  if (category !== undefined && count === total) return formatFilterResult(texts, count, language, category);
  return fillText(category === undefined ? texts.range : texts.rangeOfCategory, {
    first,
    last: first + count - 1,
    total,
    category: category ?? "",
  });
}
