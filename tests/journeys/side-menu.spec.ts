import type { Page } from "@playwright/test";
import { expect, test } from "../support/site";
import { visit } from "../support/visit";
import { texts, textsOf } from "../support/content";

const site = textsOf("site.json");
const frame = textsOf("frame.json");

/** The header's label of a page. */
function labelOf(href: string): string {
  const index = texts("site.json", "navigation.header.*.href").indexOf(href);
  return site(`navigation.header.${String(index)}.label`);
}

const phone = { width: 360, height: 780 };

function parts(page: Page) {
  return {
    open: page.getByRole("button", { name: frame("menu"), exact: true }),
    menu: page.getByRole("navigation", { name: frame("sideMenu") }),
    close: page.getByRole("button", { name: frame("closeMenu") }),
  };
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "on a phone" : "on a phone, without script", () => {
    test.use({ viewport: phone, javaScriptEnabled });

    test("the menu opens, takes the focus, and gives it back on Esc", async ({ page }) => {
      await page.goto("/contact");
      const { open, menu, close } = parts(page);
      await expect(menu).toBeHidden();
      await open.click();
      await expect(menu).toBeVisible();
      await expect(close).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
      await expect(open).toBeFocused();
    });

    test("it closes by its button and by a tap beside it", async ({ page }) => {
      await page.goto("/");
      const { open, menu, close } = parts(page);
      await open.click();
      await close.click();
      await expect(menu).toBeHidden();
      await page.setViewportSize({ width: 700, height: 780 });
      await open.click();
      await expect(menu).toBeVisible();
      await page.mouse.click(20, 400);
      await expect(menu).toBeHidden();
    });

    test("a link leads on, and the menu is closed there", { tag: "@contents" }, async ({ page }) => {
      await page.goto("/");
      const { open, menu } = parts(page);
      await open.click();
      await expect(menu.getByRole("link", { name: labelOf("/") })).toHaveAttribute("aria-current", "page");
      await menu.getByRole("link", { name: labelOf("/contact"), exact: true }).click();
      await expect(page).toHaveURL("/contact");
      await expect(menu).toBeHidden();
      await open.click();
      await expect(menu.locator("[aria-current=page]")).toHaveText(labelOf("/contact"));
    });
  });
}

test.describe("on a phone, with a keyboard", () => {
  test.use({ viewport: phone });

  test("the menu closes when the Tab key leaves it, so that focus is never hidden", async ({ page }) => {
    await page.goto("/");
    const { open, menu } = parts(page);
    await open.focus();
    await page.keyboard.press("Enter");
    const stops = await menu.getByRole("link").or(menu.getByRole("button")).count();
    for (let stop = 0; stop < stops; stop += 1) await page.keyboard.press("Tab");
    await expect(menu).toBeHidden();
  });

  test("the menu is closed when Back returns to the page", async ({ page }) => {
    await page.goto("/");
    const { open, menu } = parts(page);
    await open.click();
    await menu.getByRole("link", { name: labelOf("/contact"), exact: true }).click();
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect(menu).toBeHidden();
  });
});

test.describe("in a browser without popovers", () => {
  // The policy contains the hashes of the published styles, and this test inverts their condition.
  test.use({ viewport: phone, bypassCSP: true });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ["popover", "hidePopover", "showPopover", "togglePopover"])
        Reflect.deleteProperty(HTMLElement.prototype, name);
    });
    await page.route(/\/[^.]*$/, async (route) => {
      const response = await route.fetch();
      const html = (await response.text())
        .replaceAll("@supports not selector(:popover-open)", "@supports (display: block)")
        .replaceAll('popover="auto"', "");
      await route.fulfill({ response, body: html });
    });
  });

  test("the Menu button shows and hides the menu, and Back finds it closed", async ({ page }) => {
    await page.goto("/");
    const { open, menu, close } = parts(page);
    await expect(open).toHaveAttribute("aria-expanded", "false");
    await expect(menu).toBeHidden();
    await open.click();
    await expect(open).toHaveAttribute("aria-expanded", "true");
    await expect(menu).toBeVisible();
    await expect(close).toBeHidden();
    await open.click();
    await expect(menu).toBeHidden();
    await open.click();
    await menu.getByRole("link", { name: labelOf("/contact"), exact: true }).click();
    await expect(page).toHaveURL("/contact");
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect(menu).toBeHidden();
  });

  test("on a wide screen its script changes nothing", async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 780 });
    await page.goto("/");
    const { open, menu } = parts(page);
    await expect(open).toBeHidden();
    await expect(menu).toBeHidden();
    await expect(page.getByRole("navigation", { name: frame("mainNavigation") })).toBeVisible();
  });

  test.describe("and without script", () => {
    test.use({ javaScriptEnabled: false });

    test("the menu stands open, and no button promises more", async ({ page }) => {
      await page.goto("/");
      const { open, menu, close } = parts(page);
      await expect(menu.getByRole("link", { name: labelOf("/contact"), exact: true })).toBeInViewport();
      await expect(open).toBeHidden();
      await expect(close).toBeHidden();
    });
  });
});

test("a current browser never fetches the script for older ones", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.setViewportSize(phone);
  await visit(page, "/");
  await parts(page).open.click();
  expect(scripts).toEqual([]);
});

test("from 768 px up all links stand in a row, with the route marked", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto("/contact");
  await expect(parts(page).open).toBeHidden();
  const main = page.getByRole("navigation", { name: frame("mainNavigation") });
  await expect(main.getByRole("link")).toHaveText([
    ...texts("site.json", "navigation.header.*.label"),
    site("navigation.action.label"),
  ]);
  await expect(main.locator("[aria-current=page]")).toHaveText(labelOf("/contact"));
  await expect(main.getByRole("link", { name: site("navigation.action.label") })).toHaveAttribute(
    "href",
    site("navigation.action.href"),
  );
  const tops = await main
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().bottom));
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(10);
});
