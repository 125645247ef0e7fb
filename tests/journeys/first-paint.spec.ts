import type { Page } from "@playwright/test";
import { linked } from "../support/routes";
import { expect, test } from "../support/site";
import { visit } from "../support/visit";

/** Notes of each page whether the browser skips its footer. */
async function noteSkipping(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener("contentvisibilityautostatechange", (event) => {
      const { target } = event;
      const skips = event instanceof ContentVisibilityAutoStateChangeEvent && event.skipped;
      if (skips && target instanceof Element && target.matches("main ~ footer"))
        document.documentElement.dataset["skipped"] = "footer";
    });
  });
}

const skippedAtFirst = (page: Page) => page.locator("html").getAttribute("data-skipped");

/** How much has moved of what was in view, as CLS counts it (Layout Instability API). */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: "layout-shift", buffered: true });
    return observer
      .takeRecords()
      .reduce((sum, entry) => sum + ("value" in entry ? Number(entry.value) : 0), 0);
  });
}

test("on the first page of a visit, what is far below is laid out as soon as what is seen is painted", async ({
  page,
}) => {
  await noteSkipping(page);
  await visit(page, "/about");
  expect(await skippedAtFirst(page)).toBe("footer");
  await expect(page.locator("html")).not.toHaveAttribute("data-first");
  const skipped = await page.evaluate(
    () =>
      [...document.querySelectorAll("main > *, footer")].filter(
        (part) => getComputedStyle(part).contentVisibility !== "visible",
      ).length,
  );
  expect(skipped).toBe(0);
});

test("on the next page of the visit all is laid out at once", async ({ page }) => {
  await visit(page, "/about");
  await noteSkipping(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Events" }).click();
  await page.waitForURL("**/events");
  expect(await skippedAtFirst(page)).toBeNull();
});

test("who comes for a place far down the page is taken there", async ({ page }) => {
  await noteSkipping(page);
  await visit(page, "/contact#prayer");
  expect(await skippedAtFirst(page)).toBeNull();
  await expect(page.locator("#prayer")).toBeInViewport();
});

test("who comes for words far down the page, as from a search, is taken to them", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await noteSkipping(page);
  await visit(page, "/about#:~:text=Contact%20Form");
  expect(await skippedAtFirst(page)).toBeNull();
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Contact Form" })).toBeInViewport();
});

test("a page that is read again stays where it was", async ({ page }) => {
  await noteSkipping(page);
  await visit(page, "/about");
  const faraway = page.getByRole("contentinfo");
  await faraway.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await page.reload();
  expect(await skippedAtFirst(page)).toBeNull();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

for (const width of [360, 768, 1440])
  test(`what is in view stays in its place while a page appears at ${String(width)} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: width === 360 ? 780 : 1000 });
    const moved: string[] = [];
    for (const route of linked.filter((one) => !one.includes("."))) {
      await visit(page, route);
      const shift = await layoutShift(page);
      if (shift > 0.005) moved.push(`${route} ${String(shift)}`);
    }
    expect(moved).toEqual([]);
  });
