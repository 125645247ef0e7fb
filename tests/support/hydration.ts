import type { Page } from "@playwright/test";

/** Simulates a visitor's first interaction; no component hydrates before it. */
export async function interact(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
}

/**
 * Interacts, and waits until React has hydrated the page. Where longer texts have pushed every interactive component
 * far below the window, it scrolls to the first one, since components hydrate when they come near.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await interact(page);
  await page.evaluate(() => {
    const live = [...document.querySelectorAll("[data-hydrate-visible]")].filter((part) =>
      part.checkVisibility(),
    );
    const isNear = (part: Element) => part.getBoundingClientRect().top < innerHeight * 1.25;
    if (!live.some(isNear)) live[0]?.scrollIntoView();
  });
  await page.waitForFunction(() => window.hydration?.isHydrated === true);
}

/**
 * Scrolls every interactive component into view, and waits until React has hydrated the page; a page without script
 * does not change.
 */
export async function hydrateFully(page: Page): Promise<void> {
  const live = page.locator("[data-hydrate-visible]");
  if ((await live.count()) === 0) return;
  for (const part of await live.locator("visible=true").all()) await part.scrollIntoViewIfNeeded();
  await waitForHydration(page);
}

/** Hydrates the page and scrolls back to its top. */
export async function hydrateFromTop(page: Page): Promise<void> {
  await hydrateFully(page);
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
}

/**
 * Delays all script files.
 * @returns a function that releases them
 */
export function holdScripts(page: Page): Promise<() => void> {
  return hold(page, "**/*.js");
}

/**
 * Delays a page's requests to certain URLs.
 * @param addresses a glob pattern of the URLs
 * @returns a function that releases them
 */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
