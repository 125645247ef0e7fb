import type { Page } from "@playwright/test";
import { findBarriers } from "../support/axe";
import { hydrateFully } from "../support/hydration";
import { expect, test } from "../support/site";
import { escaped, headings, literally, orderedFiles, text, texts, textsOf } from "../support/content";
import { readableDevotional } from "../support/devotionals";
import { skipUnlessBuilt } from "../support/routes";

skipUnlessBuilt("/resources");

const words = textsOf("pages/resources.json");
const devotionals = orderedFiles("devotionals");
const hasManual = texts("pages/resources.json", "manual.title").length > 0;
/** The devotional that can be read. */
const readable = readableDevotional ?? "";
const title = { title: texts(readable, "title").join() };
const lines = texts(readable, "slides.*.line");
const ids = texts(readable, "slides.*.id");
const count = lines.length;
/** Skips a test of the viewer where all devotionals are still coming. */
function needDevotional(): void {
  test.skip(readable === "", "No devotional of the content can be read yet.");
}

/** The list of the slides on the page. */
function slidesOf(page: Page) {
  needDevotional();
  return page.getByRole("list", { name: words("devotionals.slides", title) });
}

function viewerOf(page: Page) {
  needDevotional();
  return page.getByRole("dialog", { name: words("devotionals.viewer.name", title) });
}

const partsOf = (page: Page) => {
  const viewer = viewerOf(page);
  return {
    viewer,
    opener: page.getByRole("link", { name: words("devotionals.view") }),
    counter: viewer.locator("[data-bar]").getByRole("status"),
    heading: viewer.getByRole("heading", { level: 2 }),
    previous: viewer.getByRole("button", { name: words("devotionals.viewer.previous") }),
    next: viewer.getByRole("button", { name: words("devotionals.viewer.next") }),
    close: viewer.getByRole("button", { name: words("devotionals.viewer.close") }),
    print: viewer.getByRole("button", { name: words("devotionals.viewer.print") }),
  };
};

/**
 * Opens the viewer on a hydrated page, which may take seconds on a busy machine; another journey tests a click before
 * hydration.
 */
async function openViewer(page: Page) {
  await page.goto("/resources");
  await hydrateFully(page);
  const parts = partsOf(page);
  await parts.opener.click();
  await expect(parts.viewer).toBeVisible();
  return parts;
}

test("Resources has its sections in the specification's order", async ({ page }) => {
  await page.goto("/resources");
  const main = page.getByRole("main");
  await expect(main.locator(":scope > *").first()).toContainText(words("overview.label"));
  await expect(main.getByRole("heading", { level: 2 })).toHaveText(
    headings(
      "pages/resources.json",
      ...(hasManual ? ["manual"] : []),
      "devotionals",
      "online",
      "faq",
      "closing",
    ),
  );
  if (!hasManual) return;
  await expect(
    page
      .getByRole("link", { name: `${words("manual.actions.0.label")} ${text("frame.json", "newTab")}` })
      .first(),
  ).toHaveAttribute("href", text("site.json", "links.book"));
  const cover = page.getByRole("img", { name: literally(words("manual.cover.alt")) });
  const { width = 0, height = 1 } = (await cover.boundingBox()) ?? {};
  expect(width / height).toBeCloseTo(2 / 3, 1);
});

test("each devotional says its days, and can be viewed or is coming soon", async ({ page }) => {
  await page.goto("/resources");
  const rows = page.getByRole("region", { name: words("devotionals.title") }).locator("ul > li:has(h3)");
  await expect(rows).toHaveText(
    devotionals.map(
      (file) => new RegExp(`^${escaped(`${text(file, "days")} ${words("devotionals.days")}`)}`),
    ),
  );
  for (const [index, file] of devotionals.entries()) {
    const row = rows.nth(index);
    if (file === readable)
      await expect(row.getByRole("link", { name: words("devotionals.view") })).toBeVisible();
    else await expect(row.getByRole("button", { name: words("devotionals.comingSoon") })).toBeDisabled();
  }
});

test("online resources are free and lead somewhere, or are coming soon", async ({ page }) => {
  await page.goto("/resources");
  const rows = page.getByRole("region", { name: words("online.title") }).locator("ul > li");
  const states = texts("pages/resources.json", "online.entries.*.status");
  await expect(rows).toHaveCount(states.length);
  for (const [index, state] of states.entries()) {
    const row = rows.nth(index);
    if (state === "available") {
      const href = words(`online.entries.${String(index)}.action.href`);
      await expect(row.getByRole("link")).toHaveAttribute("href", href);
      await expect(row).toContainText(words("online.free"));
    } else await expect(row.getByRole("button", { name: words("online.comingSoon") })).toBeDisabled();
  }
});

