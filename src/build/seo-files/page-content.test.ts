import { readContent } from "../../content-model/read";
import { fixedContent } from "../../content-model/testing/edited-content";
import { contentOfPage } from "./page-content";

const { paths: files, routes } = readContent(fixedContent);

test.each([
  ["/", ["pages/home.json"]],
  ["/privacy", ["pages/privacy.mdx"]],
  ["/partner", ["pages/partner.json", "partnership/gifts.json", "partnership/levels.json"]],
  [
    "/excerpt",
    ["book/outline.json", ...[1, 2, 3, 4, 5].map((page) => `excerpt/page-${page}.mdx`), "pages/excerpt.json"],
  ],
  ["/blog/ten-honest-minutes", ["articles/ten-honest-minutes.mdx"]],
])("%s", (route, expected) => {
  expect(contentOfPage(route, files)).toEqual(expected);
});

test.each(["/blog/page/2", "/blog/category/prayer-life", "/blog/category/prayer-life/page/2"])(
  "%s is made of the same files as the blog's first page",
  (route) => {
    expect(contentOfPage(route, files)).toEqual(contentOfPage("/blog", files));
  },
);

test("a document does not depend on other documents", () => {
  expect(contentOfPage("/privacy", [...files, "pages/giving.mdx"])).toEqual(["pages/privacy.mdx"]);
});

test("every page has content files, and each content file belongs to a page, or to every page or none", () => {
  const pages = routes.filter((route) => !/\.(ics|pdf)$/.test(route));
  const seen = new Set(pages.flatMap((route) => contentOfPage(route, files)));
  for (const route of pages) expect(contentOfPage(route, files)).not.toEqual([]);
  const everywhereOrNowhere =
    /^(site|facts|frame|redirects)\.json$|^(README|REFERENCE)\.md$|^dictionary\.txt$|^pictures\/|^pages\/not-found\.json$/;
  expect(files.filter((file) => !seen.has(file) && !everywhereOrNowhere.test(file))).toEqual([]);
});
