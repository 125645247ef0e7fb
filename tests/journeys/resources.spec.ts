import type { Page } from "@playwright/test";
import { findBarriers } from "../support/axe";
import { wakeFully } from "../support/hydration";
import { expect, test } from "../support/site";

const lines = [
  "Tend the Fire",
  "Bring what you have.",
  "Listen until it burns.",
  "Ask for one thing.",
  "Hold the line.",
  "Carry someone.",
  "Keep it burning.",
  "Arise, shine.",
];

const viewerOf = (page: Page) => page.getByRole("dialog", { name: "Tend the Fire, a devotional" });
const partsOf = (page: Page) => {
  const viewer = viewerOf(page);
  return {
    viewer,
    opener: page.getByRole("link", { name: "View Devotional" }),
    counter: viewer.getByRole("status"),
    heading: viewer.getByRole("heading", { level: 2 }),
    previous: viewer.getByRole("button", { name: "Previous" }),
    next: viewer.getByRole("button", { name: "Next" }),
    close: viewer.getByRole("button", { name: "Close" }),
    print: viewer.getByRole("button", { name: "Print as text" }),
  };
};

/** Opens it on a page that is awake: a busy machine may take seconds for that, and an early click has its own journey. */
async function openViewer(page: Page) {
  await page.goto("/resources");
  await wakeFully(page);
  const parts = partsOf(page);
  await parts.opener.click();
  await expect(parts.viewer).toBeVisible();
  return parts;
}

test("Resources has its sections in the specification's order", async ({ page }) => {
  await page.goto("/resources");
  const order = await page
    .locator("main")
    .getByText(
      /^(Overview|The flagship manual|30-day devotionals|Online resources|Asked often|Start tonight)$/,
    )
    .allTextContents();
  expect(order).toEqual([
    "Overview",
    "The flagship manual",
    "30-day devotionals",
    "Online resources",
    "Asked often",
    "Start tonight",
  ]);
  await expect(
    page.getByRole("link", { name: "Order Your Copy (opens in a new tab)" }).first(),
  ).toHaveAttribute("href", "https://books.example/acts-of-war");
  const cover = page.getByRole("img", { name: /The cover of Acts of War/ });
  const { width = 0, height = 1 } = (await cover.boundingBox()) ?? {};
  expect(width / height).toBeCloseTo(2 / 3, 1);
});

test("four devotionals of 7, 30, 31 and 14 days: one to view, three that are coming", async ({ page }) => {
  await page.goto("/resources");
  const rows = page.getByRole("region", { name: "A page for every morning" }).locator("ul > li");
  await expect(rows).toHaveText([/^7 days/, /^30 days/, /^31 days/, /^14 days/]);
  await expect(rows.nth(0).getByRole("link", { name: "View Devotional" })).toBeVisible();
  for (const index of [1, 2, 3])
    await expect(rows.nth(index).getByRole("button", { name: "Coming Soon" })).toBeDisabled();
});

test("online resources are free and lead somewhere, or are coming soon", async ({ page }) => {
  await page.goto("/resources");
  const rows = page.getByRole("region", { name: "Open right now" }).locator("ul > li");
  await expect(rows).toHaveCount(4);
  for (const [index, href] of ["/excerpt", "/prayer-hub#guides", "/events"].entries()) {
    await expect(rows.nth(index).getByRole("link")).toHaveAttribute("href", href);
    await expect(rows.nth(index)).toContainText("Free");
  }
  await expect(rows.nth(3).getByRole("button", { name: "Coming Soon" })).toBeDisabled();
});

test("the viewer shows eight slides and stops at both ends", async ({ page }) => {
  const { counter, heading, previous, next, viewer } = await openViewer(page);
  await expect(previous).toBeDisabled();
  for (const [index, line] of lines.entries()) {
    await expect(counter).toHaveText(`${index + 1} of 8`);
    await expect(heading).toHaveText(line);
    const picture = viewer.getByRole("img");
    await expect(picture).toHaveAttribute("alt", new RegExp(line.replace("Tend the Fire", "Cover")));
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    if (index < lines.length - 1) await next.click();
  }
  await expect(next).toBeDisabled();
  await expect(previous).toBeFocused();
  await previous.click();
  await expect(counter).toHaveText("7 of 8");
});

test("every day has verse, prayer and step as text, and day 4 is missing on purpose", async ({ page }) => {
  const { viewer, next, counter } = await openViewer(page);
  for (const [index, day] of ["Day 1", "Day 2", "Day 3", "Day 5", "Day 6", "Day 7"].entries()) {
    await next.click();
    await expect(counter).toHaveText(`${index + 2} of 8`);
    await expect(viewer.getByText(day, { exact: true })).toBeVisible();
    await expect(viewer.locator("cite")).toHaveText(/\d+:\d+, King James Version$/);
    await expect(viewer).toContainText("Pray");
    await expect(viewer).toContainText("Today’s step");
    if (day === "Day 3") await expect(viewer).toContainText("There is no slide for day 4, on purpose.");
  }
});