test("the viewer shows every slide and stops at both ends", { tag: "@contents" }, async ({ page }) => {
  const { counter, heading, previous, next, viewer } = await openViewer(page);
  await expect(previous).toBeDisabled();
  for (const [index, line] of lines.entries()) {
    await expect(counter).toHaveText(words("devotionals.viewer.counter", { count: index + 1, limit: count }));
    await expect(heading).toHaveText(line);
    const picture = viewer.getByRole("img");
    await expect(picture).toHaveAttribute("alt", text(readable, `slides.${String(index)}.picture.alt`));
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    if (index < lines.length - 1) await next.click();
  }
  await expect(next).toBeDisabled();
  await expect(previous).toBeFocused();
  await previous.click();
  await expect(counter).toHaveText(words("devotionals.viewer.counter", { count: count - 1, limit: count }));
});

test("every day has verse, prayer and step as text, and its note where it has one", async ({ page }) => {
  const { viewer, next, counter } = await openViewer(page);
  // The covers are no days.
  for (let index = 1; index < count - 1; index += 1) {
    const slide = (field: string) => texts(readable, `slides.${String(index)}.${field}`);
    await next.click();
    await expect(counter).toHaveText(words("devotionals.viewer.counter", { count: index + 1, limit: count }));
    await expect(viewer.getByText(slide("label").join(), { exact: true }).first()).toBeVisible();
    await expect(viewer.locator("cite")).toHaveText(slide("reference"));
    await expect(viewer).toContainText(words("devotionals.viewer.prayer"));
    await expect(viewer).toContainText(words("devotionals.viewer.step"));
    for (const said of ["verse", "prayer", "step", "note"].flatMap(slide))
      await expect(viewer).toContainText(said);
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
  await expect(counter).toHaveText(words("devotionals.viewer.counter", { count: 1, limit: count }));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(counter).toHaveText(words("devotionals.viewer.counter", { count: 3, limit: count }));
  for (const held of ["Alt+ArrowRight", "Shift+ArrowRight", "Control+End"]) await page.keyboard.press(held);
  await expect(counter).toHaveText(words("devotionals.viewer.counter", { count: 3, limit: count }));
  await page.keyboard.press("ArrowLeft");
  await expect(counter).toHaveText(words("devotionals.viewer.counter", { count: 2, limit: count }));
  await page.keyboard.press("End");
  await expect(counter).toHaveText(words("devotionals.viewer.counter", { count, limit: count }));
  await page.keyboard.press("ArrowRight");
  await expect(counter).toHaveText(words("devotionals.viewer.counter", { count, limit: count }));
  await page.keyboard.press("Home");
  await expect(counter).toHaveText(words("devotionals.viewer.counter", { count: 1, limit: count }));
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
  expect(seen).toEqual(
    new Set([
      ...["close", "next", "previous", "print"].map((name) => words(`devotionals.viewer.${name}`)),
      ...texts("frame.json", "share.label").map((label) => `${label}: ${text(readable, "slides.1.label")}`),
    ]),
  );
});

test("a listener hears the slide's label and title as the viewer opens", async ({ page }) => {
  const { viewer } = await openViewer(page);
  await expect(viewer).toHaveAccessibleDescription(/\S/);
  const [label = "", heading = ""] = await viewer.locator("#slide-label, #slide-heading").allTextContents();
  await expect(viewer).toHaveAccessibleDescription(`${label} ${heading}`);
});

test("Back closes the viewer, however far one has read, and stays on the page", async ({ page }) => {
  const { viewer, opener, next, close } = await openViewer(page);
  await next.click();
  await next.click();
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL("/resources");
  await expect(opener).toBeFocused();
  await page.goForward();
  await expect(viewer).toBeVisible();
  await close.click();
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL("/resources");
});

test("a click beside the devotional closes it, a text marked up to there does not", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { viewer, heading } = await openViewer(page);
  const { x = 0, y = 0 } = (await heading.boundingBox()) ?? {};
  await page.mouse.move(x + 20, y + 10);
  await page.mouse.down();
  await page.mouse.move(10, 450);
  await page.mouse.up();
  await expect(viewer).toBeVisible();
  await page.mouse.click(10, 450);
  await expect(viewer).toBeHidden();
});

test("in forced colours the viewer has an edge", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.setViewportSize({ width: 1440, height: 900 });
  const { viewer } = await openViewer(page);
  await expect(viewer).toHaveCSS("border-top-style", "solid");
});

