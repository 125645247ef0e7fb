import type { Page } from "@playwright/test";
import { findBarriers } from "../support/axe";
import { expect, test } from "../support/site";
import { swipe, visit } from "../support/page";

const headings = [
  "Tend the Fire",
  "Bring what you have.",
  "Listen before you ask.",
  "Ask for one thing.",
  "Ask once more.",
  "Carry someone.",
  "Keep it burning.",
  "Arise, shine.",
];

const partsOf = (page: Page) => {
  const viewer = page.getByRole("dialog", { name: "Tend the Fire, a devotional" });
  // The slides are side by side. All slides except the current slide are inert.
  const slide = viewer.locator("ol > li:not([inert])");
  return {
    viewer,
    slide,
    opener: page.getByRole("link", { name: "View Devotional" }),
    slideLinks: page.getByRole("list", { name: "The pages of Tend the Fire" }).getByRole("link"),
    heading: slide.getByRole("heading", { level: 2 }),
    previousButton: viewer.getByRole("button", { name: "Previous" }),
    nextButton: viewer.getByRole("button", { name: "Next" }),
    closeButton: viewer.getByRole("button", { name: "Close" }),
    printButton: viewer.getByRole("button", { name: "Print as text" }),
    // Screen readers announce the slide: the counter is a live region, and begins with the slide's text.
    expectSlide: async (number: number) => {
      const headingText = headings[number - 1] ?? "";
      await expect(viewer.getByRole("status").filter({ hasText: / of 8$/ })).toHaveText(
        new RegExp(`: ${headingText} ${String(number)} of 8$`),
      );
      await expect(slide.getByRole("heading", { level: 2 })).toHaveText(headingText);
      await expect(slide).toBeInViewport({ ratio: 0.3 });
    },
  };
};

async function openViewer(page: Page) {
  await visit(page, "/resources");
  const parts = partsOf(page);
  await parts.opener.click();
  await expect(parts.viewer).toBeVisible();
  return parts;
}

test("the viewer shows every slide with the slide's text", async ({ page }) => {
  const { previousButton, nextButton, viewer, slide, expectSlide } = await openViewer(page);
  await expect(previousButton).toBeDisabled();
  await expect(viewer).toHaveAccessibleDescription("7 days Tend the Fire");
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) {
    await expectSlide(number);
    const picture = slide.getByRole("img");
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    if (number > 1) await expect(slide.locator("figcaption")).toContainText("King James Version");
    if (number > 1 && number < 8) {
      await expect(slide).toContainText("Pray");
      await expect(slide).toContainText("Today’s step");
    }
    if (number === 4) await expect(slide).toContainText("There is no page for day 4, on purpose.");
    if (number < 8) await nextButton.click();
  }
  await expect(nextButton).toBeDisabled();
  await expect(previousButton).toBeFocused();
  await previousButton.click();
  await expectSlide(7);
});

test("the viewer can be used with the keyboard, and Tab stays inside the viewer", async ({ page }) => {
  const { viewer, opener, nextButton, expectSlide } = await openViewer(page);
  await expect(nextButton).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expectSlide(1);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expectSlide(3);
  for (const keys of ["Alt+ArrowRight", "Shift+ArrowRight", "Control+End"]) await page.keyboard.press(keys);
  await expectSlide(3);
  await page.keyboard.press("End");
  await expectSlide(8);
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expectSlide(2);
  expect(await findBarriers(page)).toEqual([]);
  for (let press = 0; press < 10; press += 1) {
    await page.keyboard.press("Tab");
    // After the last button, the focus moves to the browser's own controls.
    expect(await page.evaluate(() => document.activeElement?.matches("body, dialog, dialog *"))).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expect(opener).toBeFocused();
  await expect.poll(() => new URL(page.url()).hash).toBe("");
});

test("Back closes the viewer even after several slides, and Forward opens the viewer again", async ({
  page,
}) => {
  const { viewer, opener, nextButton, closeButton } = await openViewer(page);
  await nextButton.click();
  await nextButton.click();
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL("/resources");
  await expect(opener).toBeFocused();
  await page.goForward();
  await expect(viewer).toBeVisible();
  await closeButton.click();
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL("/resources");
});

test("a slide in the row or a link to a slide opens the viewer at that slide", async ({ page }) => {
  await visit(page, "/resources");
  const { slideLinks, expectSlide, closeButton, viewer } = partsOf(page);
  await expect(slideLinks).toHaveCount(8);
  await slideLinks.nth(4).click();
  await expectSlide(5);
  await expect(page).toHaveURL("/resources#day-5");
  await closeButton.click();
  await expect(viewer).toBeHidden();
  await expect(slideLinks.nth(4)).toBeFocused();
  await page.goto("/about");
  await page.goto("/resources#day-3");
  await expectSlide(4);
  await page.evaluate(() => {
    location.hash = "#online";
  });
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL("/resources#online");
});

test("a click beside the devotional closes the viewer, but selecting text does not", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { viewer, heading } = await openViewer(page);
  const scrollPosition = await page.evaluate(() => scrollY);
  await page.mouse.move(5, 300);
  await page.mouse.wheel(0, 600);
  const { x = 0, y = 0 } = (await heading.boundingBox()) ?? {};
  await page.mouse.move(x + 20, y + 10);
  await page.mouse.down();
  await page.mouse.move(10, 450);
  await page.mouse.up();
  await expect(viewer).toBeVisible();
  await page.mouse.click(10, 450);
  await expect(viewer).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(scrollPosition);
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 780 } });

  test("a swipe turns the slide", async ({ page }) => {
    const { viewer, expectSlide } = await openViewer(page);
    await swipe(page, viewer, 0.8, 0.2);
    await expectSlide(2);
    await swipe(page, viewer, 0.2, 0.8);
    await expectSlide(1);
    // Waits until the swipe has ended.
    await expect.poll(() => viewer.locator("ol").evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
    expect(await viewer.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0);
  });

  test("if two fingers have zoomed into a slide, a swipe with one finger does not turn the slide", async ({
    page,
  }) => {
    const { viewer, expectSlide } = await openViewer(page);
    const devtools = await page.context().newCDPSession(page);
    const dispatchTouch = (type: "touchStart" | "touchMove" | "touchEnd", ...xs: number[]) =>
      devtools.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: xs.map((x, id) => ({ x, y: 320, id })),
      });
    await dispatchTouch("touchStart", 170, 190);
    for (let gapPx = 20; gapPx <= 120; gapPx += 10)
      await dispatchTouch("touchMove", 180 - gapPx, 180 + gapPx);
    await dispatchTouch("touchEnd");
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5);
    await swipe(page, viewer, 0.8, 0.2);
    await expectSlide(1);
  });
});

