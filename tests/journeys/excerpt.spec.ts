import type { Page } from "@playwright/test";
import { interact, waitForHydration } from "../support/hydration";
import { findBarriers } from "../support/axe";
import { expect, test } from "../support/site";
import { visit } from "../support/visit";
import { bodyOf, filesIn, literally, pattern, text, textsOf } from "../support/content";
import { skipUnlessBuilt } from "../support/routes";

skipUnlessBuilt("/excerpt");

const words = textsOf("pages/excerpt.json");

const files = filesIn("excerpt");
const count = files.length;
/** The first sentence of a page's text. */
const beginningOf = (file = "") => /^[^.!?\n]+/.exec(bodyOf(file).trim())?.[0] ?? file;

function viewerOf(page: Page) {
  return {
    previous: page.getByRole("button", { name: words("viewer.previous") }),
    next: page.getByRole("button", { name: words("viewer.next") }),
    counter: page.getByRole("status").filter({ hasText: pattern("pages/excerpt.json", "viewer.counter") }),
    dots: page.getByRole("navigation", { name: words("viewer.dots") }).getByRole("link"),
    pages: page.getByRole("list", { name: words("viewer.label") }),
  };
}

/** Expects a page to be the current one: by the counter, the visible picture and the dots. */
async function expectPage(page: Page, number: number): Promise<void> {
  const { counter, pages, dots } = viewerOf(page);
  await expect(counter).toHaveText(words("viewer.counter", { page: number, count }));
  await expect(pages.getByRole("img").nth(number - 1)).toBeInViewport({ ratio: 0.4 });
  await expect(pages.getByRole("img").nth(number % count)).not.toBeInViewport({ ratio: 0.1 });
  await expect(dots.nth(number - 1)).toHaveAttribute("aria-current", "page");
  await expect(page.locator("[aria-current=page]").and(dots)).toHaveCount(1);
}

async function open(page: Page): Promise<void> {
  await page.goto("/excerpt");
  await viewerOf(page).pages.scrollIntoViewIfNeeded();
  await waitForHydration(page);
}

test("Previous and Next turn the pages and stop at the ends", { tag: "@contents" }, async ({ page }) => {
  await open(page);
  const { previous, next } = viewerOf(page);
  await expect(previous).toBeDisabled();
  for (let number = 2; number <= count; number += 1) {
    await next.click();
    await expectPage(page, number);
    await expect(previous).toBeEnabled();
  }
  await expect(next).toBeDisabled();
  for (let number = count - 1; number >= 1; number -= 1) {
    await previous.click();
    await expectPage(page, number);
  }
  await expect(previous).toBeDisabled();
  await expect(next).toBeEnabled();
});

test("with the keyboard the focus is never lost at an end", async ({ page }) => {
  await open(page);
  const { previous, next } = viewerOf(page);
  await next.focus();
  for (let turn = 1; turn < count; turn += 1) await page.keyboard.press("Enter");
  await expectPage(page, count);
  await expect(previous).toBeFocused();
  for (let turn = 1; turn < count; turn += 1) await page.keyboard.press("Enter");
  await expectPage(page, 1);
  await expect(next).toBeFocused();
});

test("nor is it where the arrow keys, or the strip itself, come to an end", async ({ page }) => {
  await open(page);
  const { previous, next, pages } = viewerOf(page);
  await next.focus();
  for (let turn = 1; turn < count; turn += 1) await page.keyboard.press("ArrowRight");
  await expectPage(page, count);
  await expect(previous).toBeFocused();
  // Simulates a swipe, or a Tab key press on the last page's link before the strip has scrolled.
  await pages.evaluate((strip) => {
    strip.scrollLeft = 0;
  });
  await expectPage(page, 1);
  await expect(next).toBeFocused();
});

test("each dot names its page and leads to it", async ({ page }) => {
  await open(page);
  const { dots } = viewerOf(page);
  await expect(dots).toHaveCount(count);
  for (const number of [4, 2, 5, 1]) {
    await page.getByRole("link", { name: words("viewer.dot", { page: number }), exact: true }).click();
    await expectPage(page, number);
  }
  await expect(page).toHaveURL("/excerpt");
});

test("Tab goes past the page in view to the buttons, and turns nothing", async ({ page }) => {
  await open(page);
  await page.getByRole("link", { name: words("viewer.readAsText") }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: literally(words("viewer.enlarge")) }).first()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(viewerOf(page).next).toBeFocused();
  await expectPage(page, 1);
});