test("a slide in the row opens the viewer there, and gets the focus back", async ({ page }) => {
  await page.goto("/resources");
  const slide = slidesOf(page).getByRole("link").nth(4);
  await slide.click();
  const { counter, close, viewer } = partsOf(page);
  await expect(counter).toHaveText(words("devotionals.viewer.counter", { count: 5, limit: count }));
  await expect(page).toHaveURL(new RegExp(`#${ids[4] ?? ""}$`));
  await close.click();
  await expect(viewer).toBeHidden();
  await expect(slide).toBeFocused();
});

test("a link to a slide opens the viewer there", async ({ page }) => {
  await page.goto(`/resources#${ids[3] ?? ""}`);
  const { counter, heading, viewer, opener } = partsOf(page);
  await expect(counter).toHaveText(words("devotionals.viewer.counter", { count: 4, limit: count }));
  await expect(heading).toHaveText(lines[3] ?? "");
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
  await expect(counter).toHaveText(words("devotionals.viewer.counter", { count: 1, limit: count }));
});

test("the printed devotional says what it is and where it is, and the screen does not", async ({ page }) => {
  await page.goto("/resources");
  const source = page.getByText(
    words("devotionals.printed", {
      ...title,
      address: `${new URL(text("site.json", "url")).host}/resources`,
    }),
  );
  await page.getByText(words("devotionals.asText")).click();
  await expect(source).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(source).toBeVisible();
});

test("a day is shared from the viewer, whose last slide says where to read on", async ({ page, site }) => {
  await page.addInitScript(() => {
    navigator.share = (data) => {
      document.documentElement.dataset["shared"] = data?.url ?? "";
      return Promise.resolve();
    };
  });
  const { viewer, next } = await openViewer(page);
  await next.click();
  const day = text(readable, "slides.1.label");
  await viewer.getByRole("button", { name: `${text("frame.json", "share.label")}: ${day}` }).click();
  await expect(page.locator("html")).toHaveAttribute("data-shared", `${site}/resources#${ids[1] ?? ""}`);
  const links = viewer.getByRole("list", { name: words("devotionals.next.title") }).getByRole("link");
  await expect(links).toHaveCount(0);
  await page.keyboard.press("End");
  await expect(links).toHaveText(texts("pages/resources.json", "devotionals.next.links.*.label"));
});

test("the shelf shows the manual and the devotional that can be read", async ({ page }) => {
  await page.goto("/resources");
  const hero = page.getByRole("main").locator("section").first();
  await expect(hero.locator("img")).toHaveCount([hasManual, readable !== ""].filter(Boolean).length);
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
  await slidesOf(page).getByRole("link").nth(4).click();
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
  await viewer.evaluate((dialog) => {
    dialog.scrollTo({ top: 0, behavior: "instant" });
  });
  await expect(viewer.getByRole("img")).toBeInViewport({ ratio: 0.99 });
  const picture = await viewer.getByRole("img").boundingBox();
  const steps = await viewer.locator("[data-steps]").boundingBox();
  expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThanOrEqual(steps?.y ?? 0);
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
    await expect(counter).toHaveText(words("devotionals.viewer.counter", { count: 2, limit: count }));
    await swipe(100, 300);
    await expect(counter).toHaveText(words("devotionals.viewer.counter", { count: 1, limit: count }));
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
    await expect(counter).toHaveText(words("devotionals.viewer.counter", { count: 1, limit: count }));
  });
});

for (const width of [320, 768, 1440]) {
  test(`the open viewer has no barriers at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const { next, counter } = await openViewer(page);
    await next.click();
    await expect(counter).toHaveText(words("devotionals.viewer.counter", { count: 2, limit: count }));
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
  // The page's animations are paused: the test sets their time.
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
  await expect(page.getByText(texts(readable, "slides.*.verse")[4] ?? "").first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await expect(page.locator("footer").last()).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all slides can be read in order, and a link leads to its slide", async ({ page }) => {
    await page.goto("/resources");
    await page.getByText(words("devotionals.asText")).click();
    await expect(page.locator("details article").getByRole("heading", { level: 3 })).toHaveText(lines);
    for (const note of texts(readable, "slides.*.note")) await expect(page.getByText(note)).toBeVisible();

    await page.goto("/resources");
    await slidesOf(page).getByRole("link").nth(3).click();
    await expect(page).toHaveURL(`/resources#${ids[3] ?? ""}`);
    const slide = page.locator(`[id="${ids[3] ?? ""}"]`);
    await expect(slide).toBeVisible();
    await expect(slide).toBeInViewport();
  });
});
