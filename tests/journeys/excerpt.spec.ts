import type { Page } from "@playwright/test";
import { findBarriers } from "../support/axe";
import { expect, test } from "../support/site";
import { hydrate, swipe, visit } from "../support/page";

function partsOf(page: Page) {
  const pages = page.getByRole("list", { name: "Pages of the excerpt" });
  return {
    previous: page.getByRole("button", { name: "Previous" }),
    next: page.getByRole("button", { name: "Next" }),
    dots: page.getByRole("navigation", { name: "Go to a page" }).getByRole("link"),
    pages,
    links: pages.getByRole("link"),
  };
}

/** Expects the counter, the visible picture and the dots to show a page. */
async function expectPage(page: Page, number: number): Promise<void> {
  const { pages, dots } = partsOf(page);
  await expect(page.getByRole("status").filter({ hasText: /^Page \d of 5$/ })).toHaveText(
    `Page ${String(number)} of 5`,
  );
  await expect(pages.getByRole("img").nth(number - 1)).toBeInViewport({ ratio: 0.4 });
  await expect(pages.getByRole("img").nth(number % 5)).not.toBeInViewport({ ratio: 0.1 });
  await expect(dots.nth(number - 1)).toHaveAttribute("aria-current", "page");
  await expect(dots.and(page.locator("[aria-current=page]"))).toHaveCount(1);
}

async function openExcerpt(page: Page) {
  await visit(page, "/excerpt");
  const parts = partsOf(page);
  await parts.pages.scrollIntoViewIfNeeded();
  return parts;
}

test("Previous, Next and the dots turn the pages", async ({ page }) => {
  const { previous, next, dots } = await openExcerpt(page);
  await expect(previous).toBeDisabled();
  for (const number of [2, 3, 4, 5]) {
    await next.click();
    await expectPage(page, number);
  }
  await expect(next).toBeDisabled();
  await previous.click();
  await expectPage(page, 4);
  await expect(dots).toHaveCount(5);
  await page.getByRole("link", { name: "Go to page 2", exact: true }).click();
  await expectPage(page, 2);
  await page.getByRole("link", { name: "Go to page 1", exact: true }).click();
  await expectPage(page, 1);
  await expect(previous).toBeDisabled();
  await expect(page).toHaveURL("/excerpt");
});

test("at the first and the last page, the viewer's buttons do not lose the focus", async ({ page }) => {
  const { previous, next, links, pages } = await openExcerpt(page);
  await page.getByRole("link", { name: "Read it as text" }).focus();
  await page.keyboard.press("Tab");
  await expect(links.first()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(next).toBeFocused();
  for (const _ of [2, 3, 4, 5]) await page.keyboard.press("Enter");
  await expectPage(page, 5);
  await expect(previous).toBeFocused();
  for (const _ of [4, 3, 2, 1]) await page.keyboard.press("ArrowLeft");
  await expectPage(page, 1);
  await expect(next).toBeFocused();
  await page.keyboard.press("Alt+ArrowRight");
  await expectPage(page, 1);
  await page.getByRole("link", { name: "Back to Home" }).focus();
  await page.keyboard.press("ArrowRight");
  await pages.scrollIntoViewIfNeeded();
  await expectPage(page, 1);
});

test("after a page has been enlarged, Escape and Back return the focus to this page", async ({ page }) => {
  const { links } = await openExcerpt(page);
  const dialog = page.getByRole("dialog", { name: /^Page \d of 5, enlarged$/ });
  await links.first().focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expectPage(page, 3);
  await expect(links.nth(2)).toBeFocused();
  const smallBox = await links.nth(2).getByRole("img").boundingBox();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  const largeBox = await dialog.getByRole("img").boundingBox();
  expect(largeBox?.width).toBeGreaterThan((smallBox?.width ?? Infinity) * 1.4);
  expect(await findBarriers(page)).toEqual([]);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => dialog.evaluate(({ scrollTop }) => scrollTop)).toBe(300);
  await page.keyboard.press("ArrowRight");
  await expect(dialog).toHaveAccessibleName("Page 4 of 5, enlarged");
  await expect.poll(() => dialog.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(links.nth(3)).toBeFocused();
  await expectPage(page, 4);
  await page.keyboard.press("ArrowLeft");
  await expectPage(page, 3);

  await links.nth(2).click();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/excerpt");
  await links.nth(2).click();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a swipe turns one page", async ({ page }) => {
    const { pages } = await openExcerpt(page);
    await expect(pages.locator("img").nth(1)).toHaveJSProperty("complete", true);
    await pages.evaluate((strip) => {
      strip.scrollIntoView({ block: "center" });
    });
    await swipe(page, pages, 0.85, 0.25);
    await expectPage(page, 2);
  });
});

test("a printed excerpt contains text and source, but not the viewer", async ({ page }) => {
  const { links, pages } = await openExcerpt(page);
  const source = page.getByText(
    "From Acts of War by Alex Sample, Sample Ministry. This excerpt is free to read at ministry.example/excerpt.",
  );
  await expect(source).toBeHidden();
  await links.first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(pages).toBeHidden();
  await expect(page.getByText("There is an hour of the night when a house tells the truth.")).toBeVisible();
  await expect(page.getByText("Here is a first step, for tonight or for another night.")).toBeVisible();
  await expect(source).toBeVisible();
});

test("before the first interaction, only the first picture is loaded", async ({ page }) => {
  await page.goto("/excerpt");
  await page.waitForLoadState("networkidle");
  const isLoaded = (index: number) =>
    partsOf(page)
      .pages.locator("img")
      .nth(index)
      .evaluate((picture: HTMLImageElement) => picture.currentSrc !== "");
  expect([await isLoaded(0), await isLoaded(1)]).toEqual([true, false]);
  await hydrate(page);
  await expect.poll(() => isLoaded(1)).toBe(true);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all five pages can be read in order, and buttons that need JavaScript are hidden", async ({
    page,
  }) => {
    await page.goto("/excerpt");
    const articles = page.getByRole("article");
    await expect(articles.getByRole("heading", { level: 3 })).toHaveText([
      "Page 1: The house at three in the morning",
      "Page 2: A man hears the news",
      "Page 3: A prayer of one breath",
      "Page 4: The ride by night",
      "Page 5: The first watch",
    ]);
    for (const article of await articles.all()) await expect(article).toBeVisible();
    const { previous, next, dots, links } = partsOf(page);
    await expect(previous).toBeHidden();
    await expect(next).toBeHidden();
    await expect(page.getByRole("link", { name: "Read it as text" })).toBeVisible();
    await dots.nth(3).click();
    await expect(page).toHaveURL("/excerpt#page-4");
    await expect(articles.nth(3)).toBeInViewport();
    const picture = await page.request.get((await links.first().getAttribute("href")) ?? "");
    expect(picture.headers()["content-type"]).toMatch(/^image\//);
  });
});
