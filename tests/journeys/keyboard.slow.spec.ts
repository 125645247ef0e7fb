import type { Page } from "@playwright/test";
import { hydrate, paths } from "../support/page";
import { expect, test } from "../support/site";

/** The focused element and its measurements. */
interface Stop {
  /** The element's position in the body. */
  order: number;
  /** A readable name for the element. */
  name: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The position in the body of the closest list, navigation or form around it. */
  group: number;
  /** The width of the focus ring in CSS pixels, and its contrast with its background. */
  ring: number;
  contrast: number;
  /** Whether the point at its centre belongs to the element, so that the element is not covered. */
  isUncovered: boolean;
}

/** Measures the focused element. Returns undefined after the last tab stop, when the page itself has the focus. */
function measureFocus(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body || element === document.documentElement)
      return undefined;
    const elements = [...document.body.querySelectorAll("*")];

    const channelsOf = (color: string): number[] => (color.match(/[\d.]+/g) ?? []).map(Number);
    const luminanceOf = (color: string): number => {
      const [red = 0, green = 0, blue = 0] = channelsOf(color).map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const groundOf = (start: Element | null): string => {
      for (let box = start; box !== null; box = box.parentElement) {
        const color = getComputedStyle(box).backgroundColor;
        if ((channelsOf(color)[3] ?? 1) === 1) return color;
      }
      return "rgb(255, 255, 255)";
    };
    // A link that covers its card has its focus ring on the card.
    const elementStyle = getComputedStyle(element);
    const isOwn = elementStyle.outlineStyle !== "none";
    const afterStyle = getComputedStyle(element, "::after");
    const ringStyle = isOwn ? elementStyle : afterStyle.outlineStyle === "none" ? undefined : afterStyle;
    const ringElement = isOwn || !(element instanceof HTMLElement) ? element : element.offsetParent;
    const isInside = parseFloat(ringStyle?.outlineOffset ?? "0") < 0;
    const colours = [
      luminanceOf(ringStyle?.outlineColor ?? ""),
      luminanceOf(groundOf(isInside ? ringElement : (ringElement?.parentElement ?? null))),
    ];
    const [dark = 0, light = 0] = colours.sort((a, b) => a - b);

    // The centre of a link that wraps onto two lines may be outside of it, so the first line is measured.
    const line = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    const clamp = (value: number, limit: number): number => Math.min(Math.max(value, 0), limit - 1);
    const point = document.elementFromPoint(
      clamp(line.left + line.width / 2, innerWidth),
      clamp(line.top + line.height / 2, innerHeight),
    );
    const inView = line.bottom > 0 && line.top < innerHeight && line.right > 0 && line.left < innerWidth;
    return {
      order: elements.indexOf(element),
      name: (element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 40) || element.id,
      left: box.left + scrollX,
      right: box.right + scrollX,
      top: box.top + scrollY,
      bottom: box.bottom + scrollY,
      group: elements.indexOf(element.closest("ul, ol, nav, form, dialog, [role=group]") ?? document.body),
      ring: ringStyle === undefined ? 0 : parseFloat(ringStyle.outlineWidth),
      contrast: (light + 0.05) / (dark + 0.05),
      isUncovered: inView && point !== null && (element.contains(point) || point.contains(element)),
    };
  });
}

/** The elements that Tab should reach, by their position in the body. */
function findTabbable(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>("*")].flatMap((element, order) => {
      const isControl = element.matches("a[href], button, input, select, textarea, summary, [tabindex]");
      const isReachable = isControl && element.tabIndex >= 0 && !element.matches(":disabled, [type=hidden]");
      return isReachable && element.checkVisibility({ visibilityProperty: true }) ? [order] : [];
    }),
  );
}

/** Presses a key until the focus leaves the page or returns to its start. */
async function pressThrough(page: Page, key: "Tab" | "Shift+Tab"): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let press = 0; press < 200; press += 1) {
    await page.keyboard.press(key);
    const stop = await measureFocus(page);
    if (stop === undefined) return stops;
    if (stops.some(({ order }) => order === stop.order)) return stops;
    stops.push(stop);
  }
  throw new Error("The focus did not leave the page after the key was pressed 200 times.");
}

/** Returns whether a tab stop is above the previous stop of its list, navigation or form, or before it in its row. */
function isBackward(stop: Stop, previousStop: Stop | undefined): boolean {
  if (previousStop?.group !== stop.group) return false;
  const isInRow = stop.top < previousStop.bottom && previousStop.top < stop.bottom;
  return isInRow
    ? stop.right <= previousStop.left
    : stop.bottom <= previousStop.top && stop.left <= previousStop.left;
}

for (const path of paths) {
  test(`on ${path}, all tab stops are in reading order, in view and with a focus ring`, async ({ page }) => {
    for (const [key, width] of [
      ["Tab", 1440],
      ["Shift+Tab", 320],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await hydrate(page);
      await page.evaluate(() => {
        scrollTo(0, 0);
      });
      const oldStops = await findTabbable(page);
      const visitedStops = await pressThrough(page, key);
      const stops = key === "Tab" ? visitedStops : visitedStops.reverse();
      expect(stops.filter(({ ring, contrast }) => ring < 2 || contrast < 3)).toEqual([]);
      expect(stops.filter(({ isUncovered }) => !isUncovered)).toEqual([]);
      expect(stops.filter((stop, index) => isBackward(stop, stops[index - 1]))).toEqual([]);
      expect(stops[0]?.name).toBe("Skip to content");
      // The focus may turn a page, which enables one button and disables another.
      const tabbableAfter = await findTabbable(page);
      const reachedOrders = stops.map(({ order }) => order);
      expect(
        oldStops.filter((order) => tabbableAfter.includes(order) && !reachedOrders.includes(order)),
      ).toEqual([]);
    }
  });
}
