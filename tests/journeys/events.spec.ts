import type { Page } from "@playwright/test";
import { expect, test } from "../support/site";

const ticket = "https://tickets.example/monthly-prayer-gathering";

function gathering(page: Page) {
  return page.getByRole("region", { name: "Monthly Strategic Prayer Gathering" });
}

/** Goes to Events at a moment and waits until the page knows it. */
async function visitAt(page: Page, moment: string): Promise<void> {
  await page.clock.setFixedTime(new Date(moment));
  await page.goto("/events");
  await gathering(page).scrollIntoViewIfNeeded();
  await expect(gathering(page).getByText("Where you are:")).toBeVisible();
}

test("the sections stand in the specification's order, with their links", async ({ page }) => {
  await page.goto("/events");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    "Monthly Strategic Prayer Gathering",
    "Learn it at your own table.",
    "Where we have been",
    "What is being prepared",
    "Hold one where you are.",
  ]);
  await expect(gathering(page)).toContainText(
    "second Tuesday of each month, 6:00 PM to 6:30 PM EST, online via Zoom",
  );
  for (const [name, href] of [
    ["Register for free", ticket],
    ["Enroll", "https://tickets.example/set-my-soul-on-fire"],
  ] as const) {
    const link = page
      .getByRole("main")
      .getByRole("link", { name: `${name} (opens in a new tab)` })
      .last();
    await expect(link).toHaveAttribute("href", href);
    await expect(link).toHaveAttribute("target", "_blank");
  }
});

test("both e-courses show their price, and the second is coming soon", async ({ page }) => {
  await page.goto("/events");
  const cards = page.getByRole("region", { name: "Learn it at your own table." }).getByRole("listitem");
  await expect(cards).toHaveCount(2);
  await expect(cards.nth(0)).toContainText("Set My Soul On Fire");
  await expect(cards.nth(0)).toContainText("$39");
  await expect(cards.nth(1)).toContainText("Prayer Warrior Foundations");
  await expect(cards.nth(1)).toContainText("4 self-paced modules");
  await expect(cards.nth(1)).toContainText("$37");
  await expect(cards.nth(1).getByRole("button", { name: "Coming Soon" })).toBeDisabled();
});

test("past events are COMPLETED and spotlights are TBD", async ({ page }) => {
  await page.goto("/events");
  const past = page.getByRole("region", { name: "Where we have been" }).getByRole("listitem");
  await expect(past).toHaveCount(3);
  for (const [index, month] of ["March", "May", "June"].entries()) {
    await expect(past.nth(index)).toContainText(new RegExp(`${month} \\d+, 2025`));
    await expect(past.nth(index)).toContainText("1:00 PM to 3:00 PM EST");
    await expect(past.nth(index)).toContainText("COMPLETED");
  }
  const spotlights = page.getByRole("region", { name: "What is being prepared" }).getByRole("listitem");
  await expect(spotlights.filter({ hasText: "TBD" })).toHaveCount(2);
  await expect(spotlights).toHaveCount(2);
});

test.describe("in India", () => {
  test.use({ timezoneId: "Asia/Kolkata" });

  test("a page built long ago shows the next date, its true zone and the visitor's own time", async ({
    page,
  }) => {
    const problems: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") problems.push(message.text());
    });
    await visitAt(page, "2031-07-01T12:00:00Z");
    await expect(gathering(page)).toContainText("Tuesday, July 8");
    await expect(gathering(page)).toContainText("6:00 PM to 6:30 PM EDT");
    await expect(gathering(page)).toContainText(/Where you are: Wed, Jul 9, 3:30\sAM\s(GMT\+5:30|IST)/);
    await expect(gathering(page).locator("ol > li")).toHaveText([
      "July 8 2031",
      "August 12",
      "September 9",
      "October 14",
      "November 11",
      "December 9",
      "January 13 2032",
      "February 10",
      "March 9",
      "April 13",
      "May 11",
      "June 8",
    ]);
    expect(problems).toEqual([]);
  });
});

test("in winter it is EST, and while a gathering is held the page says so", async ({ page }) => {
  await visitAt(page, "2030-12-10T23:10:00Z");
  await expect(gathering(page)).toContainText("We are praying now");
  await expect(gathering(page)).toContainText("Tuesday, December 10");
  await expect(gathering(page)).toContainText("6:00 PM to 6:30 PM EST");
  await visitAt(page, "2030-12-10T23:30:00Z");
  await expect(gathering(page)).toContainText("The next gathering");
  await expect(gathering(page)).toContainText("Tuesday, January 14");
});

test("a clock that is far behind leaves the dates as they were built", async ({ page, browser }) => {
  const visitor = await browser.newContext({ javaScriptEnabled: false });
  const plain = await visitor.newPage();
  await plain.goto(new URL("/events", (await page.goto("/events"))?.url()).href);
  const built = await gathering(plain).locator("time").allTextContents();
  await visitor.close();
  await visitAt(page, "2001-01-01T12:00:00Z");
  await expect(gathering(page).locator("time")).toHaveText(built);
});

test("'Add to calendar' gives a calendar that leads to the registration, never to the meeting", async ({
  page,
  request,
}) => {
  await page.goto("/events");
  const link = gathering(page).getByRole("link", { name: "Add to calendar" });
  const response = await request.get((await link.getAttribute("href")) ?? "");
  expect(response.headers()["content-type"]).toMatch(/^text\/calendar\b/);
  const calendar = await response.text();
  expect(calendar).toContain("RRULE:FREQ=MONTHLY;BYDAY=2TU\r\n");
  expect(calendar).toContain(`URL:${ticket}\r\n`);
  expect(calendar.match(/https?:/g)).toHaveLength(1);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the dates of a whole year stand in words", async ({ page }) => {
    await page.goto("/events");
    await expect(gathering(page).locator("time").first()).toHaveText(/^Tuesday, [A-Z][a-z]+ \d+$/);
    await expect(gathering(page).locator("ol > li")).toHaveCount(12);
    await expect(gathering(page)).not.toContainText("Where you are");
  });
});
