import type { Page } from "@playwright/test";
import { testTime } from "../../src/calendar/clock";
import { shortenFrame } from "../support/page";
import { expect, test } from "../support/site";

const gatheringOn = (page: Page) => page.getByRole("region", { name: "Monthly Strategic Prayer Gathering" });

/** Opens Events at a given time. The page was built at `testTime`. */
async function visitAt(page: Page, moment: string): Promise<void> {
  await page.clock.setFixedTime(new Date(moment));
  await page.goto("/events");
}

/** Expects visible text, because the page also contains hidden later dates. */
const expectSeen = (page: Page, text: string) =>
  expect(gatheringOn(page)).toContainText(text, { useInnerText: true, ignoreCase: true });

/** The first section of a page, which shows the next date. */
const firstSection = (page: Page) => page.getByRole("main").locator("section").first();

for (const path of ["/", "/events", "/prayer-hub"])
  test(`the first section of the page ${path} shows the next date, until all dates of the build have passed`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date("2026-07-01T12:00:00Z"));
    await page.goto(path);
    await expect(firstSection(page).locator("time:visible")).toHaveText("Tuesday, July 14");
    await expect(firstSection(page)).not.toContainText(/is ill|April/, { useInnerText: true });
    await page.clock.setFixedTime(new Date("2028-01-01T12:00:00Z"));
    await page.goto(path);
    await expect(firstSection(page).locator("time")).toHaveCount(0);
    await expect(firstSection(page)).not.toContainText("The next gathering", { ignoreCase: true });
  });