test("a listener who turns hears which slide it is: its heading is a live region that stays and is reworded", async ({
  page,
}) => {
  const { heading, next } = await openViewer(page);
  await expect(heading).toHaveText(lines[0] ?? "");
  await expect(heading).toHaveAttribute("aria-live", "polite");
  const before = await heading.elementHandle();
  await next.click();
  await expect(heading).toHaveText(lines[1] ?? "");
  expect(await before.evaluate((element) => element.isConnected && element.textContent)).toBe(lines[1]);
});

test("arrow keys, Home and End turn the slides; Esc closes and gives the focus back", async ({ page }) => {
  const { viewer, counter, opener, next } = await openViewer(page);
  await expect(next).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(counter).toHaveText("1 of 8");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(counter).toHaveText("3 of 8");
  for (const held of ["Alt+ArrowRight", "Shift+ArrowRight", "Control+End"]) await page.keyboard.press(held);
  await expect(counter).toHaveText("3 of 8");
  await page.keyboard.press("ArrowLeft");
  await expect(counter).toHaveText("2 of 8");
  await page.keyboard.press("End");
  await expect(counter).toHaveText("8 of 8");
  await page.keyboard.press("ArrowRight");
  await expect(counter).toHaveText("8 of 8");
  await page.keyboard.press("Home");
  await expect(counter).toHaveText("1 of 8");
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expect(opener).toBeFocused();
  await expect.poll(() => new URL(page.url()).hash).toBe("");
});

test("the focus stays inside the viewer", async ({ page }) => {
  const { next } = await openViewer(page);
  await next.click();
  const seen = new Set<string>();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press(press < 8 ? "Tab" : "Shift+Tab");
    const place = await page.evaluate(() => {
      const { activeElement } = document;
      const name = activeElement?.getAttribute("aria-label") ?? activeElement?.textContent ?? "";
      return activeElement?.closest("dialog") === null ? `outside: ${activeElement.tagName}` : name.trim();
    });
    seen.add(place);
  }
  expect([...seen].sort()).toEqual(["Close", "Next", "Previous", "Print as text"]);
});

test("a slide in the row opens the viewer there, and gets the focus back", async ({ page }) => {
  await page.goto("/resources");
  const slide = page.getByRole("list", { name: "The slides of Tend the Fire" }).getByRole("link").nth(4);
  await slide.click();
  const { counter, close, viewer } = partsOf(page);
  await expect(counter).toHaveText("5 of 8");
  await expect(page).toHaveURL(/#day-5$/);
  await close.click();
  await expect(viewer).toBeHidden();
  await expect(slide).toBeFocused();
});

test("a link to a slide opens the viewer there", async ({ page }) => {
  await page.goto("/resources#day-3");
  const { counter, heading, viewer, opener } = partsOf(page);
  await expect(counter).toHaveText("4 of 8");
  await expect(heading).toHaveText("Ask for one thing.");
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expect(opener).toBeFocused();
});

test("an address that leads elsewhere on the page closes the viewer, and stays", async ({ page }) => {
  await page.goto("/resources#day-2");
  const { viewer } = partsOf(page);
  await expect(viewer).toBeVisible();
  await page.evaluate(() => {
    location.hash = "#online";
  });
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL("/resources#online");
});

test("a click before React is there opens the viewer once it is", async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/resources", { waitUntil: "commit" });
  const { opener, counter } = partsOf(page);
  await opener.click();
  await expect.poll(() => new URL(page.url()).hash).toBe("");
  release();
  await expect(counter).toHaveText("1 of 8");
});

test("the printed devotional says what it is and where it is, and the screen does not", async ({ page }) => {
  await page.goto("/resources");
  const source = page.getByText(/^Tend the Fire, a devotional by .* at ministry\.example\/resources\.$/);
  await page.getByText("Read all of it as text").click();
  await expect(source).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(source).toBeVisible();
});

test("each slide begins at its top, wherever the one before was left", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const { viewer, heading, next, close } = await openViewer(page);
  await next.click();
  const place = () => viewer.evaluate((dialog) => dialog.scrollTop);
  const readToTheEnd = async (): Promise<void> => {
    await viewer.evaluate((dialog) => {
      dialog.scrollTo({ top: dialog.scrollHeight, behavior: "instant" });
    });
    expect(await place()).toBeGreaterThan(0);
  };
  await readToTheEnd();
  await next.click();
  await expect(heading).toHaveText(lines[2] ?? "");
  expect(await place()).toBe(0);
  await readToTheEnd();
  await close.scrollIntoViewIfNeeded();
  await close.click();
  await page.getByRole("list", { name: "The slides of Tend the Fire" }).getByRole("link").nth(4).click();
  await expect(heading).toHaveText(lines[4] ?? "");
  expect(await place()).toBe(0);
});

