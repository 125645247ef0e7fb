import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { testTime } from "../../src/calendar/clock";
import { booking, contact, formOn, forms, prayer, type FormCase } from "../support/contact-page";
import { expectInReach, expectInView } from "../support/in-view";
import { hydrate, createFailure, swipeUp, visit } from "../support/page";
import { expect, test } from "../support/site";

/**
 * The errands of visitors. After each step, its result must be in view. `npm test` runs them on a small phone and a
 * laptop, but errands that send, download or give only on the phone. `npm run test:all` runs all of them everywhere.
 */

const windows = [
  { width: 360, height: 640 },
  { width: 1366, height: 650 },
  { width: 820, height: 1180, isWide: true },
  { width: 1920, height: 1080, isWide: true },
].filter(({ isWide }) => isWide !== true || process.env.ALL_SCREENS === "1");

/** Expects an element to be at most one swipe away, scrolls it into view, and expects to see all of it. */
async function swipeTo(element: Locator): Promise<void> {
  await expectInReach(element);
  await element.scrollIntoViewIfNeeded();
  await expectInView(element);
}

const landmarks = {
  menu: (page: Page) => page.getByRole("navigation", { name: "Site menu" }),
  header: (page: Page) => page.getByRole("navigation", { name: "Main", exact: true }),
  footer: (page: Page) => page.getByRole("contentinfo"),
};

/** Clicks a link that every page has: in the menu on a phone, otherwise in the header or the footer. */
async function clickLink(page: Page, name: string, landmark: keyof typeof landmarks): Promise<void> {
  if (landmark === "menu") await page.getByRole("button", { name: "Menu", exact: true }).click();
  const link = landmarks[landmark](page).getByRole("link", { name, exact: true });
  await link.scrollIntoViewIfNeeded();
  await expectInView(link);
  await link.click();
}

/** Expects the first screen of the prayer form to be in view. */
async function expectOpenPrayerForm(page: Page): Promise<void> {
  const { field, summary } = formOn(page, prayer);
  await expect(page).toHaveURL("/contact#prayer");
  await expectInView(page.getByRole("heading", { name: "Submit Prayer Requests" }));
  for (const name of ["Call 988", "Text 988", "Find a helpline in your country"])
    await expectInView(page.getByRole("link", { name }));
  await expect(summary).toHaveAccessibleName("Close");
  await expectInView(field("Name"));
}

/** Returns whether one element covers part of another. */
async function areOverlapping(firstElement: Locator, secondElement: Locator): Promise<boolean> {
  const [firstBox, secondBox] = await Promise.all([firstElement.boundingBox(), secondElement.boundingBox()]);
  if (!firstBox || !secondBox) return false;
  const doOverlap = (start: "x" | "y", size: "width" | "height") =>
    firstBox[start] < secondBox[start] + secondBox[size] &&
    secondBox[start] < firstBox[start] + firstBox[size];
  return doOverlap("x", "width") && doOverlap("y", "height");
}

/** Sends a form, and expects that the visitor can read the outcome and the next steps. */
async function sendAndRead(page: Page, formCase: FormCase): Promise<void> {
  const { fill, sendButton, summary } = formOn(page, formCase);
  await fill();
  await sendButton.click();
  await expect(page.getByText(formCase.sent.title)).toBeVisible({ timeout: 15_000 });
  await expectInView(page.getByText(formCase.sent.stays));
  if (formCase.opener === undefined) return expectInView(sendButton);
  const toast = page.getByRole("status").filter({ hasText: formCase.sent.title });
  await expect.poll(() => areOverlapping(toast, summary)).toBe(false);
  await expect(page.getByText(formCase.sent.stays)).toBeFocused();
  await expect(summary).toHaveAccessibleName(formCase.opener);
  await expectInReach(summary);
}

