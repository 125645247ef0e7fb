import { articlesPerPage, splitIntoPages, type ArticleStatus } from "./publish-status";

export interface ListedArticle extends ArticleStatus {
  category: string;
  series?: string | null;
}

interface BlogPageContext {
  /** The names of the page's articles, in their order. */
  names: string[];
  /** The number of this page in its list. The first page is 1. */
  page: number;
  /** The addresses of all pages of the list. */
  addresses: string[];
  total: number;
  /** The number of this page's first article. The first article of the list is 1. */
  firstNumber: number;
  /** The category of the listed articles. Undefined for all articles. */
  category?: string;
  /** The categories that have pages, with their addresses. Empty while one page lists all articles. */
  categories: { value: string; address: string }[];
}

interface BlogPage {
  path: string;
  context: BlogPageContext;
}

/**
 * Lists the blog's pages. If all articles fit on one page, there is one page with filters. Otherwise there are numbered
 * pages for all articles and for each category.
 * @param listedArticles the listed articles, in order
 */
export function listBlogPages(listedArticles: readonly ListedArticle[]): BlogPage[] {
  const values =
    splitIntoPages(listedArticles).length === 1
      ? []
      : new Set(listedArticles.map(({ category }) => category));
  const categories = [...values].map((value) => ({ value, address: `/blog/category/${value}` }));
  const categoryPages = categories.flatMap(({ value, address }) => {
    const articles = listedArticles.filter((article) => article.category === value);
    return pagesOf(address, articles, { category: value, categories });
  });
  return [...pagesOf("/blog", listedArticles, { categories }), ...categoryPages];
}

function pagesOf(
  address: string,
  articles: readonly ListedArticle[],
  filters: Pick<BlogPageContext, "category" | "categories">,
): BlogPage[] {
  const pages = splitIntoPages(articles);
  const addresses = pages.map((_, index) => (index === 0 ? address : `${address}/page/${String(index + 1)}`));
  return pages.map((pageArticles, index) => ({
    path: addresses[index] ?? address,
    context: {
      ...filters,
      names: pageArticles.map(({ name }) => name),
      page: index + 1,
      addresses,
      total: articles.length,
      firstNumber: index * articlesPerPage + 1,
    },
  }));
}

/**
 * Lists the parts of each series: the names of its teachings, in the order of their dates.
 * @param readableArticles the teachings that have a page
 */
export function groupBySeries(
  readableArticles: readonly ListedArticle[],
): ReadonlyMap<string, readonly string[]> {
  const parts = new Map<string, string[]>();
  for (const { series, name } of [...readableArticles].sort(
    (a, b) => a.date.localeCompare(b.date) || a.name.localeCompare(b.name),
  ))
    if (series) parts.set(series, [...(parts.get(series) ?? []), name]);
  return parts;
}

/**
 * Chooses the teaching to read after another: the next part of its series. Without a next part, the next older teaching
 * outside the series, first of the same category, then of all categories. Without an older one, the newest teaching
 * outside the series.
 * @param readableArticles the teachings that have a page
 * @returns the name of the teaching. Undefined if there is neither a next part nor a teaching outside the series
 */
export function chooseNextTeaching(
  article: ListedArticle,
  readableArticles: readonly ListedArticle[],
): string | undefined {
  const newestFirst = [...readableArticles].sort(
    (a, b) => b.date.localeCompare(a.date) || b.name.localeCompare(a.name),
  );
  const index = newestFirst.findIndex(({ name }) => name === article.name);
  const isPart = ({ series }: ListedArticle) => Boolean(article.series) && series === article.series;
  const nextPart = newestFirst.slice(0, index).filter(isPart).at(-1);
  const newerArticles = newestFirst.slice(0, index).filter((one) => !isPart(one));
  const olderArticles = newestFirst.slice(index + 1).filter((one) => !isPart(one));
  const olderInCategory = olderArticles.find(({ category }) => category === article.category);
  return (nextPart ?? olderInCategory ?? olderArticles[0] ?? newerArticles[0])?.name;
}
