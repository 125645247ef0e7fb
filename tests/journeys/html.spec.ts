import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from "parse5";
import { findInvalidMarkup } from "../support/html";
import { expect, test } from "../support/site";
import { text } from "../support/content";
import { routes } from "../support/routes";

const folder = join(process.cwd(), "public");

/** All built pages; Gatsby's slices are excluded, because they are fragments of pages. */
const pages = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".html") && !file.startsWith("_gatsby"))
  .filter((file) => !file.startsWith("page-data"))
  .sort();

type Element = DefaultTreeAdapterTypes.Element;

/** Returns all elements in document order, including those in templates. */
function elementsOf(html: string): Element[] {
  const found: Element[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if (tree.isElementNode(node)) found.push(node);
    if ("content" in node) visit(node.content);
    if ("childNodes" in node) node.childNodes.forEach(visit);
  };
  visit(parse(html));
  return found;
}

const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name)?.value;

function expectSoundDocument(html: string): void {
  expect(findInvalidMarkup(html)).toEqual([]);
  const elements = elementsOf(html);
  const named = (...names: string[]): Element[] => elements.filter(({ tagName }) => names.includes(tagName));

  expect(named("html").map((root) => attribute(root, "lang"))).toEqual([text("site.json", "language")]);
  const levels = named("h1", "h2", "h3", "h4", "h5", "h6").map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  const leaps = levels.filter((level, index) => level > (levels[index - 1] ?? level) + 1);
  expect(leaps, "headings that leave a level out").toEqual([]);
  expect(named("main")).toHaveLength(1);
  const ids = elements.flatMap((element) => attribute(element, "id") ?? []);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
}

test("the table holds every page of the build", () => {
  const built = routes.map((route) => (route === "/" ? "index.html" : `${route.slice(1)}.html`));
  expect(pages).toEqual(
    expect.arrayContaining(["404.html", ...built.filter((page) => page !== "no-such-page.html")]),
  );
});

for (const file of pages) {
  test(`${file} is valid, with one h1, headings in order and its landmarks`, () => {
    const html = readFileSync(join(folder, file), "utf8");
    expectSoundDocument(html);
    const elements = elementsOf(html);
    for (const landmark of ["header", "footer"]) {
      const outside = elements.filter(
        ({ tagName, parentNode }) =>
          tagName === landmark && !isWithin(parentNode, "main", "article", "section"),
      );
      expect(outside, landmark).toHaveLength(1);
    }
    const navigations = elements.filter(({ tagName }) => tagName === "nav");
    const names = navigations.map((nav) => attribute(nav, "aria-label") ?? attribute(nav, "aria-labelledby"));
    expect(names.every((name) => name !== undefined && name !== "")).toBe(true);
    expect(new Set(names).size).toBe(names.length);
  });
}

test("the page that answers a form without script is valid too", async ({ request, site }) => {
  const response = await request.post("/api/send-booking-email", {
    headers: { origin: site, "sec-fetch-site": "same-origin" },
    form: { name: "Ruth", email: "not an address" },
  });
  expect(response.status()).toBe(422);
  expectSoundDocument(await response.text());
});

function isWithin(node: DefaultTreeAdapterTypes.ParentNode | null, ...names: string[]): boolean {
  if (node === null || !tree.isElementNode(node)) return false;
  return names.includes(node.tagName) || isWithin(node.parentNode, ...names);
}
