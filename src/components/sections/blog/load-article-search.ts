import type { SearchableArticle } from "../../../search/article-search";

/** A teaching of the blog's index (src/gatsby/blog-index.ts). */
export type IndexedArticle = SearchableArticle & Queries.ArticleCardFragment;

export interface ArticleQuery {
  text: string;
  /** The value of a category. Undefined for all categories. */
  category: string | undefined;
}

/** Finds teachings, the best match first. */
export type ArticleSearch = (query: ArticleQuery) => IndexedArticle[];

/**
 * Loads the search and the blog's index, which may be from a later build than this page.
 * @throws if the index cannot be loaded, or has another format
 */
export async function loadArticleSearch(): Promise<ArticleSearch> {
  const [{ createArticleSearch }, response] = await Promise.all([
    import("../../../search/article-search"),
    fetch("/blog/index.json"),
  ]);
  if (!response.ok) throw new Error("The index of the blog cannot be loaded.");
  const { articles: indexedArticles, words, lists } = (await response.json()) as Record<string, unknown>;
  if (!Array.isArray(indexedArticles)) throw new Error("The index of the blog is not a list of teachings.");
  // An article that this page cannot show keeps its position in the index as undefined.
  const articles = indexedArticles.map((article: unknown) => (isIndexed(article) ? article : undefined));
  const searchTexts = createArticleSearch(articles, { words: textOf(words), lists: textOf(lists) });
  return ({ text, category }) =>
    (text.trim() === "" ? articles.filter((article) => article !== undefined) : searchTexts(text)).filter(
      (article) => category === undefined || article.category === category,
    );
}

/** The fields that an article must have to be shown and found, with the types of their values. */
const requiredFields = {
  ...{ name: "string", stage: "string", title: "string", excerpt: "string", date: "string" },
  ...{ category: "string", categoryName: "string", readTime: "number" },
  ...{ teacher: "string", headings: "string", references: "string" },
};

function isIndexed(article: unknown): article is IndexedArticle {
  const record = new Map(Object.entries(article ?? {}));
  return Object.entries(requiredFields).every(([field, type]) => typeof record.get(field) === type);
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
