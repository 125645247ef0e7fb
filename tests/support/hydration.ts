import type { Page } from "@playwright/test";
import { waitForHydration } from "./contact";

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
