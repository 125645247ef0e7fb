import { articleAt } from "../../content-model/routes";

/** The folders, and files, of content/ that one page shows beside those that bear its name. */
const shownBy: Readonly<Record<string, readonly string[]>> = {
  "/acts-of-war-book": ["book/"],
  "/blog": ["articles/"],
  "/contact": ["forms/"],
  "/events": ["events/"],
  "/excerpt": ["excerpt/"],
  "/partner": ["partnership/"],
  "/prayer-hub": ["guides/"],
  "/resources": ["devotionals/"],
};

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
  const page = route.replace(/\/page\/\d+$/, "");
  const name = page === "/" ? "home" : page.slice(1);
  const own = new RegExp(`^(pages|faqs|testimonials)/${name}\\.(json|mdx)$`);
  const folders = shownBy[page] ?? [];
  return files.filter((file) => own.test(file) || folders.some((folder) => file.startsWith(folder)));
}
