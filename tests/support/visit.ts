import { expect, type Page } from "@playwright/test";

/**
 * Goes to a page and waits until it has loaded all that its first view needs, fonts too: a font is asked for when the
 * page is laid out, on a busy machine long after the network has fallen silent.
 * @returns what the server answered
 */
export async function visit(page: Page, path: string): ReturnType<Page["goto"]> {
  const response = await page.goto(path);
  // The further faces wait until the page has been painted (src/theme/first-paint.ts).
  await expect.poll(() => waitingStyles(page)).toBe(0);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState("networkidle");
  return response;
}

/** How many of a page's style sheets wait to be put in force, or to be gone. */
export function waitingStyles(page: Page): Promise<number> {
  return page.evaluate(
    () => [...document.styleSheets].filter(({ media }) => media.mediaText === "not all").length,
  );
}

/** Brings every picture of the page near, and waits until it is shown. */
export async function showPictures(page: Page): Promise<void> {
  for (const picture of await page.locator("img:visible").all()) {
    await picture.scrollIntoViewIfNeeded();
    await picture.evaluate((one: HTMLImageElement) => one.decode());
  }
}