test("the arrow keys turn pages at the viewer, and leave the rest of the page alone", async ({ page }) => {
  await open(page);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expectPage(page, 3);
  await page.keyboard.press("ArrowLeft");
  await expectPage(page, 2);
  await page.keyboard.press("Alt+ArrowRight");
  await expectPage(page, 2);

  await page.getByRole("link", { name: words("closing.actions.1.label") }).focus();
  await page.keyboard.press("ArrowRight");
  await viewerOf(page).pages.scrollIntoViewIfNeeded();
  await expectPage(page, 2);
});

test("the focus turns with the page: Enter opens the one in view, and Escape comes back to it", async ({
  page,
}) => {
  await open(page);
  const links = viewerOf(page).pages.getByRole("link");
  await links.first().focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expectPage(page, 3);
  await expect(links.nth(2)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("dialog", { name: words("viewer.enlarged", { page: 3, count }) }),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(links.nth(2)).toBeFocused();
  await expectPage(page, 3);
  await expect(page).toHaveURL("/excerpt");
});

test("Back closes the enlarged page and stays on the excerpt", async ({ page }) => {
  await open(page);
  await viewerOf(page).pages.getByRole("link").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL("/excerpt");
});

test("on a phone the enlarged page is about as wide as its printed one is readable", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  await viewerOf(page).pages.getByRole("link").first().click();
  const { width = 0 } = (await page.getByRole("dialog").getByRole("img").boundingBox()) ?? {};
  expect(width).toBeCloseTo(640, -1);
});

test("a page is enlarged, closed with Esc, and gives the focus back", async ({ page }) => {
  await open(page);
  await viewerOf(page).next.click();
  await expectPage(page, 2);
  const link = viewerOf(page).pages.getByRole("link").nth(1);
  const small = await link.getByRole("img").boundingBox();
  await link.click();
  const dialog = page.getByRole("dialog", { name: words("viewer.enlarged", { page: 2, count }) });
  const large = await dialog.getByRole("img").boundingBox();
  expect(large?.width).toBeGreaterThan((small?.width ?? Infinity) * 1.4);
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await expectPage(page, 2);

  await link.click();
  await dialog.getByRole("button", { name: words("viewer.close") }).click();
  await expect(dialog).toBeHidden();
});

test("a page is shared where it is enlarged", async ({ page, site }) => {
  await page.addInitScript(() => {
    navigator.share = (data) => {
      document.documentElement.dataset["shared"] = data?.url ?? "";
      return Promise.resolve();
    };
  });
  await open(page);
  await viewerOf(page).next.click();
  await expectPage(page, 2);
  await viewerOf(page).pages.getByRole("link").nth(1).click();
  const name = `${text("frame.json", "share.label")}: ${text(files[1] ?? "", "title")}`;
  await page.getByRole("dialog").getByRole("button", { name }).click();
  await expect(page.locator("html")).toHaveAttribute("data-shared", `${site}/excerpt#page-2`);
});

test("an enlarged page begins at its corner, wherever the one before was left", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page);
  const { next, pages } = viewerOf(page);
  await pages.getByRole("link").first().click();
  const dialog = page.getByRole("dialog");
  const place = () => dialog.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);
  await dialog.evaluate((element) => {
    element.scrollTo({ left: 200, top: 300, behavior: "instant" });
  });
  expect(await place()).toEqual([200, 300]);
  await page.keyboard.press("Escape");
  await next.click();
  await pages.getByRole("link").nth(1).click();
  await expect(dialog).toBeVisible();
  expect(await place()).toEqual([0, 0]);
});

test("a click on the words takes neither the arrow keys away nor draws a ring around them all", async ({
  page,
}) => {
  await open(page);
  await page
    .getByRole("heading", { name: text("book/outline.json", "parts.0.chapters.0.title") })
    .first()
    .click();
  await page.keyboard.press("ArrowRight");
  await expectPage(page, 2);
  expect(
    await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement && getComputedStyle(activeElement).outlineStyle;
    }),
  ).toBe("none");
});

test("Next, pressed before React is there, turns the page once it is", async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/excerpt", { waitUntil: "commit" });
  const { next, pages } = viewerOf(page);
  await next.click();
  release();
  await waitForHydration(page);
  // The scroll position after the click depends on how much of the page had loaded.
  await pages.evaluate((list) => {
    list.scrollIntoView();
  });
  await expectPage(page, 2);
});

