import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Page, Request } from "@playwright/test";
import { indexableRoutes } from "../../scripts/bench/indexable-routes";
import { contactFields, fillContactForm } from "../support/contact";
import { wakeFully } from "../support/hydration";
import { lazyPictures, type Loads, watchLoads } from "../support/loads";
import { expect, test } from "../support/site";
import { visit } from "../support/visit";

const kibibyte = 1024;
const routes = [...indexableRoutes("public"), "/thank-you", "/no-such-page"];

/** What one page may weigh. */
const budgets = {
  inlineScript: 2 * kibibyte,
  script: (route: string) => (route === "/contact" ? 99 : 76),
  scriptOfSending: 118,
  pageData: 6 * kibibyte,
  /** What else stands in the page's own script: what its classes are called, and what wakes it up. */
  wakingUp: kibibyte,
  elements: (route: string) => (route === "/" ? 400 : 800),
  requests: 6,
};

const isOwn = (request: Request): boolean => request.url().includes("/page-");

/** The bytes of code that a page has loaded, without its own script. */
const codeOf = (loads: Loads): Promise<number> =>
  loads.bytesOf(loads.scripts().filter((request) => !isOwn(request)));

/** The bytes of the data in a page's own script, by themselves. */
async function dataOf([own]: readonly Request[]): Promise<number> {
  const [data = ""] =
    /^window\.pageData=.*(?=,"styleNames":)/s.exec((await (await own?.response())?.text()) ?? "") ?? [];
  return brotliCompressSync(data).length;
}

async function isLive(page: Page): Promise<boolean> {
  return (await page.locator("template[data-scripts]").count()) > 0;
}

/** How many rules the page's styles hold, in how many elements. The further faces may have taken their place by then. */
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
    // Nothing of what the parser meets fetches a script, so the first paint waits for none.
    const parsed = ((await response?.text()) ?? "").replace(/<template[\s\S]*?<\/template>/g, "");
    expect(parsed).not.toMatch(
      /<script(?![^>]*nomodule)[^>]+src=|rel="(preload|modulepreload)"[^>]+as="script"/i,
    );

    // A visitor who has done nothing yet has loaded no script on any page.
    expect(loads.scripts()).toEqual([]);
    // The icon is for the browser's own frame.
    const others = new Set([...(await lazyPictures(page)), `${site}/favicon.svg`]);
    const first = loads.requests.filter((request) => !others.has(request.url()));
    expect(first.map((request) => request.url())).toContain(page.url());
    expect(first.length, first.map((request) => request.url()).join("\n")).toBeLessThanOrEqual(
      budgets.requests,
    );
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
      await wakeFully(page);
      // What stands in the page has its styles, by the names that its scripts know.
      expect(await styles(page)).toEqual(published);
      const own = loads.scripts().filter(isOwn);
      const data = await dataOf(own);
      expect(data).toBeGreaterThan(0);
      expect(data).toBeLessThanOrEqual(budgets.pageData);
      expect((await loads.bytesOf(own)) - data).toBeLessThanOrEqual(budgets.wakingUp);
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
  await wakeFully(page);
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