for (const [width, height] of [
  [360, 640],
  [1366, 650],
] as const)
  test(`the first screen of an event's page has the event's days, price and button at ${String(width)} × ${String(height)} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.clock.setFixedTime(new Date(testTime));
    await page.goto("/events/a-day-in-lagos");
    await shortenFrame(page);
    for (const text of ["May 15 – 16, 2026", "$25"])
      await expect(page.getByText(text, { exact: true })).toBeInViewport({ ratio: 1 });
    const button = page.getByRole("link", { name: "Reserve a seat for yourself and a friend" });
    await expect(button).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(/May 15|May 16|2026/)).toHaveCount(1);
  });

test.describe("for a visitor in India", () => {
  test.use({ timezoneId: "Asia/Kolkata" });

  test("a page built months ago shows the next date in the ministry's time zone and in the visitor's own", async ({
    page,
  }) => {
    await visitAt(page, "2026-07-01T12:00:00Z");
    for (const text of [
      "Tuesday, July 14",
      "6:00 PM to 6:30 PM EDT",
      "Your local time: Wed, Jul 15, 3:30 AM GMT+5:30",
    ])
      await expectSeen(page, text);
    const days = (await gatheringOn(page).locator("ol > li").allInnerTexts()).join().replaceAll("\n", " ");
    expect(days).toContain("July 14 2026,August 11,September 8,October 13,November 10,December 8");
    expect(days).toContain("January 12 2027");
    for (const path of ["/", "/prayer-hub"]) {
      await page.goto(path);
      expect(await page.locator("body").innerText()).not.toMatch(/is taken|Apr(il)? 16/);
    }
  });
});

test("the Events page says “We are praying now” during a gathering, and shows the next date afterward", async ({
  page,
}) => {
  await page.clock.install({ time: new Date("2026-06-09T22:10:00Z") });
  await page.goto("/events");
  for (const text of ["We are praying now", "Tuesday, June 9", "EDT"]) await expectSeen(page, text);
  await page.clock.fastForward("20:30");
  for (const text of ["The next gathering", "Tuesday, July 14"]) await expectSeen(page, text);
});

test("every page announces a gathering that is cancelled within a week, and the Events page lists all changes", async ({
  page,
}) => {
  const cancelled = "There is no gathering on Tuesday, March 10. Our leader is ill.";
  await page.clock.setFixedTime(new Date(testTime));
  await page.goto("/about");
  const lines = page.getByRole("region", { name: "Announcements" }).getByRole("paragraph");
  await expect(lines).toHaveText([`${cancelled} See the next dates`]);
  await visitAt(page, testTime);
  for (const text of [
    "Your local time",
    cancelled,
    "The gathering on Tuesday, April 14 has moved to Thursday, April 16 at 7:00 PM EDT. The studio is taken.",
    "The gathering on Tuesday, May 12 is at 7:00 PM EDT this time. Many asked for a later hour.",
  ])
    await expect(gatheringOn(page)).toContainText(text);
  await expect(gatheringOn(page).locator("s").first()).toHaveText("10");
});

test("a cancelled event shows the reason instead of a ticket link", async ({ page }) => {
  await page.goto("/events");
  const row = page.getByRole("listitem").filter({ hasText: "An Evening of Questions" });
  for (const text of ["CANCELLED", "The hall has water in it."]) await expect(row).toContainText(text);
  await expect(row.getByRole("link")).toHaveText(["An Evening of Questions"]);
  await row.getByRole("link").click();
  await expect(page.getByText("CANCELLED: The hall has water in it.")).toBeInViewport();
  await expect(page.getByText("The hall has water in it.")).toHaveCount(1);
  await expect(page.getByRole("article").getByRole("link")).toHaveText(["All events"]);
});

test("opening the calendar list does not move other buttons", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  await page.goto("/events");
  const share = gatheringOn(page).getByRole("button", { name: "Share" });
  const measurePosition = () => share.evaluate((button) => button.getBoundingClientRect().top + scrollY);
  const position = await measurePosition();
  await gatheringOn(page).getByText("Add to calendar").click();
  const address = gatheringOn(page).getByRole("link", { name: "https://ministry.example/calendar.ics" });
  const lines = await address.evaluate((link) => {
    const range = document.createRange();
    // Excludes the text for screen readers.
    range.selectNode(link.firstChild ?? link);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
  expect(await measurePosition()).toBe(position);
});

test("if the visitor's clock is years behind, the page shows the dates of the build", async ({
  page,
  request,
}) => {
  const builtDates = [...(await (await request.get("/events")).text()).matchAll(/<time[^>]*>([^<]+)</g)];
  await visitAt(page, "2001-01-01T12:00:00Z");
  const dates = await gatheringOn(page).locator("time").allTextContents();
  expect(dates.length).toBeGreaterThan(11);
  expect(dates.filter((date) => !builtDates.some(([, text]) => text === date))).toEqual([]);
});

test("the Events page shows past events (newest first), future events without a date, and courses", async ({
  page,
}) => {
  await page.goto("/events");
  const itemsOf = (name: string) => page.getByRole("region", { name }).getByRole("listitem");
  const pastEvents = itemsOf("What we did together");
  await expect(pastEvents.getByRole("heading")).toHaveText([
    "A Day That Was Recorded",
    "A Vigil",
    "Keepers of the Flame",
    "Breaking the Cycle",
    "Standing in the Gap",
  ]);
  for (const text of ["March 15, 2025", "1:00 PM to 3:00 PM EST", "COMPLETED"])
    await expect(pastEvents.filter({ hasText: "Standing in the Gap" })).toContainText(text);
  const spotlights = itemsOf("What is being prepared");
  await expect(spotlights).toHaveCount(2);
  for (const title of ["A Night Watch", "A Day for Prayer Leaders"])
    await expect(spotlights.filter({ hasText: title })).toContainText("TBD");
  const courses = itemsOf("Learn to pray at home.");
  await expect(courses).toHaveCount(2);
  await expect(courses.first()).toContainText("$39");
  await expect(courses.first().getByRole("link", { name: "Enroll (opens in a new tab)" })).toHaveAttribute(
    "href",
    "https://tickets.example/set-my-soul-on-fire",
  );
  for (const text of ["4 self-paced modules", "$37"]) await expect(courses.last()).toContainText(text);
  await expect(courses.last().getByRole("button", { name: "Coming Soon" })).toBeDisabled();
});

test("upcoming events are above past events and show times and prices", async ({ page }) => {
  await visitAt(page, testTime);
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toContainText([
    /meet next/,
    /did together/,
    /being prepared/,
  ]);
  const events = page.getByRole("region", { name: /meet next/ }).getByRole("listitem");
  for (const [title, ...message] of [
    ["The Short Night", "Saturday 10:00 PM EST to Sunday 6:00 AM EDT", "Free"],
    ["Two Days in Lagos", "Friday 9:00 AM to Saturday 4:00 PM", "$25"],
    ["A Day Without Hours", "By donation"],
  ])
    for (const text of message) await expect(events.filter({ hasText: title ?? "" })).toContainText(text);
});

test("the files and links of “Add to calendar” contain the registration instead of the meeting", async ({
  page,
  request,
}) => {
  await page.goto("/events");
  const linkNamed = (name: string) => gatheringOn(page).getByRole("link", { name });
  await expect(linkNamed("Save the dates once (no later updates)")).toBeHidden();
  await gatheringOn(page).getByText("Add to calendar").click();
  const feed = "webcal://ministry.example/calendar.ics";
  await expect(linkNamed("Add all gatherings to your calendar")).toHaveAttribute("href", feed);
  const google = `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(feed)}`;
  await expect(linkNamed("Google Calendar (on a computer)")).toHaveAttribute("href", google);
  await expect(linkNamed("https://ministry.example/calendar.ics")).toBeVisible();
  await expect(linkNamed("Save the dates once (no later updates)")).toHaveAttribute("href", "/gathering.ics");
  await page.keyboard.press("Escape");
  await expect(linkNamed("Save the dates once (no later updates)")).toBeHidden();
  await expect(gatheringOn(page).locator("summary")).toBeFocused();
  for (const file of ["/gathering.ics", "/calendar.ics"]) {
    const response = await request.get(file);
    expect(response.headers()["content-type"]).toMatch(/^text\/calendar\b/);
    // Lines are folded (RFC 5545, 3.1).
    const calendar = (await response.text()).replaceAll("\r\n ", "");
    expect(calendar).toContain("TZID:America/New_York\r\n");
    expect(calendar).toMatch(/^RRULE:FREQ=MONTHLY;BYDAY=2TU/m);
    expect(calendar).toMatch(/^DTSTART;TZID=America\/New_York:\d{8}T180000\r$/m);
    const addresses = calendar.match(/https?:\/\/[^\s\\;,]*[^\s\\;,.]/g) ?? [];
    const links = addresses.filter((address) => !address.startsWith("https://ministry.example/events"));
    expect(new Set(links)).toEqual(new Set(["https://tickets.example/monthly-prayer-gathering"]));
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the Events page lists the dates of a whole year as text", async ({ page }) => {
    await page.goto("/events");
    await expect(gatheringOn(page).locator("time").first()).toHaveText("Thursday, April 16");
    await expect(gatheringOn(page).locator("ol > li:not(:has(s))")).toHaveCount(12);
    await expect(gatheringOn(page)).not.toContainText("Your local time");
    await expect(page.getByRole("main").getByRole("button", { name: /^Share/ })).toBeHidden();
  });
});

test.describe("the Share button of the gathering", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  const shareButton = (page: Page) =>
    page.getByRole("main").getByRole("button", { name: "Share: Monthly Strategic Prayer Gathering" });

  test("passes the gathering's address to the browser's share sheet", async ({ page, site }) => {
    await page.addInitScript(() => {
      navigator.share = (data) => {
        document.documentElement.dataset["shared"] = data?.url ?? "";
        return Promise.reject(new DOMException("", "AbortError"));
      };
    });
    await page.goto("/events");
    await shareButton(page).click();
    await expect(page.locator("html")).toHaveAttribute("data-shared", `${site}/events#gathering`);
    await expect(page.getByRole("status").filter({ hasText: /Link copied|#gathering/ })).toHaveCount(0);
  });

  for (const [how, prepare, message] of [
    [
      "copied on a device without a share sheet",
      () => {
        Object.defineProperty(navigator, "share", { value: undefined });
      },
      "Link copied.",
    ],
    [
      "shown if it cannot be shared or copied",
      () => {
        Object.defineProperty(navigator, "clipboard", { value: undefined });
        navigator.share = () => Promise.reject(new DOMException("", "NotAllowedError"));
      },
      "/events#gathering",
    ],
  ] as const)
    test(`the gathering's address is ${how}`, async ({ page, site }) => {
      await page.addInitScript(prepare);
      await page.goto("/events");
      await shareButton(page).click();
      await expect(page.getByRole("status").filter({ hasText: message })).toBeVisible();
      if (message === "Link copied.")
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site}/events#gathering`);
    });
});
