import { pageSize, paginate, type ArticleStatus } from "./publish-status";

/** The data of an article that the blog's pages need. */
export interface ListedArticle extends ArticleStatus {
  category: string;
  series?: string | null;
}

/** The page context of the blog's template. */
interface BlogPageContext {
  /** The articles that it lists, in their order. */
  names: string[];
  /** The number of this page in its list, from 1, and the addresses of all pages. */
  page: number;
  addresses: string[];
  /** The number of articles on all pages of the list, and the number of the first on this page, from 1. */
  total: number;
  first: number;
  /** The listed category; undefined for all. */
  category?: string;
  /** The categories that have pages of their own, with addresses; empty while one page lists all articles. */
  categories: { value: string; address: string }[];
}

/** One page of the blog, as src/templates/blog.tsx shows it. */
interface BlogPage {
  path: string;
  context: BlogPageContext;
}

/**
 * Lists the blog's pages. While all articles fit on one page, there is one page with filters; otherwise there are
 * numbered pages for all articles and for each category.
 * @param shown the listed articles, in order
 */
export function blogPages(shown: readonly ListedArticle[]): BlogPage[] {
  const values = paginate(shown).length === 1 ? [] : new Set(shown.map(({ category }) => category));
  const categories = [...values].map((value) => ({ value, address: `/blog/category/${value}` }));
  const categoryPages = categories.flatMap(({ value, address }) => {
    const articles = shown.filter((article) => article.category === value);
    return pagesOf(address, articles, { category: value, categories });
  });
  return [...pagesOf("/blog", shown, { categories }), ...categoryPages];
}

function pagesOf(
  address: string,
  articles: readonly ListedArticle[],
  list: Pick<BlogPageContext, "category" | "categories">,
): BlogPage[] {
  const pages = paginate(articles);
  const addresses = pages.map((_, index) => (index === 0 ? address : `${address}/page/${String(index + 1)}`));
  return pages.map((pageArticles, index) => ({
    path: addresses[index] ?? address,
    context: {
      ...list,
      names: pageArticles.map(({ name }) => name),
      page: index + 1,
      addresses,
      total: articles.length,
      first: index * pageSize + 1,
    },
  }));
}

/**
 * The parts of each series: the names of its teachings in the order of their dates.
 * @param readable the teachings that have a page
 */
export function seriesParts(readable: readonly ListedArticle[]): ReadonlyMap<string, readonly string[]> {
  const parts = new Map<string, string[]>();
  for (const { series, name } of [...readable].sort(
    (a, b) => a.date.localeCompare(b.date) || a.name.localeCompare(b.name),
  ))
    if (series) parts.set(series, [...(parts.get(series) ?? []), name]);
  return parts;
}

/**
 * Chooses the teaching to read after another one: the next part of its series. Otherwise the next older one of its
 * category, or of all categories. After the oldest, it is the newest.
 * @param readable the teachings that have a page
 * @returns its name; undefined if there is no other teaching
 */
export function nextTeaching(article: ListedArticle, readable: readonly ListedArticle[]): string | undefined {
  const newestFirst = [...readable].sort(
    (a, b) => b.date.localeCompare(a.date) || b.name.localeCompare(a.name),
  );
  const index = newestFirst.findIndex(({ name }) => name === article.name);
  const isPart = ({ series }: ListedArticle) => Boolean(article.series) && series === article.series;
  const nextPart = newestFirst.slice(0, index).filter(isPart).at(-1);
  const newer = newestFirst.slice(0, index).filter((one) => !isPart(one));
  const older = newestFirst.slice(index + 1).filter((one) => !isPart(one));
  const ofCategory = older.find(({ category }) => category === article.category);
  return (nextPart ?? ofCategory ?? older[0] ?? newer[0])?.name;
}
