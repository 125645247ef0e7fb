import { matches } from "../../content-model/content-type";
import { contentTypes } from "../../content-model/content-types";
import { articleAt } from "../../content-model/routes";

/** The page that a route belongs to: the blog for its later pages and its categories. All share the same files. */
export function firstPageOf(route: string): string {
  return route.replace(/^\/blog(\/category\/[^/]+)?(\/page\/\d+)?$/, "/blog");
}

/**
 * The files of content/ that a page consists of. Content of every page (names, menus, facts) does not count: a new
 * link in the footer does not change the page.
 * @param route the page's path
 * @param files all files of content/, by their path in it
 */
export function contentOfPage(route: string, files: readonly string[]): string[] {
  const article = articleAt(route);
  // An article needs no scan of all files, which would be slow with a thousand articles.
  if (article !== undefined) return [article];
  const page = firstPageOf(route);
  const name = page === "/" ? "home" : page.slice(1);
  const own = new RegExp(`^pages/${name}\\.(json|mdx)$`);
  const shown = contentTypes.filter(({ seenOn }) => seenOn.split(", ").includes(page));
  return files.filter((file) => own.test(file) || shown.some((contentType) => matches(contentType, file)));
}
