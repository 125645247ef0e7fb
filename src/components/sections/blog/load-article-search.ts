import type { SearchableArticle } from "../../../search/article-search";

/** A teaching of the blog's index (src/gatsby/blog-index.ts). */
export type IndexedArticle = SearchableArticle & Queries.ArticleCardFragment;

/** A visitor's search. */
export interface ArticleQuery {
  words: string;
  /** The value of a category; undefined for all. */
  category: string | undefined;
}

/** Finds teachings, the best first. */
export type ArticleSearch = (query: ArticleQuery) => IndexedArticle[];

/**
 * Loads the search and the blog's index, which may be from a later build than this page.
 * @throws if it cannot be loaded, or has another format
 */
export async function loadArticleSearch(): Promise<ArticleSearch> {
  const [{ articleSearch }, response] = await Promise.all([
    import("../../../search/article-search"),
    fetch("/blog/index.json"),
  ]);
  if (!response.ok) throw new Error("The index of the blog cannot be loaded.");
  const { articles: indexedArticles, words, lists } = (await response.json()) as Record<string, unknown>;
  if (!Array.isArray(indexedArticles)) throw new Error("The index of the blog is not a list of teachings.");
  // The index numbers include articles that this page cannot show.
  const articles = indexedArticles.map((article: unknown) => (isIndexed(article) ? article : undefined));
  const searchTexts = articleSearch(articles, { words: text(words), lists: text(lists) });
  return ({ words: sought, category }) =>
    (sought.trim() === "" ? articles.filter((article) => article !== undefined) : searchTexts(sought)).filter(
      (article) => category === undefined || article.category === category,
    );
}

/** The fields without which an article cannot be shown or found, with the types of their values. */
const neededFields = {
  ...{ name: "string", stage: "string", title: "string", excerpt: "string", date: "string" },
  ...{ category: "string", categoryName: "string", readTime: "number" },
  ...{ teacher: "string", headings: "string", references: "string" },
};

function isIndexed(article: unknown): article is IndexedArticle {
  const record = new Map(Object.entries(article ?? {}));
  return Object.entries(neededFields).every(([field, type]) => typeof record.get(field) === type);
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}
