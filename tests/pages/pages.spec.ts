import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname } from "node:path";
import type { Page } from "@playwright/test";
import { findBarriers } from "../support/axe";
import { findClippedText, findOverlappingText, measureOverflow } from "../support/layout";
import { hydrate, openPage, setTextSize } from "../support/page";
import { findMisfitPictures } from "../support/pictures";
import { expect, test } from "../support/site";

/** The addresses of all built pages. */
const folder = `${process.env.SITE_ROOT ?? "."}/public`;
const routes = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".html") && !/^(_gatsby|page-data|404)/.test(file))
  .map((file) => (file === "index.html" ? "/" : `/${file.replace(/\.html$/, "")}`))
  .sort();

/** Pages in one folder look alike, so `npm test` reads the longest, the shortest and two others. */
function isTested(path: string): boolean {
  const sizeOf = (one: string) => statSync(`${folder}${one}.html`).size;
  const siblings = routes.filter((one) => dirname(one) === dirname(path));
  if (process.env.ALL_SCREENS === "1" || dirname(path) === "/") return true;
  const rank = siblings.sort((a, b) => sizeOf(a) - sizeOf(b)).indexOf(path);
  return [0, 1 / 3, 2 / 3, 1].some((part) => Math.round(part * (siblings.length - 1)) === rank);
}

/** The window sizes for each page. Only `npm run test:all` uses the wide sizes. */
const screens = [
  { width: 320, height: 900 },
  { width: 360, height: 780 },
  { width: 1040, height: 900 },
  { width: 1440, height: 900 },
  { width: 768, height: 900, isWide: true },
  { width: 1920, height: 1080, isWide: true },
  { width: 1040, height: 645, isWide: true },
].filter(({ isWide }) => isWide !== true || process.env.ALL_SCREENS === "1");

/**
 * Opens or closes all details of the page's content.
 * @returns the number of details
 */
function setDetails(page: Page, isOpen: boolean): Promise<number> {
  return page.locator("main details").evaluateAll((allDetails: HTMLDetailsElement[], willOpen) => {
    for (const details of allDetails) details.open = willOpen;
    return allDetails.length;
  }, isOpen);
}

/** Finds texts that a reader cannot see. */
async function findUnreadableText(page: Page): Promise<string[]> {
  // At the top of the page, the skip link is above the window.
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  const overflowPx = await measureOverflow(page);
  const scroll = overflowPx > 0 ? [`${String(overflowPx)} px too wide`] : [];
  return [...scroll, ...(await findClippedText(page)), ...(await findOverlappingText(page))];
}

/** Finds headings with words in italics that have another colour. */
function findColouredHeadings(page: Page): Promise<string[]> {
  return page.locator("main :is(h1, h2, h3, h4):visible em").evaluateAll((emphases) => {
    const headings = emphases.map((em) => ({ em, heading: em.closest("h1, h2, h3, h4") ?? em }));
    const colouredHeadings = headings.filter(
      ({ em, heading }) => getComputedStyle(em).color !== getComputedStyle(heading).color,
    );
    return [...new Set(colouredHeadings.map(({ heading }) => heading))].map(({ localName }) => localName);
  });
}

test("the build has more than five pages", () => {
  expect(routes.length).toBeGreaterThan(5);
});

for (const path of [...routes.filter(isTested), "/no-such-page"]) {
  test(`the page ${path} can be read at every window size, is accessible, and loads without errors`, async ({
    page,
    site,
  }) => {
    const problems: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(site)) problems.push(`request to another site: ${request.url()}`);
    });
    page.on("requestfailed", (request) => {
      // After a change of width, the browser cancels the picture for the previous width.
      const isCancelled = request.failure()?.errorText === "net::ERR_ABORTED";
      if (!isCancelled || request.resourceType() !== "image") problems.push(`failed: ${request.url()}`);
    });
    page.on("response", (response) => {
      if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
    });
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) problems.push(message.text());
    });
    page.on("pageerror", (error) => problems.push(`thrown: ${error.message}`));

    // The time for which the content was written.
    if (process.env.TEST_TIME !== undefined) await page.clock.setFixedTime(process.env.TEST_TIME);
    await page.setViewportSize({ width: 320, height: 900 });
    await openPage(page, path);
    await hydrate(page);
    expect(await findMisfitPictures(page), "pictures that do not fit at 320 px").toEqual([]);
    const headings = await findColouredHeadings(page);
    expect(headings.filter((name) => name === "h2").length, "h2 with coloured italics").toBeLessThanOrEqual(
      1,
    );
    expect(
      headings.filter((name) => !/h[12]/.test(name)),
      "smaller headings with coloured italics",
    ).toEqual([]);
    const unmarkedLists = await page
      .locator("ul, ol")
      .evaluateAll((lists) => lists.filter((list) => getComputedStyle(list).listStyleType === "none"));
    expect(unmarkedLists, "lists that VoiceOver in Safari does not announce").toHaveLength(0);
    for (const { width, height } of screens) {
      const screen = `${String(width)} × ${String(height)} px`;
      await page.setViewportSize({ width, height });
      for (const isOpen of [false, true]) {
        const count = await setDetails(page, isOpen);
        if (isOpen && count === 0) continue;
        expect(await findUnreadableText(page), `${screen}, details ${isOpen ? "open" : "closed"}`).toEqual(
          [],
        );
      }
      if ([320, 1440].includes(width)) expect(await findBarriers(page), screen).toEqual([]);
      if (width === 1440) expect(await findMisfitPictures(page), screen).toEqual([]);
    }
    await page.setViewportSize({ width: 640, height: 900 });
    await setTextSize(page, 32);
    expect(await findUnreadableText(page), "letters twice as large").toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await findUnreadableText(page), "letters twice as large").toEqual([]);

    // The status of the 404 page, and its log line for operators.
    const expectedProblems =
      path === "/no-such-page" ? [/^404: /, /status of 404/, /^404 Error: User attempted/] : [];
    expect(problems.filter((problem) => !expectedProblems.some((one) => one.test(problem)))).toEqual([]);
  });
}

test("the open side menu is accessible", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 780 });
  await page.goto("/");
  await page.locator("header > [popovertarget]").click();
  const menu = page.locator("nav[popover]");
  await expect(menu).toBeVisible();
  await menu.evaluate((panel) => Promise.all(panel.getAnimations().map((one) => one.finished)));
  expect(await findBarriers(page)).toEqual([]);
  expect(await findClippedText(page)).toEqual([]);
});

test("every form with errors is accessible and readable", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 780 });
  await page.goto("/contact");
  for (const card of await page.locator("main summary").all()) await card.click();
  await hydrate(page);
  const buttons = await page.locator("form [type=submit]:visible").all();
  const forms = readFileSync(`${folder}/contact.html`, "utf8").split(' action="/api/').length - 1;
  expect(forms).toBeGreaterThan(1);
  expect(buttons).toHaveLength(forms);
  for (const button of buttons) await button.click();
  await expect(page.locator("form [aria-invalid=true]").first()).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  expect(await findUnreadableText(page)).toEqual([]);
});
