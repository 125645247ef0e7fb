import type { TeachingProps } from "./teaching";

type Categories = Queries.TeachingsFragment["list"]["categories"];

/** What each article's card shows. In: the articles, the names of those that have a page, and the blog's words. */
export function teachingCards(
  articles: readonly Queries.TeachingFragment[],
  readable: readonly string[],
  { card, list }: Queries.TeachingsFragment,
): Omit<TeachingProps, "loud">[] {
  return articles.map((article) => ({
    article,
    readable: readable.includes(article.name),
    category: categoryName(article.frontmatter.category, list.categories),
    words: card,
  }));
}

/** What visitors call a category. Throws where the blog's page has no name for it. */
export function categoryName(value: string, categories: Categories): string {
  const name = categories.find((category) => category.value === value)?.label;
  if (name === undefined) throw new Error(`content/pages/blog.json has no name for the category ${value}.`);
  return name;
}
