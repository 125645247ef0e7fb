import type { Page } from "@playwright/test";
import { findBarriers } from "../support/axe";
import { expect, test } from "../support/site";

const titlesOn = (page: Page) =>
  page.getByRole("main").getByRole("heading", { name: /Knees|Battle Cry|Hurrying|Table|Minutes|Wall/ });
const filterButton = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Show teachings about" }).getByRole("link", { name, exact: true });

test("published teachings come first, and coming-soon teachings have disabled buttons", async ({ page }) => {
  await page.goto("/blog");
  await expect(titlesOn(page)).toHaveText([
    "Ten Honest Minutes",
    "Authority Begins on Your Knees",
    "A Map Before a Battle Cry",
    "Hearing Without Hurrying",
    "Freedom Is Kept at the Kitchen Table",
  ]);
  await expect(page.getByRole("main").getByRole("link", { name: "Read Article" })).toHaveCount(12);
  // Four teachings and two closing buttons.
  const buttons = page.getByRole("main").getByRole("button", { name: "Coming Soon" });
  await expect(buttons).toHaveCount(6);
  for (const button of await buttons.all()) await expect(button).toBeDisabled();
});

test("a blog with many teachings has several pages, and each category has pages of its own", async ({
  page,
}) => {
  await page.goto("/blog");
  const results = page.getByRole("main").getByRole("status");
  await expect(results).toHaveText("Teachings 1 to 24 of 25");
  await page.getByRole("link", { name: "Older teachings" }).click();
  await expect(page.getByRole("heading", { name: "When the Wall Is Wide" })).toBeVisible();
  await filterButton(page, "Prayer Strategy").click();
  await expect(page).toHaveURL("/blog/category/prayer-strategy");
  await expect(titlesOn(page)).toHaveText([
    "A Map Before a Battle Cry",
    "When the Wall Is Wide and You Are Few",
  ]);
  await expect(results).toHaveText("2 teachings in Prayer Strategy");
  await expect(filterButton(page, "Prayer Strategy")).toHaveAttribute("aria-current", "page");
});

test("a search finds texts and Bible passages, and shows the number of results", async ({ page }) => {
  await page.goto("/blog");
  const field = page.getByRole("searchbox", { name: /Find a teaching/ });
  const results = page.getByRole("main").getByRole("status");
  // Typed immediately: no text is lost while the page's scripts load.
  await field.pressSequentially("Ps 27");
  await expect(results).toHaveText("1 teaching for “Ps 27”");
  await expect(field).toHaveValue("Ps 27");
  await expect(titlesOn(page)).toHaveText(["Ten Honest Minutes"]);
  await expect(page).toHaveURL("/blog?q=Ps+27");
  await field.fill("honst minuts");
  await expect(titlesOn(page)).toHaveText(["Ten Honest Minutes"]);
  await filterButton(page, "Authority").click();
  await expect(results).toHaveText(/^Nothing for “honst minuts”/);
  await expect(page).toHaveURL("/blog?q=honst+minuts&category=authority");
  expect(await findBarriers(page)).toEqual([]);
  await field.fill("");
  await expect(titlesOn(page)).toHaveText(["Authority Begins on Your Knees"]);
});

test("Back and a reload restore the position in a list extended with “Show more”", async ({ page }) => {
  // This page lists two teachings, and the search finds more than are shown at once.
  await page.goto("/blog/category/prayer-strategy?category=");
  await page.getByRole("button", { name: "Show more" }).click();
  const link = page.getByRole("main").getByRole("link", { name: "Read Article" }).last();
  await link.scrollIntoViewIfNeeded();
  const scrollPosition = await page.evaluate(() => scrollY);
  await link.click();
  await expect(page).not.toHaveURL(/[?]/);
  for (const comeBack of ["goBack", "reload"] as const) {
    await page[comeBack]();
    await expect(link).toBeInViewport({ ratio: 1 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(scrollPosition, -1);
  }
});

test("a link to a search shows the results, or an error if the search could not be loaded", async ({
  page,
}) => {
  await page.goto("/blog?q=ruth");
  await expect(page.getByRole("heading", { name: "A Talk on the Road" })).toBeVisible();
  await expect(titlesOn(page)).toHaveCount(0);
  await page.route("**/blog/index.json", (route) => route.abort());
  await page.goto("/blog?q=ruth");
  await expect(page.getByRole("main").getByRole("status")).toHaveText(/could not be loaded/);
  await expect(titlesOn(page)).toHaveCount(5);
});

test("a search in a category finds words in the texts of this category", async ({ page }) => {
  await page.goto("/blog?q=dry+season&category=prayer-life");
  const results = page.getByRole("main").getByRole("status");
  await expect(results).toHaveText("1 teaching for “dry season” in Prayer Life");
  const field = page.getByRole("searchbox", { name: /Find a teaching/ });
  await field.press("Enter");
  await expect(results).toBeFocused();
  await field.fill("xyzzy");
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("");
  await expect(page).toHaveURL("/blog?category=prayer-life");
});

test("until the index has loaded, a search shows a waiting message", async ({ page }) => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/blog/index.json", async (route) => {
    const response = await route.fetch();
    const { articles, ...texts } = (await response.json()) as { articles: object[] };
    const items = articles.map((article) => ({ ...article, category: "new", categoryName: "New Things" }));
    await isReleased;
    await route.fulfill({ json: { ...texts, articles: [...items.slice(0, -1), { title: 1 }], version: 2 } });
  });
  await page.goto("/blog?q=dry+season");
  const results = page.getByRole("main").getByRole("status");
  await expect(results).toHaveText("Looking through the teachings…");
  release();
  await expect(results).toHaveText("1 teaching for “dry season”");
  await expect(page.getByRole("listitem").filter({ hasText: "Ten Honest Minutes" })).toContainText(
    "New Things",
  );
});

test("an Arabic teaching is shown from right to left, except its date and its title picture", async ({
  page,
}) => {
  await page.goto("/blog/intazir-as-subh");
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveCSS("letter-spacing", "normal");
  const text = page.locator("article > div");
  await expect(text.getByRole("blockquote")).toHaveCSS("border-right-width", "3px");
  await expect(text.locator("ul", { hasText: "واسمع" })).not.toHaveCSS("padding-right", "0px");
  await expect(text.locator("time")).toHaveCSS("direction", "ltr");
  expect((await page.locator("header picture, header img").boundingBox())?.x).toBe(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the blog shows its teachings, and the search is hidden", async ({ page }) => {
    await page.goto("/blog");
    await expect(titlesOn(page)).toHaveCount(5);
    await expect(page.getByLabel(/Find a teaching/)).toBeHidden();
  });
});

test.describe("on a low screen", () => {
  test.use({ viewport: { width: 1366, height: 650 } });

  for (const name of ["ten-honest-minutes", "a-long-title", "salt"])
    test(`the first screen of the teaching ${name} shows the first line of the text`, async ({ page }) => {
      await page.goto(`/blog/${name}`);
      const paragraph = page.locator("article > div > div > div > div > p").first();
      const bottom = await paragraph.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getClientRects()[0]?.bottom;
      });
      expect(bottom).toBeLessThanOrEqual(650);
    });

  test("a verse beside the text of a teaching has the language of the teaching", async ({ page }) => {
    await page.goto("/blog/orar-sin-prisa");
    const verse = page.locator("article[lang=es] [aria-hidden] blockquote");
    await expect(verse).toBeVisible();
    await expect(verse).toContainText("Salmo 23:1");
  });
});
