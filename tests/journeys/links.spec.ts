import { readFileSync } from "node:fs";
import { crawl, type FoundLink, type FoundPage, pathOf } from "../support/crawl";
import { linked } from "../support/routes";
import { expect, test } from "../support/site";
import { text } from "../support/content";

/** Returns every URL and mail address in content/site.json, the only file that contains them. */
function addressesOfSite(): string[] {
  const found: string[] = [];
  JSON.parse(readFileSync("content/site.json", "utf8"), (_key, value: unknown) => {
    if (typeof value === "string" && /^https:|@/.test(value)) found.push(value);
    return value;
  });
  return found;
}

/** All links of the site, each with its page. */
function linksOf(pages: Map<string, FoundPage>): (FoundLink & { on: string })[] {
  return [...pages].flatMap(([on, { links }]) => links.map((link) => ({ on, ...link })));
}

test("every page is reached from Home within two clicks", async ({ site }) => {
  const pages = await crawl(site);
  // Only a form leads to the thank-you page.
  for (const route of linked.filter((one) => one !== "/thank-you")) {
    expect(pages.get(route), route).toBeDefined();
    expect(pages.get(route)?.clicks, route).toBeLessThanOrEqual(2);
  }
});

test("every link inside the site leads to something, and every fragment to a place on it", async ({
  site,
}) => {
  const pages = await crawl(site);
  const lost = [...pages].filter(([, { status }]) => status !== 200);
  expect(lost.map(([path]) => path)).toEqual([]);
  const astray = linksOf(pages)
    .filter(({ href }) => /^[/#]/.test(href) && href.includes("#"))
    .filter(({ on, href }) => {
      const [path, id = ""] = href.split("#");
      return !pages.get(path === "" ? on : pathOf(href))?.ids.has(decodeURIComponent(id));
    });
  expect(astray.map(({ on, href }) => `${on}: ${href}`)).toEqual([]);
});

test("every link to elsewhere is one of content/site.json, opens in a new tab and says so", async ({
  site,
}) => {
  const known = addressesOfSite();
  const outbound = linksOf(await crawl(site)).filter(({ href }) => !/^([/#]|tel:|sms:)/.test(href));
  expect(outbound.length).toBeGreaterThan(50);
  const written = (href: string) => href.replace(/^mailto:/, "").replace(/\?subject=[^&]+$/, "");
  expect(outbound.filter(({ href }) => !known.includes(href) && !known.includes(written(href)))).toEqual([]);
  for (const { on, href, attributes, text: label } of outbound.filter(({ href }) =>
    href.startsWith("http"),
  )) {
    expect(attributes.target, `${on}: ${href}`).toBe("_blank");
    expect(attributes.rel, `${on}: ${href}`).toContain("noopener");
    expect(label, `${on}: ${href}`).toContain(text("frame.json", "newTab"));
  }
});

test("every link of the footer is large enough for a finger", async ({ page }) => {
  await page.goto("/privacy");
  for (const link of await page.getByRole("contentinfo").getByRole("link").all()) {
    const { width, height } = (await link.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height), (await link.textContent()) ?? "").toBeGreaterThanOrEqual(44);
  }
});
