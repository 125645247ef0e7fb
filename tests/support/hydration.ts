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

/** Goes near all that is live on the page, and waits until React has taken over; a page without script stays. */
export async function wakeFully(page: Page): Promise<void> {
  const live = page.locator("[data-wake]");
  if ((await live.count()) === 0) return;
  for (const part of await live.locator("visible=true").all()) await part.scrollIntoViewIfNeeded();
  await waitForHydration(page);
}

/** Wakes the page up and goes back to its top. */
export async function wakeUp(page: Page): Promise<void> {
  await wakeFully(page);
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
}

/** Holds every script file back. Out: lets them through. */
export function holdScripts(page: Page): Promise<() => void> {
  return hold(page, "**/*.js");
}

/** Holds back what a page asks for at some addresses. Out: lets it through. */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
