import { expect, test } from "../support/site";

const shop = "https://books.example/acts-of-war";

test.beforeEach(async ({ page }) => {
  await page.goto("/acts-of-war-book");
});

test("the book can be ordered from the first screen and from the last, in a new tab", async ({ page }) => {
  for (const label of ["Order Your Copy", "Order Now"]) {
    const order = page.getByRole("link", { name: `${label} (opens in a new tab)` });
    await expect(order).toHaveAttribute("href", shop);
    await expect(order).toHaveAttribute("target", "_blank");
    await expect(order).toHaveAttribute("rel", /noopener/);
  }
  const ministry = page.getByRole("main").getByRole("link", { name: /ministry’s main site/ });
  await expect(ministry).toHaveAttribute("href", "https://network.example");
  await expect(ministry).toHaveAttribute("target", "_blank");
});

test("the page has its sections in order, with the overview first and the questions before the close", async ({
  page,
}) => {
  const main = page.getByRole("main");
  await expect(main.locator("aside, section").first()).toContainText("about 250 pages");
  await expect(main.getByRole("heading", { level: 2 })).toHaveText([
    "A manual, not a pep talk",
    "12 chapters, front to back",
    "From readers",
    "Fair questions",
    "Put it on the table.",
  ]);
  await expect(main.getByRole("region", { name: /pep talk/ }).getByRole("heading", { level: 3 })).toHaveCount(
    6,
  );
  await expect(main.locator("blockquote")).toHaveCount(4);
  await expect(main.locator("details summary")).toHaveCount(3);
});

test("twelve chapters are numbered through three parts, each with what it does", async ({ page }) => {
  const outline = page.getByRole("region", { name: /12 chapters/ });
  const parts = outline.locator("ol");
  await expect(parts).toHaveCount(3);
  await expect(parts.locator("li")).toHaveCount(12);
  expect(await parts.evaluateAll((lists) => lists.map((list) => (list as HTMLOListElement).start))).toEqual([
    1, 5, 9,
  ]);
  for (const chapter of await parts.locator("li").all()) {
    await expect(chapter.getByRole("heading", { level: 4 })).toHaveText(/\w/);
    await expect(chapter.locator("p")).toHaveText(/\w.{40,}\.$/);
  }
  await expect(outline.locator("ul").getByRole("heading")).toHaveText([
    "Declarations",
    "Templates",
    "Testimonies",
    "Resource directory",
  ]);
  await expect(outline.locator("ul")).toContainText("30 declarations");
});

test("the cover is served in modern formats, in its own shape", async ({ page }) => {
  const cover = page.getByRole("img", { name: /^The cover of Acts of War/ });
  await expect(cover).toBeVisible();
  const shape = await cover.evaluate((image: HTMLImageElement) => ({
    type: new URL(image.currentSrc).pathname.split(".").at(-1),
    ratio: image.naturalWidth / image.naturalHeight,
  }));
  expect(shape.type).toBe("avif");
  expect(shape.ratio).toBeCloseTo(2 / 3, 2);
});

test("the excerpt is one step away", async ({ page }) => {
  await page.getByRole("link", { name: "Read Excerpt" }).click();
  await expect(page).toHaveURL("/excerpt");
});

test("search engines read the book, its shop and its form", async ({ page }) => {
  const block = await page.locator("script[type='application/ld+json']").textContent();
  const graph = (JSON.parse(block ?? "") as { "@graph": Record<string, unknown>[] })["@graph"];
  const book = graph.find((thing) => thing["@type"] === "Book");
  expect(book).toMatchObject({
    name: "Acts of War",
    bookFormat: "https://schema.org/Paperback",
    inLanguage: "en-US",
    numberOfPages: 250,
    url: "https://ministry.example/acts-of-war-book",
    offers: { availability: "https://schema.org/InStock", url: shop },
  });
  const faq = graph.find((thing) => thing["@type"] === "FAQPage") as { mainEntity: { name: string }[] };
  expect(faq.mainEntity.map(({ name }) => name)).toEqual(
    await page.locator("details summary").allTextContents(),
  );
});