test("the text stands below in order, every page of it, and a link leads there", async ({ page }) => {
  await open(page);
  await page.getByRole("link", { name: words("viewer.readAsText") }).click();
  const articles = page.getByRole("article");
  await expect(articles).toHaveCount(count);
  await expect(articles.first()).toBeInViewport();
  await expect(articles.first()).toContainText(beginningOf(files[0]));
  await expect(articles.last()).toContainText(beginningOf(files.at(-1)));
  for (const article of await articles.all()) {
    const words = (await article.innerText()).split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(180);
    expect(words).toBeLessThanOrEqual(245);
  }
});

test("'Order Your Copy' opens the shop in a new tab, 'Back to Home' leads home", async ({ page }) => {
  await page.goto("/excerpt");
  const order = page.getByRole("link", {
    name: `${words("closing.actions.0.label")} ${text("frame.json", "newTab")}`,
  });
  await expect(order).toHaveAttribute("href", text("site.json", "links.book"));
  await expect(order).toHaveAttribute("target", "_blank");
  await page.getByRole("link", { name: words("closing.actions.1.label") }).click();
  await expect(page).toHaveURL("/");
});

test("in print the text is there and the viewer is not", async ({ page }) => {
  await open(page);
  await page.emulateMedia({ media: "print" });
  await expect(viewerOf(page).pages).toBeHidden();
  await expect(viewerOf(page).next).toBeHidden();
  await expect(page.getByText(beginningOf(files[0]))).toBeVisible();
  await expect(page.getByText(beginningOf(files.at(-1)))).toBeVisible();
});

test("nor is a page that is enlarged while the excerpt is printed", async ({ page }) => {
  await open(page);
  await viewerOf(page).pages.getByRole("link").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByText(beginningOf(files[0]))).toBeVisible();
});

test("the printed excerpt says what it is from and where it is, and the screen does not", async ({
  page,
}) => {
  await page.goto("/excerpt");
  const source = page.getByText(
    words("text.printed", {
      address: `${new URL(text("site.json", "url")).host}/excerpt`,
    }),
  );
  await expect(source).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(source).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a swipe turns the page, one at a time", async ({ page }) => {
    await open(page);
    const { pages } = viewerOf(page);
    await expect(pages.locator("img").nth(1)).toHaveJSProperty("complete", true);
    await pages.evaluate((strip) => {
      strip.scrollIntoView({ block: "center" });
    });
    const box = await pages.boundingBox();
    if (!box) throw new Error("The pages are not on the screen.");
    const devtools = await page.context().newCDPSession(page);
    const finger = (part: number) => [{ x: box.x + box.width * part, y: box.y + box.height / 2 }];
    await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: finger(0.85) });
    for (const part of [0.75, 0.65, 0.55, 0.45, 0.35, 0.25])
      await devtools.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: finger(part) });
    await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expectPage(page, 2);
    await expect(viewerOf(page).previous).toBeEnabled();
  });
});

test("later pages' pictures are fetched after the first interaction, and the first one before", async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await visit(page, "/excerpt");
  const loaded = () =>
    viewerOf(page)
      .pages.locator("img")
      .evaluateAll((pictures) => (pictures as HTMLImageElement[]).map(({ currentSrc }) => currentSrc !== ""));
  expect((await loaded()).slice(0, 2)).toEqual([true, false]);
  await interact(page);
  await expect.poll(async () => (await loaded()).slice(0, 2)).toEqual([true, true]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("all five pages can be read in order, and nothing is shown that does not work", async ({ page }) => {
    await page.goto("/excerpt");
    const articles = page.getByRole("article");
    await expect(articles).toHaveCount(count);
    for (const article of await articles.all()) await expect(article).toBeVisible();
    await expect(articles.getByRole("heading", { level: 3 })).toHaveText(
      files.map((file, index) => `${words("text.page", { page: index + 1 })}: ${text(file, "title")}`),
    );
    const { previous, next, dots, pages } = viewerOf(page);
    await expect(previous).toBeHidden();
    await expect(next).toBeHidden();
    await expect(page.getByText(words("viewer.text"))).toBeHidden();
    await expect(page.getByRole("link", { name: words("viewer.readAsText") })).toBeVisible();
    await dots.nth(3).click();
    await expect(page).toHaveURL("/excerpt#page-4");
    await expect(articles.nth(3)).toBeInViewport();
    const scan = await pages.getByRole("link").first().getAttribute("href");
    const picture = await page.request.get(scan ?? "");
    expect(picture.headers()["content-type"]).toBe("image/png");
  });
});
