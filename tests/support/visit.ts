import { expect, type Page } from "@playwright/test";

/**
 * Goes to a page and waits until everything in its first view has loaded, including fonts. Fonts are requested during
 * layout, which on a busy machine may happen long after the network is idle.
 * @returns the server's response
 */
export async function visit(page: Page, path: string): ReturnType<Page["goto"]> {
  const response = await page.goto(path);
  // The remaining fonts load after the first paint (src/theme/first-paint.ts).
  await expect.poll(() => waitingStyles(page)).toBe(0);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState("networkidle");
  return response;
}

/** Returns how many of a page's style sheets are not yet applied or not yet removed. */
export function waitingStyles(page: Page): Promise<number> {
  return page.evaluate(
    () => [...document.styleSheets].filter(({ media }) => media.mediaText === "not all").length,
  );
}

/** Scrolls every picture of the page into view, and waits until it has loaded. */
export async function showPictures(page: Page): Promise<void> {
  for (const picture of await page.locator("img:visible").all()) {
    await picture.scrollIntoViewIfNeeded();
    await picture.evaluate((one: HTMLImageElement) => one.decode());
  }
}
