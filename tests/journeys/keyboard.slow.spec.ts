import type { Page } from "@playwright/test";
import { findUnclearControls, readControls } from "../support/controls";
import { measureFocus, type Stop, tabbable } from "../support/focus";
import { hydrate, paths } from "../support/page";
import { expect, test } from "../support/site";

/** Presses Tab until the focus leaves the page or returns to its start. */
async function walk(page: Page, key: "Tab" | "Shift+Tab"): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let press = 0; press < 200; press += 1) {
    await page.keyboard.press(key);
    const stop = await measureFocus(page);
    if (stop === undefined) return stops;
    if (stops.some(({ order }) => order === stop.order)) return stops;
    stops.push(stop);
  }
  throw new Error("After 200 presses the focus is still on the page.");
}

function expectClearFocus(stops: readonly Stop[]): void {
  const names = (unclear: readonly Stop[]): string[] => unclear.map(({ name }) => name);
  expect(names(stops.filter(({ ring }) => ring < 2)), "without a ring").toEqual([]);
  expect(names(stops.filter(({ contrast }) => contrast < 3)), "with a ring that is hard to see").toEqual([]);
  expect(names(stops.filter(({ uncovered }) => !uncovered)), "hidden behind something").toEqual([]);
}

/**
 * Expects that, within a list, a navigation or a form, no tab stop is completely above the previous one or, in the
 * same row, before it.
 */
function expectReadingOrder(stops: readonly Stop[]): void {
  const backward = stops.filter((stop, index) => {
    const before = stops[index - 1];
    if (before?.group !== stop.group) return false;
    const sameRow = stop.top < before.bottom && before.top < stop.bottom;
    return sameRow ? stop.right <= before.left : stop.bottom <= before.top && stop.left <= before.left;
  });
  expect(backward.map(({ name }) => name)).toEqual([]);
}

/**
 * Expects every enabled control to be a tab stop with a name, and every disabled control to be announced and skipped.
 * Moving the focus may turn a page, which enables one button and disables another: for those, both results are
 * accepted.
 */
async function expectEveryControl(
  page: Page,
  stops: readonly Stop[],
  before: readonly number[],
): Promise<void> {
  const after = await tabbable(page);
  const reached = stops.map(({ order }) => order);
  expect(reached).toEqual([...reached].sort((a, b) => a - b));
  expect(before.filter((order) => after.includes(order) && !reached.includes(order))).toEqual([]);
  expect(reached.filter((order) => !before.includes(order) && !after.includes(order))).toEqual([]);

  const controls = await readControls(page);
  expect(findUnclearControls(controls)).toEqual([]);
  // Pages of a strip outside the view are announced, but are not tab stops.
  const passed = page.locator(":disabled:visible, a[tabindex='-1']:visible");
  // A table is a tab stop too, since it can be wider than the window.
  const tables = page.getByRole("region").and(page.locator("[tabindex='0']"));
  expect(controls.length - (await passed.count()) + (await tables.count())).toBe(after.length);
}

for (const path of paths) {
  test(`${path}: everything is reached in reading order, in sight, and has a name`, async ({ page }) => {
    // Tabs through the whole page twice.
    test.setTimeout(90_000);
    for (const [key, width] of [
      ["Tab", 1440],
      ["Shift+Tab", 320],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      if ((await page.locator("#page-scripts").count()) > 0) await hydrate(page);
      await page.evaluate(() => {
        scrollTo(0, 0);
      });
      const before = await tabbable(page);
      const walked = await walk(page, key);
      const stops = key === "Tab" ? walked : walked.reverse();
      expectClearFocus(stops);
      expectReadingOrder(stops);
      expect(stops[0]?.name).toBe("Skip to content");
      await expectEveryControl(page, stops, before);
    }
  });
}
