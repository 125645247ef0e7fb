import type { Page } from "@playwright/test";
import { booking, formOn, prayer } from "../support/contact-page";
import { findClippedText, measureOverflow } from "../support/layout";
import { paths, setTextSize, visit } from "../support/page";
import { expect, test } from "../support/site";

async function expectEverythingReadable(page: Page, situation: string): Promise<void> {
  expect(await measureOverflow(page), `${situation}: sideways scroll`).toBeLessThanOrEqual(0);
  expect(await findClippedText(page), situation).toEqual([]);
}

/**
 * Increases the spacing of lines, letters, words and paragraphs (WCAG 2.2, 1.4.12). A constructed style sheet is not
 * subject to the page's Content-Security-Policy.
 */
function spaceText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }
    `);
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Finds running animations, and transitions with a duration. */
function findMotion(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const longestSeconds = (list: string): number =>
      Math.max(...list.split(",").map((part) => parseFloat(part)));
    const animations = document.getAnimations().map((animation) => `${animation.constructor.name} runs`);
    const motions = [...document.querySelectorAll("*")].flatMap((element) =>
      [undefined, "::before", "::after", "::backdrop"].flatMap((part) => {
        const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element, part);
        const isStill =
          longestSeconds(transitionDuration) === 0 && animationName === "none" && scrollBehavior === "auto";
        return isStill ? [] : [`${element.tagName.toLowerCase()}${part ?? ""} would move`];
      }),
    );
    return [...animations, ...motions];
  });
}

/** Finds controls without a visible edge, and options whose selected state is not visible, in forced colours. */
function findLostInForcedColours(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll("a, button, input, select, textarea")].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    const hasEdge = (style: CSSStyleDeclaration): boolean =>
      style.borderTopStyle !== "none" && parseFloat(style.borderTopWidth) >= 1;
    const nameOf = (element: Element): string => element.textContent.trim() || element.id;
    const lookOf = (element: Element): string =>
      [undefined, "::before"]
        .map((part) => getComputedStyle(element, part))
        .map((style) =>
          [
            style.color,
            style.backgroundColor,
            style.textDecorationLine,
            style.fontStyle,
            style.fontWeight,
          ].join(),
        )
        .join();

    const edgelessControls = controls
      .filter((element) => element.matches("button:not([aria-label]), input, select, textarea"))
      .filter((element) => {
        const style = getComputedStyle(element);
        return !hasEdge(style) && style.textDecorationLine === "none";
      })
      .map((element) => `${nameOf(element)} has no edge`);
    const options = controls.filter((element) => element.matches("[aria-pressed=true], [aria-current]"));
    const indistinctOptions = options.flatMap((element) => {
      const row = element.closest("[role=group], ol, ul");
      const siblings = [...(row?.querySelectorAll(element.tagName) ?? [])].filter((one) => one !== element);
      return siblings.some((sibling) => lookOf(sibling) === lookOf(element))
        ? [`${nameOf(element)} looks like the others`]
        : [];
    });
    return [...edgelessControls, ...indistinctOptions];
  });
}

for (const path of paths) {
  test(`the page ${path} can be read with large text, zoom, spacing and forced colours`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1024 });
    await visit(page, path);
    await page.evaluate(() => {
      scrollTo(0, 0);
    });
    // tests/pages/pages.spec.ts tests larger windows.
    await setTextSize(page, 32);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectEverythingReadable(page, "200 % text on a phone");
    await setTextSize(page, 16);

    await page.emulateMedia({ forcedColors: "active" });
    expect(await findLostInForcedColours(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: "none", reducedMotion: "reduce" });
    expect(await findMotion(page)).toEqual([]);
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    expect(await findMotion(page)).toEqual([]);
    await page.keyboard.press("Escape");

    // A window of 1280 by 1024 pixels at 400 % zoom (WCAG 2.2, 1.4.10).
    await page.setViewportSize({ width: 320, height: 256 });
    await expectEverythingReadable(page, "400 %");
    await spaceText(page);
    await expectEverythingReadable(page, "larger text spacing at 400 %");
    await page.setViewportSize({ width: 1280, height: 1024 });
    await expectEverythingReadable(page, "larger text spacing");
  });
}

test("in forced colours, the pictures of the three partnership levels differ", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/partner");
  const levels = page.locator("[aria-labelledby=levels] ul > [id]");
  await expect(levels).toHaveCount(3);
  const walls = await levels.evaluateAll((elements) =>
    elements.map((level) => [...level.children].map((part) => getComputedStyle(part).backgroundImage).join()),
  );
  expect(new Set(walls).size).toBe(3);
  await page.goto("/events");
  const widths = await page
    .locator("[data-choices] > summary")
    .first()
    .evaluate((summary) => getComputedStyle(summary, "::after").borderWidth);
  expect(widths).toBe("0px 2px 2px 0px");
});

/** Finds controls that extend beyond the window's sides and cannot be scrolled into view. */
function findControlsBeyond(page: Page): Promise<string[]> {
  return page
    .locator("main :is(input:not([aria-hidden]), select, textarea, button):visible")
    .evaluateAll((controls) =>
      controls
        .filter((control) => {
          const { left, right } = control.getBoundingClientRect();
          return left < -1 || right > document.documentElement.clientWidth + 1;
        })
        .map((control) => `${control.id || control.textContent} is beyond the window`),
    );
}

test("at a text size of 200 %, open form cards are readable and do not extend beyond the window", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1024 });
  await page.goto("/contact");
  for (const formCase of [booking, prayer]) {
    const { form, open } = formOn(page, formCase);
    await open();
    await expect(form).toBeVisible();
  }
  await setTextSize(page, 32);
  for (const width of [1280, 640, 390, 360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    const situation = `200 % text at ${String(width)} px`;
    await expectEverythingReadable(page, situation);
    expect(await findControlsBeyond(page), situation).toEqual([]);
  }
});

test("Home has animations if the visitor does not prefer reduced motion", async ({ page }) => {
  await page.goto("/");
  expect(await findMotion(page)).not.toEqual([]);
});

test("all controls of the side menu and the viewer can be reached at 400 % zoom", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/resources");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const menu = page.getByRole("navigation", { name: "Site menu" });
  for (const control of await menu.getByRole("link").all()) {
    await control.focus();
    await expect(control).toBeInViewport({ ratio: 0.9 });
  }
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: "View Devotional" }).click();
  const viewer = page.getByRole("dialog");
  await expect(viewer).toBeVisible();
  for (const control of await viewer.locator("button:enabled:not([inert] *)").all()) {
    await control.focus();
    await expect(control).toBeInViewport({ ratio: 0.9 });
  }
  expect(await findClippedText(page)).toEqual([]);
});
