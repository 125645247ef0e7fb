import type { Page } from "@playwright/test";
import { findUnclearControls, readControls } from "../support/controls";
import { measureFocus, type Stop, tabbable } from "../support/focus";
import { wakeUp } from "../support/hydration";
import { routes } from "../support/routes";
import { expect, test } from "../support/site";

/** Presses Tab until the focus leaves the page, or comes round to where it was. */
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

/** Within a list, a navigation or a form no stop lies wholly above or, in its row, before the one that led to it. */
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
 * What can be reached is reached, and announced with a name; what is disabled is announced and passed over.
 * A walk may turn a page, and so enable one button and disable another: either may have been a stop or not.
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
  // Pages of a strip that are not in view are announced, and Tab passes them over, too.
  const passed = page.locator(":disabled:visible, a[tabindex='-1']:visible");
  expect(controls.length - (await passed.count())).toBe(after.length);
}

for (const path of routes) {
  test(`${path}: everything is reached in reading order, in sight, and has a name`, async ({ page }) => {
    // Twice through the whole page, key by key.
    test.setTimeout(90_000);
    for (const [key, width] of [
      ["Tab", 1440],
      ["Shift+Tab", 320],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await wakeUp(page);
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

test("the first Tab stop leads past the navigation", async ({ page }) => {
  for (const path of routes) {
    await page.goto(path);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("header nav"))).toBeNull();
  }
});

test("the open forms say what each field is, and whether it must be filled in", async ({ page }) => {
  await page.goto("/contact#booking");
  await wakeUp(page);
  await page.getByRole("button", { name: "Write a prayer request" }).click();
  const controls = await readControls(page);
  const roles = ["textbox", "combobox", "checkbox", "Date"];
  const fields = controls
    .filter(({ role }) => roles.includes(role))
    .map(({ role, name }) => `${role} ${name}`);
  expect(fields.sort()).toEqual([
    "Date Event date (required)",
    "checkbox Breakthrough & Wholeness",
    "checkbox Identity & Kingdom Mindset",
    "checkbox Keep this confidential: it is not shared with the prayer team.",
    "checkbox Prophetic Activation",
    "checkbox Spirit, Soul and Body Wholeness",
    "checkbox Strategic Prayer & Warfare",
    "checkbox Walking in Spiritual Authority",
    "combobox Audience size (required)",
    "combobox Event type (required)",
    "combobox Inquiry type (required)",
    "combobox Request type (required)",
    "textbox Additional details",
    "textbox Email (required)",
    "textbox Email (required)",
    "textbox Email (required)",
    "textbox Location (required)",
    "textbox Message (required)",
    "textbox Name (required)",
    "textbox Name (required)",
    "textbox Name (required)",
    "textbox Organization (required)",
    "textbox Prayer request (required)",
  ]);
});
