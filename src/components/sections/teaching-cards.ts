import type { TeachingProps } from "./teaching";

type Categories = Queries.TeachingsFragment["list"]["categories"];

/**
 * The data of each article's card.
 * @param articles the articles
 * @param readable the names of those that have a page
 * @param words the blog's texts
 */
export function teachingCards(
  articles: readonly Queries.TeachingFragment[],
  readable: readonly string[],
  { card, list }: Queries.TeachingsFragment,
): Omit<TeachingProps, "loud">[] {
  return articles.map((article) => ({
    article,
    readable: readable.includes(article.name),
    category: categoryName(article.category, list.categories),
    words: card,
  }));
}

/**
 * The visible name of a category.
 * @throws if the blog's page has no name for it
 */
export function categoryName(value: string, categories: Categories): string {
  const name = categories.find((category) => category.value === value)?.label;
  if (name === undefined) throw new Error(`content/pages/blog.json has no name for the category ${value}.`);
  return name;
}
