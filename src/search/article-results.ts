import { choosePluralForm, type PluralForms } from "../text/numbers";
import { fillText } from "../text/fill-text";

type ResultTexts = PluralForms &
  Pick<Queries.ArticleListFragment["list"]["results"], "all" | "none" | "range" | "rangeOfCategory">;

export function formatFilterResult(
  texts: ResultTexts,
  count: number,
  language: string,
  category?: string,
): string {
  const categoryText = count === 0 ? texts.none : choosePluralForm(texts, count, language);
  return fillText(category === undefined ? texts.all : categoryText, { count, category: category ?? "" });
}

type SearchTexts = PluralForms &
  Pick<Queries.ArticleListFragment["list"]["search"], "none" | "ofCategory" | "noneOfCategory">;

/**
 * Formats the result of a search.
 * @param query the search text
 * @param category the name of the searched category. Undefined for all categories
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
  const result = fillText(count === 0 ? noResultText : choosePluralForm(texts, count, language), values);
  return category === undefined || count === 0 ? result : fillText(texts.ofCategory, { ...values, result });
}

interface Range {
  /** The number of the page's first article. The first article of the list is 1. */
  firstNumber: number;
  /** The number of articles on the page. */
  count: number;
  /** The number of articles in the list. */
  total: number;
  category?: string | undefined;
}

/** Formats the range of articles on a page. If the page shows a whole category, formats their number instead. */
export function formatRange(
  texts: ResultTexts,
  { firstNumber, count, total, category }: Range,
  language: string,
): string {
  if (category !== undefined && count === total) return formatFilterResult(texts, count, language, category);
  return fillText(category === undefined ? texts.range : texts.rangeOfCategory, {
    first: firstNumber,
    last: firstNumber + count - 1,
    total,
    category: category ?? "",
  });
}
