import { fillText } from "../text/fill-text";

/** The approximate number of characters of a title that tabs and search engines display. */
const maxTitleCharacters = 60;

/** The approximate number of characters of a description that search engines display. */
const maxDescriptionCharacters = 160;

/**
 * Shortens a page's title for tabs and search engines. First it removes the ministry's name. If the title is still too
 * long, it cuts the title after a word.
 */
export function shortenTitle(title: string, ministry: string): string {
  if (title.length <= maxTitleCharacters) return title;
  return cutAtWord(removeName(title, ministry), maxTitleCharacters);
}

export function shortenDescription(description: string): string {
  return cutAtWord(description, maxDescriptionCharacters);
}

/** Removes the ministry's name from a title, unless the title is only the name. */
export function removeName(title: string, ministry: string): string {
  const name = ministry.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const remainingTitle = title
    .replace(new RegExp(`^${name}\\s*[|–—:·,-]\\s*`), "")
    .replace(
      new RegExp(`(?:\\s*[|–—:·,-]\\s*|\\s+(?:at|of|with|by|from|for|in|to)\\s+)(?:the\\s+)?${name}`),
      "",
    )
    .trim();
  return remainingTitle === "" ? title : remainingTitle.charAt(0).toUpperCase() + remainingTitle.slice(1);
}

/** Shortens a text to whole words, and adds an ellipsis if words are missing. */
export function cutAtWord(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  const fullText = text.slice(0, maxCharacters).replace(/\s+\S*$/, "");
  return `${fullText.replace(/[\s,;:.–—-]+$/, "")}…`;
}

type BlogTexts = Pick<Queries.BlogPageQuery["blogPage"], "seo" | "paging" | "category" | "list">;

/**
 * Writes the title and the description of a page of the blog, which differ on each page.
 * @param page the page's number. The first page is 1
 * @param category the category of the listed articles. Undefined if the page lists all articles
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
 * Formats a page's address without https://, for people who type it.
 * @param site the site's address, without a trailing slash
 */
export function formatTypedAddress(site: string, path: string): string {
  return site.replace(/^https:\/\//, "") + path;
}
