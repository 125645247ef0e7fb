import type { Locator, Page } from "@playwright/test";
import { booking, contact, formOn, forms, prayer, type FormCase } from "../support/contact-page";
import { expectInReach, expectInView } from "../support/in-view";
import { hydrate, ownFailure, swipeUp, visit } from "../support/page";
import { expect, test } from "../support/site";

/**
 * The errands of visitors: after each step, they see what the step is for. `npm test` runs them on a small phone and on
 * a laptop, and those that send, download or give on the phone only. `npm run test:all` runs all of them everywhere.
 */

const windows = [
  { width: 360, height: 640 },
  { width: 1366, height: 650 },
  { width: 820, height: 1180, isWide: true },
  { width: 1920, height: 1080, isWide: true },
].filter(({ isWide }) => isWide !== true || process.env.ALL_SCREENS === "1");

/** Expects the first screen of the prayer form, and nothing of it below. */
async function expectOpenPrayerForm(page: Page): Promise<void> {
  const { field, summary } = formOn(page, prayer);
  await expect(page).toHaveURL("/contact#prayer");
  await expectInView(page.getByRole("heading", { name: "Submit Prayer Requests" }));
  for (const name of ["Call 988", "Text 988", "Find a helpline in your country"])
    await expectInView(page.getByRole("link", { name }));
  await expect(summary).toHaveAccessibleName("Close");
  await expectInView(field("Name"));
}

/** Sends a form, and expects that the visitor can read the outcome and the next steps. */
async function sendAndRead(page: Page, one: FormCase): Promise<void> {
  const { fill, send, summary } = formOn(page, one);
  await fill();
  await send.click();
  await expect(page.getByText(one.sent.title)).toBeVisible({ timeout: 15_000 });
  await expectInView(page.getByText(one.sent.stays));
  if (one.opener === undefined) return expectInView(send);
  await expect(page.getByText(one.sent.stays)).toBeFocused();
  await expect(summary).toHaveAccessibleName(one.opener);
  await expectInReach(summary);
}

async function turnWheel(page: Page, over: Locator): Promise<void> {
  await over.hover();
  for (let turn = 0; turn < 4; turn += 1) await page.mouse.wheel(0, 120);
}

async function pressPageDown(page: Page): Promise<void> {
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("PageDown");
}

async function topOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.y ?? 0;
}

