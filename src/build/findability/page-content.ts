import { matches } from "../../content-model/kind";
import { kinds } from "../../content-model/kinds";
import { articleAt } from "../../content-model/routes";

/** The page that a route is part of: of the blog's later pages, the blog. Both are made of the same files. */
export function firstPageOf(route: string): string {
  return route.replace(/\/page\/\d+$/, "");
}

/**
 * The files of content/ that make a page what it is. What stands on every page (names, menus, facts) does not count:
 * a new link in the footer is no news about each page.
 * @param route the page's path
 * @param files all files of content/, by their path in it
 */
export function contentOfPage(route: string, files: readonly string[]): string[] {
  const article = articleAt(route);
  // Without a look at all files: of each there may be a thousand.
  if (article !== undefined) return [article];
  const page = firstPageOf(route);
  const name = page === "/" ? "home" : page.slice(1);
  const own = new RegExp(`^(pages|faqs|testimonials)/${name}\\.(json|mdx)$`);
  const shown = kinds.filter(({ seenOn }) => seenOn.split(", ").includes(page));
  return files.filter((file) => own.test(file) || shown.some((kind) => matches(kind, file)));
}
