import type { Page } from "@playwright/test";
import { arePeersRequired } from "../../functions/testing/peer-tests";
import { hasFallbackFonts } from "../support/fonts";
import { linked } from "../support/routes";
import { expect, test } from "../support/site";
import { visit } from "../support/visit";

/** Returns the page's layout shift, as CLS measures it (Layout Instability API). */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: "layout-shift", buffered: true });
    return observer
      .takeRecords()
      .reduce((sum, entry) => sum + ("value" in entry ? Number(entry.value) : 0), 0);
  });
}

for (const width of [360, 768, 1440])
  test(`what is in view stays in its place while a page appears at ${String(width)} px`, async ({ page }) => {
    test.skip(
      !arePeersRequired() && !(await hasFallbackFonts(page)),
      "Neither Arial and Times New Roman nor Liberation's fonts are installed.",
    );
    await page.setViewportSize({ width, height: width === 360 ? 780 : 1000 });
    const moved: string[] = [];
    for (const route of linked.filter((one) => !one.includes("."))) {
      await visit(page, route);
      const shift = await layoutShift(page);
      if (shift > 0.005) moved.push(`${route} ${String(shift)}`);
    }
    expect(moved).toEqual([]);
  });