windows.forEach(({ width, height }, index) => {
  const isPhone = width < 768;

  test.describe(`${String(width)} × ${String(height)}`, () => {
    test.use({ viewport: { width, height }, hasTouch: isPhone });

    test("a visitor can ask for prayer from Home", async ({ page }) => {
      await page.goto("/");
      const link = page.getByRole("main").getByRole("link", { name: "Ask for prayer" }).first();
      await expectInReach(link);
      await link.click();
      await expectOpenPrayerForm(page);
    });

    test("a visitor can ask for prayer from a teaching", async ({ page }) => {
      await page.goto("/blog/ten-honest-minutes");
      const place = page.getByRole(
        isPhone ? "navigation" : "contentinfo",
        isPhone ? { name: "Site menu" } : {},
      );
      const link = place.getByRole("link", { name: "Ask for prayer" });
      if (isPhone) {
        await page.getByRole("button", { name: "Menu", exact: true }).click();
        await expectInView(link);
      }
      await link.click();
      await expectOpenPrayerForm(page);
    });

    test("a visitor can invite the leader to speak", async ({ page }) => {
      await page.goto("/speaking");
      const talk = page.getByRole("img", { name: /^A still: a lectern/ }).last();
      await talk.scrollIntoViewIfNeeded();
      const popup = page.waitForEvent("popup");
      const {
        x,
        y,
        width: wide,
        height: high,
      } = (await talk.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      await page.mouse.click(x + wide / 2, y + high / 2);
      await (await popup).close();

      await page.getByRole("main").getByRole("link", { name: "Book Speaking" }).first().click();
      await expect(page).toHaveURL("/contact");
      const door = page.getByRole("main").getByRole("link", { name: "Invite Alex to speak" });
      await expectInView(door);
      await door.click();
      const { field, fill, send } = formOn(page, booking);
      await expectInView(page.getByRole("heading", { name: "Book to Speak" }));
      await expectInView(field("Name"));
      await fill();
      await expectInReach(send);
    });

    test("a visitor can correct a form with errors", async ({ page }) => {
      await page.goto("/contact#message");
      await hydrate(page);
      const { form, field, send } = formOn(page, contact);
      await send.click();
      await expectInView(field("Name"));
      await expectInView(form.getByText("Write your name, so that we know whom to answer."));
      await field("Name").fill("Ruth");
      await send.click();
      await expectInView(field("Email"));
      await field("Email").fill("ruth@example");
      await send.click();
      await expectInView(form.getByText("Check the address: it should look like"));
      await field("Email").fill("ruth@example.org");
      await send.click();
      await expectInView(field("Message"));
      await expectInReach(send);
    });

    for (const way of isPhone ? (["finger"] as const) : (["wheel", "keyboard"] as const))
      test(`a visitor can read three days of the devotional to their end with the ${way}`, async ({
        page,
      }) => {
        await visit(page, "/resources");
        const view = page.getByRole("link", { name: "View Devotional" });
        await view.scrollIntoViewIfNeeded();
        // The slides belong to the devotional with this button.
        const row = page.getByRole("listitem").filter({ has: view });
        await expect(row.getByRole("list", { name: "The pages of Tend the Fire" })).toBeVisible();
        await view.click();
        const viewer = page.getByRole("dialog", { name: "Tend the Fire, a devotional" });
        const slide = viewer.locator("ol > li:not([inert])");
        const next = viewer.getByRole("button", { name: "Next" });
        const scroll = { finger: swipeUp, wheel: turnWheel, keyboard: pressPageDown }[way];
        await expectInView(slide.getByRole("heading", { level: 2 }));
        await scroll(page, slide);
        for (const [day, reference] of [
          ["Day 1", "Psalm 62:8, King James Version"],
          ["Day 2", "Luke 24:32, King James Version"],
          ["Day 3", "Mark 10:51, King James Version"],
        ] as const) {
          await expectInView(next);
          await (way === "keyboard" ? page.keyboard.press("Enter") : next.click());
          await expectInView(slide.getByText(day, { exact: true }).first());
          await expectInView(slide.getByRole("heading", { level: 2 }));
          await expect(slide.getByText(reference)).toHaveCSS("font-size", "14px");
          if (isPhone) {
            await expectInView(slide.getByRole("img"));
            expect((await slide.getByRole("img").boundingBox())?.height).toBeLessThanOrEqual(120);
          }
          // Each way leads to the last line, and further attempts move nothing.
          const end = slide.getByRole("button", { name: `Share: ${day}` });
          await expect(async () => {
            await scroll(page, slide);
            await expect(end).toBeInViewport({ ratio: 1, timeout: 500 });
          }).toPass();
          await scroll(page, slide);
          await expectInView(end);
        }
        await expectInView(next);
        await page.goBack();
        await expectInView(view);
      });

    test("a visitor can read two pages of the excerpt", async ({ page }) => {
      await page.goto("/excerpt");
      const text = page.getByRole("article");
      const texts = page.getByRole("heading", { name: "The opening pages, as plain text" });
      const pages = page.getByRole("list", { name: "Pages of the excerpt" });
      const next = page.getByRole("button", { name: "Next" });
      const links = pages.getByRole("link");
      await expect(page.getByRole("link", { name: "Read it as text" })).toHaveCount(1);
      if (isPhone) {
        // The text comes first. The printed page below it is as wide as the screen allows.
        expect(await topOf(texts)).toBeLessThan(await topOf(pages));
        for (const number of [0, 1]) {
          await text.nth(number).getByRole("heading").scrollIntoViewIfNeeded();
          await expectInView(text.nth(number).getByRole("heading"));
        }
        expect((await pages.boundingBox())?.width).toBeGreaterThan(width - 45);
      }
      await hydrate(page);
      await links.first().scrollIntoViewIfNeeded();
      if (!isPhone) await expectInView(links.first());
      await expectInReach(next);
      await next.click();
      await expect(page.getByText("Page 2 of 5", { exact: true })).toBeVisible();
      if (!isPhone) await expectInView(links.nth(1));
      await expectInReach(next);
      await links.nth(1).click();
      const enlarged = page.getByRole("dialog", { name: "Page 2 of 5, enlarged" });
      await expect(enlarged.getByRole("button", { name: "Close" })).toBeVisible();
      const nextEnlarged = page.getByRole("dialog").getByRole("button", { name: "Next" });
      await expectInView(nextEnlarged);
      await nextEnlarged.click();
      await expect(page.getByRole("dialog", { name: "Page 3 of 5, enlarged" })).toBeVisible();
      await expectInView(nextEnlarged);
      await page.goBack();
      if (!isPhone) await expectInView(links.nth(2));
      await expect(links.nth(2)).toBeFocused();
    });

    if (index > 0 && process.env.ALL_SCREENS !== "1") return;

    test("a visitor can send each form and read what comes next", async ({ page, mail }) => {
      for (const one of forms) {
        await page.goto(`${one.page}?${one.name}#${one.anchor}`);
        await hydrate(page);
        await sendAndRead(page, one);
      }
      expect(mail.received).toHaveLength(forms.length);
      for (const name of ["Pray through the 7-day devotional", "Come to the next gathering"])
        await expectInView(page.getByRole("link", { name }));
      await expectInView(page.getByRole("link", { name: "Call 988" }));
    });

    test("a prayer that was not sent, or might have been, can be copied, with the helplines in view", async ({
      page,
    }) => {
      await page.goto("/contact#prayer");
      await hydrate(page);
      const { form, fill, send, copy } = formOn(page, prayer);
      await fill();
      for (const status of [503, 504]) {
        await page.route("**/api/send-*", (route) => route.fulfill(ownFailure(status)));
        await send.click();
        await expect(page.getByText(prayer.failed)).toBeVisible();
        await expectInView(copy);
        for (const name of ["Call 988", "Text 988", "Find a helpline in your country"])
          await expectInView(form.getByRole("link", { name }));
        await page.unroute("**/api/send-*");
      }
    });
  });
});