test("a tooltip appears after 700 ms, or immediately if another tooltip was just shown", async ({ page }) => {
  const { viewer, printButton, closeButton } = await openViewer(page);
  // The page's animations are paused, because the test sets their time.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Animation.enable");
  await devtools.send("Animation.setPlaybackRate", { playbackRate: 0 });
  const setTransitionTime = (milliseconds: number): Promise<void> =>
    printButton.locator("xpath=..").evaluate((group, time) => {
      for (const transition of group.getAnimations()) transition.currentTime = time;
    }, milliseconds);
  const tooltipOf = (button: typeof printButton) => button.locator("[data-tooltip]");
  const expectOpacity = (button: typeof printButton, opacity: string) =>
    expect(tooltipOf(button)).toHaveCSS("opacity", opacity);

  await printButton.hover();
  await setTransitionTime(699);
  await expectOpacity(printButton, "0");
  await setTransitionTime(701);
  await expectOpacity(printButton, "1");
  await tooltipOf(printButton).hover();
  await expectOpacity(printButton, "1");
  await closeButton.hover();
  await expectOpacity(closeButton, "1");
  await expectOpacity(printButton, "0");
  await page.mouse.move(400, 500);
  await setTransitionTime(299);
  await printButton.hover();
  await expectOpacity(printButton, "1");
  await page.keyboard.press("Escape");
  await expectOpacity(printButton, "0");
  await expect(viewer).toBeVisible();
  await page.mouse.move(400, 500);
  await setTransitionTime(301);
  await printButton.hover();
  await expectOpacity(printButton, "0");
});

test("a day can be shared from the viewer", async ({ page, site }) => {
  await page.addInitScript(() => {
    navigator.share = (data) => {
      document.documentElement.dataset["shared"] = data?.url ?? "";
      return Promise.resolve();
    };
  });
  const { viewer, slide, nextButton } = await openViewer(page);
  await nextButton.click();
  await viewer.getByRole("button", { name: "Share: Day 1" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-shared", `${site}/resources#day-1`);
  const links = slide.getByRole("list", { name: "Go on from here" }).getByRole("link");
  await expect(links).toHaveCount(0);
  await page.keyboard.press("End");
  await expect(links).toHaveText([
    "Download a free prayer guide",
    "Read the opening of Acts of War",
    "Ask someone to pray with you",
  ]);
});

test("a page that is printed while the viewer is open contains only the devotional's text and source", async ({
  page,
}) => {
  await openViewer(page);
  await page.emulateMedia({ media: "print" });
  for (const line of headings)
    await expect(page.getByRole("heading", { level: 3, name: line }).last()).toBeVisible();
  await expect(page.getByText("ministry.example/resources")).toBeVisible();
  await expect(page.getByText("And he spake a parable unto them").first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await expect(page.locator("footer").last()).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all slides can be read as text, and each slide in the row links to the slide's text", async ({
    page,
  }) => {
    await page.goto("/resources");
    await page.getByText("Read all of it as text").click();
    await expect(page.locator("details article").getByRole("heading", { level: 3 })).toHaveText(headings);
    await expect(page.getByText("There is no page for day 4, on purpose.")).toBeVisible();
    await page.goto("/resources");
    await partsOf(page).slideLinks.nth(3).click();
    await expect(page).toHaveURL("/resources#day-3");
    await expect(page.locator("#day-3")).toBeInViewport();
  });
});
