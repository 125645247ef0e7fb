import { fillText } from "../text/fill-text";

/** The approximate number of characters of a title that tabs and search engines display. */
const longestTitle = 60;

/** The approximate number of characters of a description that search engines display. */
const longestDescription = 160;

/**
 * Shortens a page's title for tabs and search engines: the ministry's name is removed first, then the rest is cut at a
 * word.
 */
export function tabTitle(title: string, ministry: string): string {
  if (title.length <= longestTitle) return title;
  return cutAtWord(withoutName(title, ministry), longestTitle);
}

/** Shortens a description for search engines, at a word. */
export function shownDescription(description: string): string {
  return cutAtWord(description, longestDescription);
}

/** Removes the ministry's name from a title; a title that is only the name stays. */
export function withoutName(title: string, ministry: string): string {
  const name = ministry.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const rest = title
    .replace(new RegExp(`^${name}\\s*[|–—:·,-]\\s*`), "")
    .replace(
      new RegExp(`(?:\\s*[|–—:·,-]\\s*|\\s+(?:at|of|with|by|from|for|in|to)\\s+)(?:the\\s+)?${name}`),
      "",
    )
    .trim();
  return rest === "" ? title : rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** Shortens a text to whole words, with an ellipsis if some are missing. */
export function cutAtWord(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const fullText = text.slice(0, longest).replace(/\s+\S*$/, "");
  return `${fullText.replace(/[\s,;:.–—-]+$/, "")}…`;
}

type BlogTexts = Pick<Queries.BlogPageQuery["blogPage"], "seo" | "paging" | "category" | "list">;

/**
 * The title and the description of one page of the blog; each page has its own.
 * @param page the page's number, from 1
 * @param category the category that the page lists; undefined if it lists all
 */
export function describeBlogPage(
  { seo, paging, category: texts, list }: BlogTexts,
  { page, category }: { page: number; category?: string },
): Queries.SeoFragment {
  const name = list.categories.find(({ value }) => value === category)?.label ?? "";
  const fill = (text: string) => fillText(text, { page, category: name });
  if (category === undefined) return page === 1 ? seo : { ...seo, title: fill(paging.title) };
  return {
    title: fill(page === 1 ? texts.title : texts.nextTitle),
    description: fill(texts.description),
  };
}

/**
 * A page's address without https://, for people to type.
 * @param site the site's address, without a trailing slash
 */
export function typedAddress(site: string, path: string): string {
  return site.replace(/^https:\/\//, "") + path;
}
