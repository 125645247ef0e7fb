import type { Page } from "@playwright/test";
import { testTime } from "../../src/calendar/clock";
import { readEvent } from "../../src/gatsby/testing/read-calendar";
import { expect, test } from "../support/site";

/*
 * Pages are built at `testTime` (Thursday, March 5, 2026) and opened an hour, a day and weeks later. In the tests'
 * content, the gathering of March 10 is cancelled, and April 14 is moved to April 16 at 19:00.
 */

const laterBy = (hours: number) => new Date(Date.parse(testTime) + hours * 3_600_000);

const movedDate = {
  day: "Thursday, April 16",
  start: "20260416T190000",
  line: "There is no gathering on Tuesday, March 10",
};
const moments = [
  { when: "an hour", now: laterBy(1), ...movedDate },
  { when: "a day", now: laterBy(24), ...movedDate },
  { when: "two weeks", now: laterBy(14 * 24), ...movedDate, line: undefined },
  {
    when: "seven weeks",
    now: laterBy(49 * 24),
    day: "Tuesday, May 12",
    start: "20260512T190000",
    line: "On April 25 we pray in the park",
  },
];

const announcementsOn = (page: Page) => page.locator("section[aria-label=Announcements]");

/** The days of a text, such as Apr 16. */
const daysIn = (text: string) =>
  Array.from(
    text.matchAll(/\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\s(\d{1,2})\b/g),
    ([, month = "", day = ""]) => `${month} ${day}`,
  );

/** The start of the next confirmed gathering in a calendar file, as an independent reader expands it. */
function nextInCalendar(text: string, now: Date): string | undefined {
  const event = readEvent(text, "monthly-gathering@");
  const dates = event.iterator();
  const starts = Array.from({ length: 60 }, () => event.getOccurrenceDetails(dates.next()))
    .filter(({ item }) => String(item.component.getFirstPropertyValue("status")) === "CONFIRMED")
    .filter(({ endDate }) => endDate.toJSDate() > now)
    .map(({ startDate }) => startDate.toString().replace(/[-:]/g, ""));
  return starts.sort()[0];
}

