import type { Page } from "@playwright/test";
import { expect, test } from "../support/site";

/** Returns how the current page was loaded: "navigational-prefetch" if it was prefetched. */
function deliveryOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType("navigation");
    return (entry as PerformanceNavigationTiming & { deliveryType: string }).deliveryType;
  });
}

/** Records for each page whether it appeared with a view transition. */
async function watchTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener("pagereveal", (event) => {
      document.documentElement.dataset["transition"] = String(event.viewTransition !== null);
    });
  });
}

test("a page is prefetched while the pointer is on its link", async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  const readyAddress = new Promise<string>((resolve) => {
    devtools.on("Preload.prefetchStatusUpdated", ({ status, prefetchUrl }) => {
      if (status === "Ready") resolve(prefetchUrl);
    });
  });
  await devtools.send("Preload.enable");
  await page.goto("/");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Privacy" });
  await link.hover();
  expect(new URL(await readyAddress).pathname).toBe("/privacy");
  await link.click();
  await expect(page).toHaveURL("/privacy");
  expect(await deliveryOf(page)).toBe("navigational-prefetch");
});

test("files are not prefetched", async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  const fetchedAddresses: string[] = [];
  devtools.on("Preload.prefetchStatusUpdated", ({ prefetchUrl }) => void fetchedAddresses.push(prefetchUrl));
  await devtools.send("Preload.enable");
  await page.goto("/press-kit");
  await page.locator("a[href$='.zip']").first().hover();
  // Waits longer than the hover time that triggers prefetching. The link to a page is then hovered to show that
  // prefetching works.
  await page.waitForTimeout(800);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).hover();
  await expect.poll(() => fetchedAddresses.some((url) => url.endsWith("/privacy"))).toBe(true);
  expect(fetchedAddresses.filter((url) => !url.endsWith("/privacy"))).toEqual([]);
});

test("pages change with a view transition", async ({ page }) => {
  await watchTransitions(page);
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(page).toHaveURL("/privacy");
  await expect(page.locator("html")).toHaveAttribute("data-transition", "true");
});

test("pages change without a transition for a visitor who prefers reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await watchTransitions(page);
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(page).toHaveURL("/privacy");
  await expect(page.locator("html")).toHaveAttribute("data-transition", "false");
});
