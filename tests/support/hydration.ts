import type { Page } from "@playwright/test";

/** Stirs as a visitor does; nothing that is live wakes up before. */
export async function stir(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
}

/** Stirs, and waits until React has taken over the page. */
export async function waitForHydration(page: Page): Promise<void> {
  await stir(page);
  await page.waitForFunction(() => window.earlyVisitor?.awake === true);
}

/** Goes near what is live on the page, so that it wakes up, and back to its top; a page without script stays. */
export async function wakeUp(page: Page): Promise<void> {
  const live = page.locator("[data-wake]");
  if ((await live.count()) === 0) return;
  await live.first().scrollIntoViewIfNeeded();
  await waitForHydration(page);
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
}