for (const timezoneId of ["America/New_York", "America/Los_Angeles", "Europe/London", "Pacific/Auckland"])
  test.describe(`for a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    for (const { when, now, day, start, line } of moments)
      test(`all pages and calendars show the same next date ${when} after the build`, async ({
        page,
        request,
      }) => {
        const calendars = await Promise.all(
          ["/gathering.ics", "/calendar.ics"].map(async (file) => (await request.get(file)).text()),
        );
        expect(calendars.map((text) => nextInCalendar(text, now))).toEqual([start, start]);
        await page.clock.setFixedTime(now);
        const [, month = ""] = /, (\w{3})/.exec(day) ?? [];
        const shortDate = `${month} ${day.split(" ").at(-1) ?? ""}`;

        await page.goto("/events");
        const gathering = page.locator("#gathering");
        await expect(gathering.locator("time").filter({ visible: true }).first()).toHaveText(day);
        await gathering.getByText("Add to calendar").click();
        const google = gathering.getByRole("link", { name: /^Add .* to Google Calendar/ });
        await expect(google).toContainText(`Add ${day} to Google Calendar`);
        await expect(google).toHaveAttribute("href", new RegExp(`dates=${start}%2F`));

        await page.goto("/prayer-hub");
        await expect(page.locator("dd > time").filter({ visible: true }).first()).toContainText(shortDate);
        const dial = page.getByRole("heading", { name: "The same hour in other places" }).locator("..");
        // The line with the visitor's own time may have another day.
        expect(daysIn(await dial.getByRole("paragraph").innerText())).toEqual([shortDate]);

        await page.goto("/");
        const shownText = await page.getByRole("main").innerText();
        expect(daysIn(shownText)).toContain(shortDate);

        for (const path of ["/about", "/"]) {
          await page.goto(path);
          if (line === undefined) await expect(announcementsOn(page)).toBeHidden();
          else await expect(announcementsOn(page).locator("p").filter({ visible: true })).toContainText(line);
        }
      });
  });

test("the announcement changes at midnight in the ministry's time zone", async ({ page }) => {
  for (const [now, line] of [
    ["2026-03-11T03:59:00Z", "no gathering on Tuesday, March 10"],
    ["2026-03-11T04:01:00Z", undefined],
    ["2026-03-20T03:59:00Z", undefined],
    ["2026-03-20T04:01:00Z", "On April 25 we pray"],
    ["2026-04-07T04:01:00Z", "has moved to Thursday, April 16"],
    ["2026-04-16T23:59:00Z", "has moved to Thursday, April 16"],
    ["2026-04-17T00:01:00Z", "On April 25 we pray"],
    ["2026-04-26T04:01:00Z", undefined],
    // If the clock is far behind, the page shows the line of the build.
    ["2001-01-01T12:00:00Z", "no gathering on Tuesday, March 10"],
  ] as const) {
    await page.clock.setFixedTime(new Date(now));
    await page.goto("/about");
    if (line === undefined) await expect(announcementsOn(page), now).toBeHidden();
    else await expect(announcementsOn(page).locator("p").filter({ visible: true }), now).toContainText(line);
  }
});

test("an old page whose announcement has changed does not shift its layout", async ({ page }) => {
  // The window is wide enough for the links of the header, whichever font has loaded.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, "value"));
      document.documentElement.dataset["shift"] = String(sum);
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const { now } of moments) {
    await page.clock.setFixedTime(now);
    for (const path of ["/about", "/events"]) {
      await page.goto(path);
      // Fonts may move a line slightly. A line above the header would shift the layout by at least 0.05.
      const shift = await page.evaluate(() => Number(document.documentElement.dataset["shift"] ?? 0));
      expect(shift, path).toBeLessThan(0.005);
    }
  }
});

test("an event's buttons disappear in the minute when the event ends", async ({ page }) => {
  const end = "2026-03-08T10:00:00Z";
  const row = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "The Short Night" }) });
  for (const path of ["/events", "/events/night-of-the-clock-change"]) {
    const element = path === "/events" ? row : page.getByRole("article");
    await page.clock.install({ time: new Date(Date.parse(end) - 60_000) });
    await page.goto(path);
    await expect(element.getByText("COMPLETED")).toBeHidden();
    for (const text of ["Free", "Reserve a seat", "Add to calendar", "Your local time"])
      await expect(element.getByText(text)).toBeVisible();
    await page.clock.fastForward("01:20");
    await expect(element.getByText("COMPLETED")).toBeVisible();
    for (const text of ["Free", "Reserve a seat", "Add to calendar", "Your local time"])
      await expect(element.getByText(text)).toHaveCount(0);
  }
  await page.goto("/events");
  await expect(page.getByRole("region", { name: /meet next/ })).toContainText("The Short Night");
});

test("an event without times is completed at the end of the last day in its time zone", async ({ page }) => {
  const row = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "A Day Without Hours" }) });
  await page.clock.setFixedTime(new Date("2026-04-19T03:59:00Z"));
  await page.goto("/events");
  for (const text of ["By donation", "Time to be announced"]) await expect(row).toContainText(text);
  await page.clock.setFixedTime(new Date("2026-04-19T04:01:00Z"));
  await page.goto("/events");
  await expect(row).toContainText("COMPLETED");
  for (const text of ["By donation", "Time to be announced"]) await expect(row).not.toContainText(text);
});

test("an event of several days without hours does not announce a time", async ({ page }) => {
  await page.goto("/events");
  const row = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Three Quiet Days" }) });
  await expect(row).toContainText("Friday, June 5 – Sunday, June 7, 2026");
  await expect(row).not.toContainText("Time to be announced");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the announcement, the date and the dial show the state at the time of the build", async ({
    page,
  }) => {
    await page.goto("/prayer-hub");
    await expect(announcementsOn(page).locator("p").filter({ visible: true })).toContainText(
      "no gathering on Tuesday, March 10",
    );
    const dial = page.getByRole("heading", { name: "The same hour in other places" }).locator("..");
    expect(daysIn(await dial.innerText())).toEqual(["Apr 16"]);
  });
});

test.describe("for a visitor in Kathmandu", () => {
  test.use({ timezoneId: "Asia/Kathmandu", viewport: { width: 320, height: 640 } });

  test("the dial points to the hour of the next gathering in the visitor's time zone", async ({ page }) => {
    for (const { now, hand, time } of [
      // 7 PM in New York is 4:45 AM on the next day.
      { now: laterBy(1), hand: "71.25deg", time: "Fri, Apr 17, 4:45" },
      { now: laterBy(49 * 24), hand: "71.25deg", time: "Wed, May 13, 4:45" },
    ]) {
      await page.clock.setFixedTime(now);
      await page.goto("/prayer-hub");
      const dial = page.locator("svg:has([data-turn-to]):visible");
      await expect(dial).toHaveCount(1);
      const turn = dial.locator("[data-turn-to]");
      expect(await turn.evaluate((one: SVGElement) => one.style.getPropertyValue("--turn"))).toBe(hand);
      await expect(turn).toBeVisible();
      await expect(page.locator("li:has([data-local-time]):visible")).toContainText(time);
      const scale = await dial.evaluate((one: SVGSVGElement) => one.getScreenCTM()?.a ?? 0);
      const size = await dial
        .locator("text")
        .first()
        .evaluate((one) => parseFloat(getComputedStyle(one).fontSize));
      expect(scale * size).toBeGreaterThanOrEqual(14);
    }
  });
});