async function turnWheel(page: Page, element: Locator): Promise<void> {
  await element.hover();
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
      await clickLink(page, "Ask for prayer", isPhone ? "menu" : "footer");
      await expectOpenPrayerForm(page);
    });

    test.describe("for a visitor in India", () => {
      test.use({ timezoneId: "Asia/Kolkata" });

      test("a visitor can read the next gathering's date in the local time zone", async ({ page }) => {
        await page.clock.setFixedTime(testTime);
        for (const [path, hours] of [
          ["/", "Thursday, April 16, 7:00 PM EDT"],
          ["/events", "7:00 PM to 8:00 PM EDT"],
          ["/prayer-hub", "7:00 PM to 8:00 PM EDT"],
        ] as const) {
          await page.goto(path);
          const opening = page.getByRole("main").locator("section").first();
          const visibleText = (text: string) =>
            opening.getByText(text, { exact: true }).filter({ visible: true });
          await swipeTo(visibleText("There is no gathering on Tuesday, March 10. Our leader is ill."));
          await expect(opening.locator("time:visible")).toHaveText("Thursday, April 16");
          await swipeTo(opening.locator("time:visible"));
          for (const text of [hours, "Your local time: Fri, Apr 17, 4:30 AM GMT+5:30"])
            await swipeTo(visibleText(text));
          await expectInReach(opening.getByRole("link", { name: /^(?:Join|Register)/ }));
        }
      });
    });

    test("a visitor can put the gathering into a calendar", async ({ page }) => {
      await page.clock.setFixedTime(testTime);
      await page.goto("/");
      await clickLink(page, "Events", isPhone ? "menu" : "header");
      const datesLink = page.getByRole("main").getByRole("link", { name: "Dates and calendar" });
      await swipeTo(datesLink);
      await datesLink.click();
      const gathering = page.getByRole("region", { name: "Monthly Strategic Prayer Gathering" });
      await expectInView(gathering.locator("time:visible").first());
      const list = gathering.locator("details");
      await expectInView(list.getByText("Add to calendar"));
      await list.getByText("Add to calendar").click();
      await expectInReach(list.getByRole("link").last());
      for (const link of await list.getByRole("link").filter({ visible: true }).all()) await swipeTo(link);
      const google = list.getByRole("link", { name: "Add Thursday, April 16 to Google Calendar" });
      await expect(google).toHaveAttribute("href", /dates=20260416T190000%2F20260416T200000&/);
      const downloadEvent = page.waitForEvent("download");
      await list.getByRole("link", { name: "Save the dates once (no later updates)" }).click();
      expect((await downloadEvent).suggestedFilename()).toBe("gathering.ics");
    });

    test("a visitor can read what the book costs, and find a shop", async ({ page }) => {
      await page.goto("/");
      await clickLink(page, "Book", isPhone ? "menu" : "footer");
      await expect(page).toHaveURL("/acts-of-war-book");
      const opening = page.getByRole("main").locator("section").first();
      await swipeTo(opening.getByText("$18.95"));
      await swipeTo(opening.getByText("Order Your Copy"));
      await opening.getByText("Order Your Copy").click();
      const shops = opening.locator("details").getByRole("link");
      await expect(shops).toContainText(["Quay Street", "The Wide", "Reader"]);
      for (const shop of await shops.all()) await swipeTo(shop);
      expect(await areOverlapping(opening.getByText("$18.95"), opening.locator("details > ul"))).toBe(false);
      await expect(shops.first()).toHaveAttribute("href", "https://books.example/acts-of-war");
    });

    test("a visitor can search for a teaching, open it, and return to the same place in the list", async ({
      page,
    }) => {
      await page.goto("/");
      await clickLink(page, "Teachings from Many Nights of Prayer", isPhone ? "menu" : "header");
      const field = page.getByRole("searchbox", { name: /Find a teaching/ });
      const results = page.getByRole("main").getByRole("status");
      await swipeTo(field);
      await field.fill("prayer");
      await expect(results).toHaveText(/^\d+ teachings for “prayer”$/);
      await swipeTo(results);
      const links = page.getByRole("main").getByRole("link", { name: "Read Article" });
      const titles = page.getByRole("main").getByRole("heading", { level: 3 });
      await expectInReach(titles.first());
      const titlesFound = await titles.allTextContents();
      await links.last().scrollIntoViewIfNeeded();
      const position = await page.evaluate(() => scrollY);
      await links.last().click();
      await expect(page).toHaveURL(/\/blog\/[^?]+$/);
      await expectInView(page.getByRole("heading", { level: 1 }));
      for (const comeBack of ["goBack", "reload"] as const) {
        await page[comeBack]();
        await expect(field).toHaveValue("prayer");
        await expect(titles).toHaveText(titlesFound);
        await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(position, -1);
        await expectInView(links.last());
      }
    });

    test("a visitor can invite the leader to speak", async ({ page }) => {
      await page.goto("/speaking");
      const talkPicture = page.getByRole("img", { name: /^A still: a lectern/ }).last();
      await talkPicture.scrollIntoViewIfNeeded();
      const popup = page.waitForEvent("popup");
      const {
        x,
        y,
        width: wide,
        height: high,
      } = (await talkPicture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      await page.mouse.click(x + wide / 2, y + high / 2);
      await (await popup).close();

      await page.getByRole("main").getByRole("link", { name: "Book Speaking" }).first().click();
      await expect(page).toHaveURL("/contact");
      const bookingLink = page.getByRole("main").getByRole("link", { name: "Invite Alex to speak" });
      await expectInView(bookingLink);
      await bookingLink.click();
      const { field, fill, sendButton } = formOn(page, booking);
      await expectInView(page.getByRole("heading", { name: "Book to Speak" }));
      await expectInView(field("Name"));
      await fill();
      await expectInReach(sendButton);
    });

    test("a visitor can correct a form with errors", async ({ page }) => {
      await page.goto("/contact#message");
      await hydrate(page);
      const { form, field, sendButton } = formOn(page, contact);
      await sendButton.click();
      await expectInView(field("Name"));
      await expectInView(form.getByText("Write your name, so that we know whom to answer."));
      await field("Name").fill("Ruth");
      await sendButton.click();
      await expectInView(field("Email"));
      await field("Email").fill("ruth@example");
      await sendButton.click();
      await expectInView(form.getByText("Check the address: it should look like"));
      await field("Email").fill("ruth@example.org");
      await sendButton.click();
      await expectInView(field("Message"));
      await expectInReach(sendButton);
    });

    for (const way of isPhone ? (["finger"] as const) : (["wheel", "keyboard"] as const))
      test(`a visitor can read three whole days of the devotional with the ${way}`, async ({ page }) => {
        await visit(page, "/resources");
        const view = page.getByRole("link", { name: "View Devotional" });
        await view.scrollIntoViewIfNeeded();
        // The slides belong to the devotional with this button.
        const row = page.getByRole("listitem").filter({ has: view });
        await expect(row.getByRole("list", { name: "The pages of Tend the Fire" })).toBeVisible();
        await view.click();
        const viewer = page.getByRole("dialog", { name: "Tend the Fire, a devotional" });
        const slide = viewer.locator("ol > li:not([inert])");
        const nextButton = viewer.getByRole("button", { name: "Next" });
        const scroll = { finger: swipeUp, wheel: turnWheel, keyboard: pressPageDown }[way];
        await expectInView(slide.getByRole("heading", { level: 2 }));
        await scroll(page, slide);
        for (const [day, reference] of [
          ["Day 1", "Psalm 62:8, King James Version"],
          ["Day 2", "Luke 24:32, King James Version"],
          ["Day 3", "Mark 10:51, King James Version"],
        ] as const) {
          await expectInView(nextButton);
          await (way === "keyboard" ? page.keyboard.press("Enter") : nextButton.click());
          await expectInView(slide.getByText(day, { exact: true }).first());
          await expectInView(slide.getByRole("heading", { level: 2 }));
          await expect(slide.getByText(reference)).toHaveCSS("font-size", "14px");
          if (isPhone) {
            await expectInView(slide.getByRole("img"));
            expect((await slide.getByRole("img").boundingBox())?.height).toBeLessThanOrEqual(120);
          }
          // Scrolling reaches the last line, and further attempts do not change the slide.
          const end = slide.getByRole("button", { name: `Share: ${day}` });
          await expect(async () => {
            await scroll(page, slide);
            await expect(end).toBeInViewport({ ratio: 1, timeout: 500 });
          }).toPass();
          await scroll(page, slide);
          await expectInView(end);
        }
        await expectInView(nextButton);
        await page.goBack();
        await expectInView(view);
      });

    test("a visitor can read two pages of the excerpt", async ({ page }) => {
      await page.goto("/excerpt");
      const text = page.getByRole("article");
      const texts = page.getByRole("heading", { name: "The opening pages, as plain text" });
      const pages = page.getByRole("list", { name: "Pages of the excerpt" });
      const nextButton = page.getByRole("button", { name: "Next" });
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
      await expectInReach(nextButton);
      await nextButton.click();
      await expect(page.getByText("Page 2 of 5", { exact: true })).toBeVisible();
      if (!isPhone) await expectInView(links.nth(1));
      await expectInReach(nextButton);
      await links.nth(1).click();
      const enlargedPage = page.getByRole("dialog", { name: "Page 2 of 5, enlarged" });
      await expect(enlargedPage.getByRole("button", { name: "Close" })).toBeVisible();
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

    test("a visitor can send each form and read the next steps", async ({ page, mail }) => {
      for (const formCase of forms) {
        await page.goto(`${formCase.page}?${formCase.name}#${formCase.anchor}`);
        await hydrate(page);
        await sendAndRead(page, formCase);
        if (formCase.name !== "prayer") continue;
        for (const [name, href] of [
          ["Pray through the 7-day devotional", "/resources#devotionals"],
          ["Come to the next gathering", "/events#gathering"],
        ] as const) {
          const nextLink = page.getByRole("link", { name });
          await expectInView(nextLink);
          await expect(nextLink).toHaveAttribute("href", href);
        }
        await expectInView(page.getByRole("link", { name: "Call 988" }));
      }
      expect(mail.mails).toHaveLength(forms.length);
    });

    test("a journalist can download each photograph in print size, with its credit", async ({ page }) => {
      await page.goto("/");
      await clickLink(page, "Press Kit", isPhone ? "menu" : "footer");
      const photographsLink = page.getByRole("main").getByRole("link", { name: "photographs", exact: true });
      await expectInView(photographsLink);
      await photographsLink.click();
      const section = page.getByRole("region", { name: "Large enough for print" });
      await expectInView(section.getByRole("heading", { level: 2 }));
      const cards = section.getByRole("listitem");
      await expect(cards).toHaveCount(3);
      await expectInReach(cards.first().getByRole("link", { name: /^Download High-Res/ }));
      for (const [index, name] of ["headshot.jpg", "speaking-photo.png", "book-cover.png"].entries()) {
        const button = cards.nth(index).getByRole("link", { name: /^Download High-Res/ });
        await button.scrollIntoViewIfNeeded();
        await expectInView(button);
        const downloadEvent = page.waitForEvent("download");
        await button.click();
        const download = await downloadEvent;
        expect(download.suggestedFilename()).toBe(name);
        const { width: wide, height: high } = await sharp(await download.path()).metadata();
        expect(Math.max(wide, high)).toBeGreaterThanOrEqual(2400);
        const format = name.slice(-3).toUpperCase();
        await expectInView(
          cards
            .nth(index)
            .getByText(/^Credit/)
            .first(),
        );
        await expectInView(
          cards
            .nth(index)
            .getByText(/^License/)
            .first(),
        );
        await expectInView(cards.nth(index).getByText(`${format}, ${String(wide)} × ${String(high)} pixels`));
      }
    });

    test("a visitor can give monthly or once", async ({ page, context }) => {
      const giving = "https://giving.example/";
      await context.route(`${giving}**`, (route) => route.fulfill({ body: "Giving" }));
      const expectGivingPage = async (click: () => Promise<void>, path: string) => {
        const newPage = context.waitForEvent("page");
        await click();
        await expect(await newPage).toHaveURL(giving + path);
        await (await newPage).close();
      };
      await page.goto("/");
      await clickLink(page, "Partner", isPhone ? "menu" : "header");
      const main = page.getByRole("main");
      for (const [name, path] of [
        ["Partner with Us", "partner"],
        ["Give One-Time Gift", "gift"],
      ] as const) {
        const button = main.getByRole("link", { name }).first();
        await swipeTo(button);
        await expectGivingPage(() => button.click(), path);
      }
      // The card's link covers its text, so the test clicks a position instead of the element.
      const benefit = page.getByText("The month’s prayer focus by email");
      await expectGivingPage(() => benefit.click({ force: true }), "partner");
      await expect(page).toHaveURL("/partner");
    });

    test("after a failed prayer request, the text can be copied and the helplines are in view", async ({
      page,
    }) => {
      await page.goto("/contact#prayer");
      await hydrate(page);
      const { form, fill, sendButton, copyButton } = formOn(page, prayer);
      await fill();
      for (const status of [503, 504]) {
        await page.route("**/api/send-*", (route) => route.fulfill(createFailure(status)));
        await sendButton.click();
        await expect(page.getByText(prayer.failed)).toBeVisible();
        await expectInView(copyButton);
        for (const name of ["Call 988", "Text 988", "Find a helpline in your country"])
          await expectInView(form.getByRole("link", { name }));
        await page.unroute("**/api/send-*");
      }
    });
  });
});
