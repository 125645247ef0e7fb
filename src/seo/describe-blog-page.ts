type Words = Pick<Queries.BlogPageQuery["blogPage"], "seo" | "paging" | "category" | "list">;

/**
 * The title and the description of one page of the blog; each page has its own.
 * @param page the page's number, from 1
 * @param category the category that the page lists; undefined if it lists all
 */
export function describeBlogPage(
  { seo, paging, category: words, list }: Words,
  { page, category }: { page: number; category?: string },
): Queries.SeoFragment {
  const name = list.categories.find(({ value }) => value === category)?.label ?? "";
  const fill = (text: string) => text.replace("{page}", String(page)).replace("{category}", name);
  if (category === undefined) return page === 1 ? seo : { ...seo, title: fill(paging.title) };
  return {
    title: fill(page === 1 ? words.title : words.nextTitle),
    description: fill(words.description),
  };
}