test("the page behind the open viewer stands still, and is where it was once that is closed", async ({
  page,
}) => {
  const { viewer } = await openViewer(page);
  const place = await page.evaluate(() => scrollY);
  await page.mouse.move(5, 300);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press("End");
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

test("on a phone's low side the slide has the window, not the bars above and below it", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const { viewer, next } = await openViewer(page);
  await next.click();
  await viewer.evaluate((dialog) => {
    dialog.scrollTo({ top: dialog.scrollHeight / 2, behavior: "instant" });
  });
  const free = (await viewer.locator("[data-bar], [data-steps]").all()).map(async (bar) => {
    const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
    return y + height <= 0 ? 0 : height;
  });
  expect((await Promise.all(free)).reduce((sum, height) => sum + height)).toBeLessThan(256 / 3);
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test("a swipe turns the slide, and nothing leaves the screen", async ({ page }) => {
    const { counter, viewer } = await openViewer(page);
    const client = await page.context().newCDPSession(page);
    const swipe = async (from: number, to: number): Promise<void> => {
      const point = (x: number) => [{ x, y: 320 }];
      await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: point(from) });
      await client.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: point(to) });
      await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    };
    await swipe(300, 100);
    await expect(counter).toHaveText("2 of 8");
    await swipe(100, 300);
    await expect(counter).toHaveText("1 of 8");
    expect(await viewer.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0);
  });
});

test.describe("on a phone's screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 780 } });

  test("two fingers make the slide larger, and then one moves about in it", async ({ page }) => {
    const { counter } = await openViewer(page);
    const client = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...across: number[]) =>
      client.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: across.map((x, id) => ({ x, y: 320, id })),
      });
    await touch("touchStart", 170, 190);
    for (let apart = 20; apart <= 120; apart += 10) await touch("touchMove", 180 - apart, 180 + apart);
    await touch("touchEnd");
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5);
    await touch("touchStart", 300);
    await touch("touchMove", 100);
    await touch("touchEnd");
    await expect(counter).toHaveText("1 of 8");
  });
});

for (const width of [320, 768, 1440]) {
  test(`the open viewer has no barriers at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const { next, counter } = await openViewer(page);
    await next.click();
    await expect(counter).toHaveText("2 of 8");
    expect(await findBarriers(page)).toEqual([]);
  });
}

test("Escape takes a tooltip away from what it covers, and then closes the viewer", async ({ page }) => {
  const { print } = await openViewer(page);
  const viewer = page.getByRole("dialog");
  const tip = print.locator("[data-tooltip]");
  await print.hover();
  await expect(tip).toHaveCSS("opacity", "1");
  await page.keyboard.press("Escape");
  await expect(tip).toHaveCSS("opacity", "0");
  await expect(viewer).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
});

test("a tooltip waits 700 ms, its neighbour does not, and after 300 ms it waits again", async ({ page }) => {
  const { print, close } = await openViewer(page);
  // The page's own time stands still: the test sets it.
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 0 });
  const passTo = (milliseconds: number): Promise<void> =>
    print.locator("xpath=..").evaluate((group, time) => {
      for (const transition of group.getAnimations()) transition.currentTime = time;
    }, milliseconds);
  const tip = (button: typeof print) => button.locator("[data-tooltip]");

  await print.hover();
  await passTo(699);
  await expect(tip(print)).toHaveCSS("opacity", "0");
  await passTo(701);
  await expect(tip(print)).toHaveCSS("opacity", "1");
  await tip(print).hover();
  await expect(tip(print)).toHaveCSS("opacity", "1");
  await close.hover();
  await expect(tip(close)).toHaveCSS("opacity", "1");
  await expect(tip(print)).toHaveCSS("opacity", "0");

  await page.mouse.move(400, 500);
  await passTo(299);
  await print.hover();
  await expect(tip(print)).toHaveCSS("opacity", "1");
  await page.mouse.move(400, 500);
  await passTo(301);
  await print.hover();
  await expect(tip(print)).toHaveCSS("opacity", "0");
});

test("with the viewer open, the devotional's text is printed and nothing else", async ({ page }) => {
  await openViewer(page);
  await page.emulateMedia({ media: "print" });
  for (const line of lines)
    await expect(page.getByRole("heading", { level: 3, name: line }).last()).toBeVisible();
  await expect(page.getByText("Bear ye one another’s burdens").first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await expect(page.locator("footer").last()).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all slides can be read in order, and a link leads to its slide", async ({ page }) => {
    await page.goto("/resources");
    await page.getByText("Read all of it as text").click();
    await expect(page.locator("details section").getByRole("heading", { level: 3 })).toHaveText(lines);
    await expect(page.getByText("There is no slide for day 4, on purpose.")).toBeVisible();

    await page.goto("/resources");
    await page.getByRole("list", { name: "The slides of Tend the Fire" }).getByRole("link").nth(3).click();
    await expect(page).toHaveURL(/#day-3$/);
    await expect(page.locator("#day-3")).toBeVisible();
    await expect(page.locator("#day-3")).toBeInViewport();
  });
});
