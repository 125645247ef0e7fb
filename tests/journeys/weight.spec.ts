import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Page, Request } from "@playwright/test";
import { indexableRoutes } from "../../scripts/bench/indexable-routes";
import { lazyPictures, wakeFully, watchLoads } from "../support/loads";
import { expect, test } from "../support/site";

const kibibyte = 1024;
const routes = [...indexableRoutes("public"), "/thank-you", "/no-such-page"];

/** What one page may weigh. */
const budgets = {
  inlineScript: 2 * kibibyte,
  script: (route: string) => (route === "/contact" ? 118 : 76),
  pageData: 6 * kibibyte,
  elements: (route: string) => (route === "/" ? 400 : 800),
  requests: 6,
};

async function isLive(page: Page): Promise<boolean> {
  return (await page.locator("template[data-scripts]").count()) > 0;
}

for (const route of routes) {
  test(`${route} keeps its budgets`, async ({ page, site }) => {
    const loads = watchLoads(page);
    const response = await page.goto(route, { waitUntil: "networkidle" });
    // Nothing of what the parser meets fetches a script, so the first paint waits for none.
    const parsed = ((await response?.text()) ?? "").replace(/<template[\s\S]*?<\/template>/g, "");
    expect(parsed).not.toMatch(
      /<script(?![^>]*nomodule)[^>]+src=|rel="(preload|modulepreload)"[^>]+as="script"/i,
    );

    // A visitor who has done nothing yet has loaded no script on any page.
    expect(loads.scripts()).toEqual([]);
    const lazy = new Set(await lazyPictures(page));
    const first = loads.requests.filter((request) => !lazy.has(request.url()));
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
      const isData = (request: Request): boolean => request.url().includes("/page-data-");
      const data = await loads.bytesOf(loads.scripts().filter(isData));
      expect(data).toBeGreaterThan(0);
      expect(data).toBeLessThanOrEqual(budgets.pageData);
      const code = await loads.bytesOf(loads.scripts().filter((request) => !isData(request)));
      expect(code).toBeGreaterThan(0);
      expect(code).toBeLessThanOrEqual(budgets.script(route) * kibibyte);
    } else {
      expect(inline).toBeLessThanOrEqual(budgets.inlineScript);
      expect(loads.scripts()).toEqual([]);
      expect(await page.locator("script[src]:not([nomodule])").count()).toBe(0);
    }
  });
}

test("the styles are applied, and fonts come from the site", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-family", /Fraunces/);
  await expect(page.locator("body")).toHaveCSS("font-family", /Archivo/);
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts]
      .filter(({ status }) => status === "loaded")
      .map(({ family }) => family.replaceAll('"', ""));
  });
  expect(loaded).toEqual(expect.arrayContaining(["Fraunces", "Archivo"]));
});

test("the hero's flame weighs at most 45 KB as served", () => {
  const flame = readFileSync("src/theme/artwork/hero-flame.svg");
  expect(brotliCompressSync(flame).length).toBeLessThanOrEqual(45 * kibibyte);
});
