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
  elements: (route: string) => (route === "/" ? 400 : 800),
  requests: 6,
};

const isData = (request: Request): boolean => request.url().includes("/page-data-");

/** The bytes of code that a page has loaded, without its data. */
const codeOf = (loads: Loads): Promise<number> =>
  loads.bytesOf(loads.scripts().filter((request) => !isData(request)));

async function isLive(page: Page): Promise<boolean> {
  return (await page.locator("template[data-scripts]").count()) > 0;
}

/** The styles of components that stand in the published page and were added to it once more. */
function doubledStyles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [published = [], ...added] = [...document.styleSheets].map(({ cssRules }) =>
      [...cssRules].filter((rule) => rule instanceof CSSStyleRule).map(({ cssText }) => cssText),
    );
    return added.flat().filter((text) => published.includes(text));
  });
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
      await wakeFully(page);
      const data = await loads.bytesOf(loads.scripts().filter(isData));
      expect(data).toBeGreaterThan(0);
      expect(data).toBeLessThanOrEqual(budgets.pageData);
      const code = await codeOf(loads);
      expect(code).toBeGreaterThan(0);
      expect(code).toBeLessThanOrEqual(budgets.script(route) * kibibyte);
      expect(await doubledStyles(page)).toEqual([]);
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
