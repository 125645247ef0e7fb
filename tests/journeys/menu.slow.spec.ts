import type { Page } from "@playwright/test";
import { expect, test } from "../support/site";

const phone = { width: 360, height: 780 };

const partsOf = (page: Page) => ({
  open: page.getByRole("button", { name: "Menu", exact: true }),
  menu: page.getByRole("navigation", { name: "Site menu" }),
  close: page.getByRole("button", { name: "Close menu" }),
});

test.describe("in a browser without popovers", () => {
  // The policy allows only the published styles, and this test inverts a condition in them.
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

  test("the Menu button shows and hides the menu, and Back closes the menu", async ({ page }) => {
    await page.goto("/");
    const { open, menu, close } = partsOf(page);
    await expect(open).toHaveAttribute("aria-expanded", "false");
    await expect(menu).toBeHidden();
    await open.click();
    await expect(open).toHaveAttribute("aria-expanded", "true");
    await expect(menu).toBeVisible();
    await expect(close).toBeHidden();
    await open.click();
    await expect(menu).toBeHidden();
    await open.click();
    await menu.getByRole("link", { name: "Contact", exact: true }).click();
    await expect(page).toHaveURL("/contact");
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect(menu).toBeHidden();
  });

  test("the Menu button and the menu are hidden on a wide screen", async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 780 });
    await page.goto("/");
    const { open, menu } = partsOf(page);
    await expect(open).toBeHidden();
    await expect(menu).toBeHidden();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  });

  test.describe("and without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("the menu is visible, but the buttons for opening and closing the menu are hidden", async ({
      page,
    }) => {
      await page.goto("/");
      const { open, menu, close } = partsOf(page);
      await expect(menu.getByRole("link", { name: "Contact", exact: true })).toBeInViewport();
      await expect(open).toBeHidden();
      await expect(close).toBeHidden();
    });
  });
});
