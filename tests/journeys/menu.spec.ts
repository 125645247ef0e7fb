import type { Page } from "@playwright/test";
import { findBarriers } from "../support/axe";
import site from "../fixtures/content/site.json";
import { expectInView } from "../support/in-view";
import { shortenFrame } from "../support/page";
import { expect, test } from "../support/site";

const phone = { width: 360, height: 780 };

const partsOf = (page: Page) => ({
  open: page.getByRole("button", { name: "Menu", exact: true }),
  menu: page.getByRole("navigation", { name: "Site menu" }),
  close: page.getByRole("button", { name: "Close menu" }),
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "on a phone" : "on a phone, without JavaScript", () => {
    test.use({ viewport: phone, javaScriptEnabled });

    test("Esc, the Close button or a tap beside the menu closes the menu", async ({ page }) => {
      await page.goto("/contact");
      const { open, menu, close } = partsOf(page);
      await expect(menu).toBeHidden();
      await open.click();
      await expect(close).toBeFocused();
      if (javaScriptEnabled) expect(await findBarriers(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
      await expect(open).toBeFocused();
      await open.click();
      await close.click();
      await expect(menu).toBeHidden();
      await page.setViewportSize({ width: 700, height: 780 });
      await open.click();
      await expect(menu).toBeVisible();
      await page.mouse.click(20, 400);
      await expect(menu).toBeHidden();
    });

    test("a link in the menu or Back closes the menu", async ({ page }) => {
      await page.goto("/");
      const { open, menu } = partsOf(page);
      await open.click();
      await expect(menu.locator("[aria-current=page]")).toHaveText("Home");
      await menu.getByRole("link", { name: "Contact", exact: true }).click();
      await expect(page).toHaveURL("/contact");
      await expect(menu).toBeHidden();
      await open.click();
      await expect(menu.locator("[aria-current=page]")).toHaveText("Contact");
      await page.goBack();
      await expect(page).toHaveURL("/");
      await expect(menu).toBeHidden();
    });
  });

test("if Tab moves the focus out of the menu, the menu closes", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/");
  const { open, menu } = partsOf(page);
  await open.press("Enter");
  const stops = await menu.getByRole("link").or(menu.getByRole("button")).count();
  for (let stop = 0; stop < stops; stop += 1) await page.keyboard.press("Tab");
  await expect(menu).toBeHidden();
  await page.goto("/about");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("the menu's link to the prayer form is as large as the other links", async ({ page }) => {
  // With shorter labels, the menu fits 640 px.
  await page.setViewportSize({ width: 360, height: 720 });
  await page.goto("/");
  const { open, menu } = partsOf(page);
  await open.click();
  await expectInView(menu.getByRole("link").last());
  const sizes = ["About", "Ask for prayer"].map((name) =>
    menu.getByRole("link", { name }).evaluate((link) => getComputedStyle(link).fontSize),
  );
  const [aboutSize, prayerSize] = await Promise.all(sizes);
  expect(prayerSize).toBe(aboutSize);
});

test("the menu closes after a link to a part of the same page", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/contact");
  const { open, menu } = partsOf(page);
  await open.click();
  await menu.locator("a[href='/contact#prayer']").click();
  await expect(page).toHaveURL("/contact#prayer");
  await expect(menu).toBeHidden();
  await expect(page.locator("#prayer")).toBeInViewport();
});

test("the header has all links on a screen of 768 px, and marks the current page", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto("/contact");
  await expect(partsOf(page).open).toBeHidden();
  const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  const { header, action } = site.navigation;
  await expect(links).toHaveText([...header, action].map(({ label }) => label));
  await expect(links.and(page.locator("[aria-current=page]"))).toHaveText("Contact");
  await expect(links.last()).toHaveAttribute("href", "/contact");
});

test("the footer has its lists, its four mail links and the year", async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  const linksOf = (name: string) => footer.getByRole("list", { name, exact: true }).getByRole("link");
  const quickLinks = { title: "Quick Links", links: site.navigation.quickLinks };
  for (const { title, links } of [quickLinks, ...site.navigation.groups])
    await expect(linksOf(title)).toHaveText(links.map(({ label }) => label));
  await expect(linksOf("Follow")).toHaveCount(3);
  for (const link of await linksOf("Follow").all()) await expect(link).toHaveAttribute("target", "_blank");
  const mails = linksOf("Email us");
  await expect(mails).toHaveText(["General Info", "Speaking Inquiries", "Prayer Requests", "Contact Form"]);
  for (const mail of await mails.all()) await expect(mail).toHaveAttribute("href", /^mailto:/);
  await expect(page.getByRole("contentinfo")).toContainText("© 2025 Sample Ministry. All rights reserved.");
});

test("the footer is at most 560 px (laptop) or 920 px (phone) high", async ({ page }) => {
  const footer = page.getByRole("contentinfo");
  for (const path of ["/", "/about"]) {
    await page.goto(path);
    await expect(footer.getByRole("figure")).toHaveCount(path === "/" ? 1 : 0);
    for (const [width, height, limit] of [
      [1366, 650, 560],
      // The tests' content has long names and a postal address.
      [360, 640, 920],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(limit);
    }
  }
});

test("the header's links are at least 16 px apart", async ({ page }) => {
  for (const width of [768, 820, 900]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    await shortenFrame(page);
    const links = page.getByRole("navigation", { name: "Main", exact: true }).getByRole("link");
    // Measures the text of each link, without the padding.
    const boxes = await links.evaluateAll((links) =>
      links.map((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        const { left, right, top } = link.matches("li *")
          ? range.getBoundingClientRect()
          : link.getBoundingClientRect();
        return { left, right, top };
      }),
    );
    for (const [index, { left }] of boxes.slice(1).entries())
      expect(
        left - (boxes[index]?.right ?? 0),
        `${String(width)} px, link ${String(index + 1)}`,
      ).toBeGreaterThanOrEqual(15.9);
    const backgroundOf = (one: Element) => getComputedStyle(one).backgroundColor;
    const main = page.getByRole("main").locator("[data-buttons] > *").first();
    expect(await links.last().evaluate(backgroundOf)).not.toBe(await main.evaluate(backgroundOf));
  }
});
