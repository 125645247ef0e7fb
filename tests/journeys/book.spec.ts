import { expect, test } from "../support/site";
import { headings, literally, text, texts, textsOf } from "../support/content";
import { skipUnlessBuilt } from "../support/routes";

skipUnlessBuilt("/acts-of-war-book");

const words = textsOf("pages/acts-of-war-book.json");
const outlineFile = "book/outline.json";

const shop = () => text("site.json", "links.book");

test.beforeEach(async ({ page }) => {
  await page.goto("/acts-of-war-book");
});

test("the book can be ordered from the first screen and from the last, in a new tab", async ({ page }) => {
  for (const label of [words("hero.actions.0.label"), words("closing.actions.0.label")]) {
    const order = page.getByRole("link", { name: `${label} ${text("frame.json", "newTab")}` });
    await expect(order).toHaveAttribute("href", shop());
    await expect(order).toHaveAttribute("target", "_blank");
    await expect(order).toHaveAttribute("rel", /noopener/);
  }
  const ministry = page
    .getByRole("main")
    .getByRole("link", { name: literally(words("hero.actions.1.label")) });
  await expect(ministry).toHaveAttribute("href", text("site.json", "links.ministry"));
  await expect(ministry).toHaveAttribute("target", "_blank");
});

test("the page has its sections in order, with the overview first and the questions before the close", async ({
  page,
}) => {
  const main = page.getByRole("main");
  await expect(main.locator("aside, section").first()).toContainText(words("overview.text"));
  await expect(main.getByRole("heading", { level: 2 })).toHaveText(
    headings("pages/acts-of-war-book.json", "features", "outline", "testimonials", "faq", "closing"),
  );
  const features = main.getByRole("region", { name: literally(words("features.title")) });
  await expect(features.getByRole("heading", { level: 3 })).toHaveText(
    texts("pages/acts-of-war-book.json", "features.cards.*.title"),
  );
  await expect(main.locator("blockquote")).toHaveCount(
    texts("pages/acts-of-war-book.json", "testimonials.entries.*.id").length,
  );
  await expect(main.locator("details summary")).toHaveText(
    texts("pages/acts-of-war-book.json", "faq.questions.*.question"),
  );
});

test("the chapters are numbered through all parts, each with what it does", async ({ page }) => {
  const outline = page.getByRole("region", { name: literally(words("outline.title")) });
  const parts = outline.locator("ol");
  const chapters = texts(outlineFile, "parts.*.title").map(
    (_, part) => texts(outlineFile, `parts.${String(part)}.chapters.*.title`).length,
  );
  await expect(parts.locator("li")).toHaveCount(Number(text("facts.json", "book.chapters")));
  expect(await parts.evaluateAll((lists) => lists.map((list) => (list as HTMLOListElement).start))).toEqual(
    chapters.map((_, part) => 1 + chapters.slice(0, part).reduce((sum, count) => sum + count, 0)),
  );
  for (const chapter of await parts.locator("li").all()) {
    await expect(chapter.getByRole("heading", { level: 4 })).toHaveText(/\w/);
    await expect(chapter.locator("p")).toHaveText(/\w.{40,}\.$/);
  }
  const labelled = (of: string) => `${text(outlineFile, `${of}.label`)}: ${text(outlineFile, `${of}.title`)}`;
  await expect(outline.getByRole("heading", { level: 3 })).toHaveText([
    ...texts("pages/acts-of-war-book.json", "outline.worksheet.title"),
    ...chapters.map((_, part) => labelled(`parts.${String(part)}`)),
    labelled("bonus"),
  ]);
  await expect(outline.locator("ul").getByRole("heading")).toHaveText(
    texts(outlineFile, "bonus.items.*.title"),
  );
  await expect(outline.locator("ul")).toContainText(text(outlineFile, "bonus.items.0.text"));
});

test("a page of the book is shown filled in, and two more as they are printed", async ({ page }) => {
  const file = "pages/acts-of-war-book.json";
  const sheet = page.locator("figure dl");
  await expect(sheet.locator("dt")).toHaveText(texts(file, "outline.worksheet.lines.*.question"));
  await expect(sheet.locator("dd")).toHaveText(texts(file, "outline.worksheet.lines.*.answer"));
  const spreads = texts(file, "features.inside.text").length;
  await expect(page.locator("figure:has(figcaption) img")).toHaveCount(2 * spreads);
});

test("the cover is served in modern formats, in its own shape", async ({ page }) => {
  const cover = page.getByRole("img", { name: literally(text("book/details.json", "cover.alt")) });
  await expect(cover).toBeVisible();
  const shape = await cover.evaluate((image: HTMLImageElement) => ({
    type: new URL(image.currentSrc).pathname.split(".").at(-1),
    ratio: image.naturalWidth / image.naturalHeight,
  }));
  expect(shape.type).toBe("avif");
  expect(shape.ratio).toBeCloseTo(2 / 3, 2);
});

test("the excerpt is one step away", async ({ page }) => {
  const links = page.getByRole("link", { name: words("closing.actions.1.label") });
  for (const link of await links.all()) await expect(link).toHaveAttribute("href", "/excerpt");
  await links.last().click();
  await expect(page).toHaveURL("/excerpt");
});

test("search engines read the book, its shop and its form", async ({ page }) => {
  const block = await page.locator("script[type='application/ld+json']").textContent();
  const graph = (JSON.parse(block ?? "") as { "@graph": Record<string, unknown>[] })["@graph"];
  const book = graph.find((thing) => thing["@type"] === "Book");
  expect(book).toMatchObject({
    name: words("hero.name"),
    bookFormat: "https://schema.org/Paperback",
    inLanguage: text("site.json", "language"),
    numberOfPages: Number(text("facts.json", "book.pages")),
    url: `${text("site.json", "url")}/acts-of-war-book`,
    offers: { availability: "https://schema.org/InStock", url: shop() },
  });
  const faq = graph.find((thing) => thing["@type"] === "FAQPage") as { mainEntity: { name: string }[] };
  expect(faq.mainEntity.map(({ name }) => name)).toEqual(
    await page.locator("details summary").allTextContents(),
  );
});
