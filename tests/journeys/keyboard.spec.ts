import type { Page } from "@playwright/test";
import { findUnclearControls, readControls } from "../support/controls";
import { measureFocus, type Stop, tabbable } from "../support/focus";
import { hydrateFromTop } from "../support/hydration";
import { routes } from "../support/routes";
import { expect, test } from "../support/site";
import { text, texts } from "../support/content";
import { labelOf, requiredLabel, type FormCase } from "../support/forms";

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

for (const path of routes) {
  test(`${path}: everything is reached in reading order, in sight, and has a name`, async ({ page }) => {
    // Tabs through the whole page twice.
    test.setTimeout(90_000);
    for (const [key, width] of [
      ["Tab", 1440],
      ["Shift+Tab", 320],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await hydrateFromTop(page);
      const before = await tabbable(page);
      const walked = await walk(page, key);
      const stops = key === "Tab" ? walked : walked.reverse();
      expectClearFocus(stops);
      expectReadingOrder(stops);
      expect(stops[0]?.name).toBe(text("frame.json", "skipLink"));
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
  await hydrateFromTop(page);
  await page.locator("summary", { hasText: text("forms/prayer.json", "card.expand") }).click();
  const controls = await readControls(page);
  const roles = ["textbox", "combobox", "checkbox", "Date"];
  const fields = controls
    .filter(({ role }) => roles.includes(role))
    .map(({ role, name }) => `${role} ${name}`);
  const required = (role: string, form: FormCase["name"], ...names: string[]): string[] =>
    names.map((name) => `${role} ${requiredLabel(form, name)}`);
  const topics = texts("forms/booking.json", "inputs.preferredTopics.options.*.label");
  expect(fields.sort()).toEqual(
    [
      ...required("Date", "booking", "eventDate"),
      ...[...topics, labelOf("prayer", "confidential")].map((label) => `checkbox ${label}`),
      ...required("combobox", "booking", "audienceSize", "eventType"),
      ...required("combobox", "contact", "inquiryType"),
      ...required("combobox", "prayer", "requestType"),
      `textbox ${labelOf("booking", "message")}`,
      ...required("textbox", "booking", "name", "email", "organization", "location"),
      ...required("textbox", "contact", "name", "email", "message"),
      ...required("textbox", "prayer", "name", "email", "prayerRequest"),
    ].sort(),
  );
});
