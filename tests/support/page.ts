import { dirname } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { readContent } from "../../src/content-model/check";
import { fixedContent } from "../../src/content-model/testing/edited-content";

const routes = readContent(fixedContent).routes.filter((route) => !/\.\w+$/.test(route));

/** The pages of the fixed site, one of each folder (such as the first teaching), and a missing page. */
export const paths = [
  ...routes.filter(
    (route) => dirname(route) === "/" || route === routes.find((one) => dirname(one) === dirname(route)),
  ),
  "/no-such-page",
];

/** Simulates a visitor's first interaction. Components do not hydrate before it. */
export async function interact(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
}

/**
 * Hydrates a page: scrolls every visible live part into view, or enters a form if no live part is visible. A page
 * without script does not change.
 */
export async function hydrate(page: Page): Promise<void> {
  const liveParts = page.locator("[data-hydrate-visible]");
  if ((await liveParts.count()) === 0) return;
  await interact(page);
  const visibleParts = await liveParts.locator("visible=true").all();
  if (visibleParts.length === 0) await page.getByRole("textbox").first().dispatchEvent("focusin");
  // If an extension has changed the page, React may replace a part while the test scrolls to it.
  for (const part of visibleParts) await part.scrollIntoViewIfNeeded().catch(() => undefined);
  await page.waitForFunction(() => window.hydration?.isHydrated === true);
}

/** Goes to a page, and hydrates it. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}

/**
 * Goes to a page, and waits until everything in its first view has loaded. Some fonts load only after the first paint.
 */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect
    .poll(() =>
      page.evaluate(
        () => [...document.styleSheets].filter(({ media }) => media.mediaText === "not all").length,
      ),
    )
    .toBe(0);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState("networkidle");
}

/** Loads every picture of the page, as if it were scrolled into view. */
export async function showPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images].filter((one) => one.checkVisibility());
    for (const picture of pictures) picture.loading = "eager";
    await Promise.all(pictures.map((one) => one.decode()));
  });
}

/** Sets the browser's default font size, which a visitor can change, in px. */
export async function setTextSize(page: Page, size: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.setFontSizes", { fontSizes: { standard: size } });
  await devtools.detach();
}

/**
 * Goes to a page, and delays its scripts.
 * @returns a function that lets the scripts load
 */
export async function visitEarly(page: Page, path: string): Promise<() => void> {
  const release = await holdRequests(page, "**/*.js");
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return release;
}

/**
 * Delays a page's requests to certain URLs.
 * @param addresses a glob pattern of the URLs
 * @returns a function that lets the requests continue
 */
export async function holdRequests(page: Page, addresses: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const releasePromise = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await releasePromise;
    await route.continue();
  });
  return release;
}

/** The text on the clipboard; the test needs the permission to read it. */
export function readClipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** The drafts in the browser, as JSON. */
export function readDrafts(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify(sessionStorage));
}

/** A failure in the format of the functions (RFC 9457). The body is invalid, because pages do not read it. */
export function createFailure(status: number, headers: Record<string, string> = {}) {
  return { status, headers: { "content-type": "application/problem+json", ...headers }, body: "{" };
}

/** Swipes with one finger across an element, from one part of its width to another. */
export async function swipe(page: Page, element: Locator, start: number, end: number): Promise<void> {
  await drag(page, element, [start, 0.5], [end, 0.5]);
}

/** Swipes up with one finger over most of an element. */
export async function swipeUp(page: Page, element: Locator): Promise<void> {
  await drag(page, element, [0.5, 0.85], [0.5, 0.1]);
}

type Point = readonly [shareOfWidth: number, shareOfHeight: number];

async function drag(page: Page, element: Locator, start: Point, end: Point): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error("The element to swipe over is not on the screen. Scroll it into view first.");
  const devtools = await page.context().newCDPSession(page);
  const touchPointsAt = (step: number) => {
    const interpolate = (from: number, to: number): number => from + ((to - from) * step) / 6;
    return [
      {
        x: box.x + box.width * interpolate(start[0], end[0]),
        y: box.y + box.height * interpolate(start[1], end[1]),
      },
    ];
  };
  await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: touchPointsAt(0) });
  for (let step = 1; step <= 6; step += 1)
    await devtools.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: touchPointsAt(step) });
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/**
 * Removes the announcements, and shortens the labels in the header, because the tests' content has more announcements
 * and longer labels than a ministry.
 */
export async function shortenFrame(page: Page): Promise<void> {
  await page.getByRole("region", { name: "Announcements" }).evaluateAll(([lines]) => lines?.remove());
  await page.locator("header > nav a").evaluateAll((links) => {
    for (const link of links) link.textContent = link.textContent.slice(0, 9);
  });
}
