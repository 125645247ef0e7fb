import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Page, Request } from "@playwright/test";
import { indexableRoutes } from "../support/indexable-routes";
import { isInPlainLetters, withoutFurtherLetters } from "../support/fonts";
import { contactFields, fillContactForm } from "../support/contact";
import { hydrateFully } from "../support/hydration";
import { lazyPictures, type Loads, watchLoads } from "../support/loads";
import { expect, test } from "../support/site";
import { visit } from "../support/visit";

const kibibyte = 1024;
const routes = [...indexableRoutes("public"), "/thank-you", "/no-such-page"];

/** The budgets of one page. */
const budgets = {
  inlineScript: 2 * kibibyte,
  script: (route: string) => ({ "/contact": 99, "/resources": 77 })[route] ?? 76,
  scriptOfSending: 118,
  // The data has the words of the page once more, so a page that is longer may have as much more.
  pageData: (html: number) => 6 * kibibyte + Math.max(0, html - 14.75 * kibibyte),
  elements: (route: string) => (route === "/" ? 400 : 800),
  requests: 6,
};

const isOwn = (request: Request): boolean => request.url().includes("/page-");

/** Returns the bytes of code that a page has loaded, without its data. */
const codeOf = (loads: Loads): Promise<number> =>
  loads.bytesOf(loads.scripts().filter((request) => !isOwn(request)));

async function isLive(page: Page): Promise<boolean> {
  return (await page.locator("#page-scripts").count()) > 0;
}

/**
 * Counts the rules of the page's styles and the style elements. The style element of the remaining fonts is not
 * counted, since it may or may not be applied yet.
 */
function styles(page: Page): Promise<object> {
  return page.evaluate(() => ({
    elements: document.querySelectorAll("style:not([media], style + style)").length,
    rules: document.styleSheets[0]?.cssRules.length,
  }));
}

for (const route of routes) {
  test(`${route} keeps its budgets`, async ({ page, site }) => {
    const loads = watchLoads(page);
    const response = await visit(page, route);
    // The HTML outside templates requests no script, so that none delays the first paint.
    const parsed = ((await response?.text()) ?? "").replace(/<template[\s\S]*?<\/template>/g, "");
    expect(parsed).not.toMatch(
      /<script(?![^>]*nomodule)[^>]+src=|rel="(preload|modulepreload)"[^>]+as="script"/i,
    );

    // No script loads before the first interaction.
    expect(loads.scripts()).toEqual([]);
    // The favicon belongs to the browser's interface.
    const others = new Set([...(await lazyPictures(page)), `${site}/favicon.svg`]);
    const first = loads.requests.filter((request) => !others.has(request.url()));
    const addresses = first.map((request) => request.url());
    expect(addresses).toContain(page.url());
    // Another language may need further letters of each face.
    const counted = (await isInPlainLetters(page)) ? addresses : withoutFurtherLetters(addresses);
    expect(counted.length, addresses.join("\n")).toBeLessThanOrEqual(budgets.requests);
    expect(loads.requests.filter((request) => !request.url().startsWith(site))).toEqual([]);

    const elements = await page.evaluate(() => document.querySelectorAll("*").length);
    expect(elements).toBeLessThanOrEqual(budgets.elements(route));

    const inline = await page
      .locator("script:not([src]):not([type='application/ld+json'])")
      .evaluateAll((scripts) =>
        scripts.reduce((sum, { textContent }) => sum + new Blob([textContent]).size, 0),
      );

    if (await isLive(page)) {
      const published = await styles(page);
      await hydrateFully(page);
      // Hydration adds no styles: the published ones have the class names that the scripts generate.
      expect(await styles(page)).toEqual(published);
      const data = await loads.bytesOf(loads.scripts().filter(isOwn));
      expect(data).toBeGreaterThan(0);
      const html = await loads.bytesOf(first.filter((request) => request.isNavigationRequest()));
      expect(data).toBeLessThanOrEqual(budgets.pageData(html));
      const code = await codeOf(loads);
      expect(code).toBeGreaterThan(0);
      expect(code).toBeLessThanOrEqual(budgets.script(route) * kibibyte);
    } else {
      expect(inline).toBeLessThanOrEqual(budgets.inlineScript);
      expect(loads.scripts()).toEqual([]);
      expect(await page.locator("script[src]:not([nomodule])").count()).toBe(0);
    }
  });
}

test("a form that was sent keeps its budget", async ({ page, mail }) => {
  const loads = watchLoads(page);
  await visit(page, "/contact");
  await hydrateFully(page);
  const before = await codeOf(loads);
  await fillContactForm(page);
  await contactFields(page).send.click();
  await expect.poll(() => mail.received).toHaveLength(1);
  const code = await codeOf(loads);
  expect(code).toBeGreaterThan(before);
  expect(code).toBeLessThanOrEqual(budgets.scriptOfSending * kibibyte);
});

test("no page's flame weighs more than 12 KB as served", () => {
  const folder = "src/theme/artwork/flames";
  const flames = readdirSync(folder);
  expect(flames.length).toBeGreaterThan(1);
  for (const name of flames) {
    const flame = readFileSync(path.join(folder, name));
    expect(brotliCompressSync(flame).length, name).toBeLessThanOrEqual(12 * kibibyte);
  }
});
