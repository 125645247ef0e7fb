import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { type Gathering, nextGatherings, type Schedule } from "../../src/calendar/next-gatherings";
import { dayInWords, fullDay, momentInWords, zoneAbbreviation } from "../../src/calendar/words";
import { hydrateFully } from "../support/hydration";
import { expect, test } from "../support/site";
import { filesIn, headings, text, texts, textsOf } from "../support/content";
import { skipUnlessBuilt } from "../support/routes";

skipUnlessBuilt("/events");

const words = textsOf("pages/events.json");
/** The titles of the e-courses. */
const courses = texts("pages/events.json", "courses.cards.*.title");
const language = text("site.json", "language");
const { schedule } = (JSON.parse(readFileSync("content/facts.json", "utf8")) as Facts).gathering;
const { zone } = schedule;
const clock = { hour: "numeric", minute: "2-digit" } as const;
const shortDay = { weekday: "short", month: "short", day: "numeric" } as const;
const dayOfGathering = { weekday: "long", month: "long", day: "numeric", timeZone: zone } as const;

const ticket = text("site.json", "links.gathering");
/** The words before the visitor’s own time. */
const ownTime = words("gathering.ownTime", { time: "" }).trim();

interface Facts {
  gathering: { schedule: Schedule };
}

/** The gatherings that come after a moment; one at least. */
function gatheringsAfter(moment: string, count: number): [Gathering, ...Gathering[]] {
  const [first, ...others] = nextGatherings(schedule, new Date(moment), count);
  if (first === undefined) throw new Error("There is no gathering.");
  return [first, ...others];
}

function gathering(page: Page) {
  return page.getByRole("region", { name: words("gathering.title") });
}

/** Opens Events at a given time, and waits until the page has applied it. */
async function visitAt(page: Page, moment: string): Promise<void> {
  await page.clock.setFixedTime(new Date(moment));
  await page.goto("/events");
  await hydrateFully(page);
}

test("the sections stand in the specification's order, with their links", async ({ page }) => {
  await page.goto("/events");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText(
    headings(
      "pages/events.json",
      "gathering",
      ...(courses.length > 0 ? ["courses"] : []),
      "past",
      "upcoming",
      "closing",
    ),
  );
  await expect(gathering(page)).toContainText(words("gathering.recurring"));
  for (const [name, href] of [
    [words("hero.actions.0.label"), ticket],
    ...texts("pages/events.json", "courses.cards.*.action.label").map((label, index): [string, string] => [
      label,
      texts("pages/events.json", "courses.cards.*.action.href")[index] ?? "",
    ]),
  ] as const) {
    const link = page
      .getByRole("main")
      .getByRole("link", { name: `${name} ${text("frame.json", "newTab")}` })
      .last();
    await expect(link).toHaveAttribute("href", href);
    await expect(link).toHaveAttribute("target", "_blank");
  }
});

test("each e-course shows its price, and leads somewhere or is coming soon", async ({ page }) => {
  test.skip(courses.length === 0, "The content has no e-course.");
  await page.goto("/events");
  const cards = page.getByRole("region", { name: words("courses.title") }).getByRole("listitem");
  await expect(cards).toHaveCount(courses.length);
  for (const [index, title] of courses.entries()) {
    const card = cards.nth(index);
    const field = (name: string) => texts("pages/events.json", `courses.cards.${String(index)}.${name}`);
    for (const said of [title, ...field("meta"), ...field("price")]) await expect(card).toContainText(said);
    if (field("action.href").length > 0) await expect(card.getByRole("link").first()).toBeVisible();
    else await expect(card.getByRole("button", { name: words("courses.comingSoon") })).toBeDisabled();
  }
});

test("past events are COMPLETED and spotlights are TBD", { tag: "@contents" }, async ({ page }) => {
  await page.goto("/events");
  const past = page.getByRole("region", { name: words("past.title") }).getByRole("listitem");
  const events = filesIn("events");
  const today = new Date().toISOString().slice(0, 10);
  const completed = events.filter((file) => {
    const [last = today] = [...texts(file, "endDate"), ...texts(file, "date")];
    return text(file, "status") === "completed" || last < today;
  });
  await expect(past).toHaveCount(completed.length);
  for (const file of completed) {
    const event = past.filter({ hasText: text(file, "title") });
    const day = dayInWords(text(file, "date"), language, fullDay);
    const days = texts(file, "endDate").length > 0 ? [] : [day];
    for (const said of [...days, ...texts(file, "time"), words("labels.completed")])
      await expect(event).toContainText(said);
  }
  const spotlights = page.getByRole("region", { name: words("upcoming.title") }).getByRole("listitem");
  await expect(spotlights).toHaveCount(events.length - completed.length);
  const undated = events.filter((file) => texts(file, "date").length === 0);
  await expect(spotlights.filter({ hasText: words("labels.undated") })).toHaveCount(undated.length);
});

test.describe("in India", () => {
  test.use({ timezoneId: "Asia/Kolkata" });

  test("the visitor's own time is there before anything else happens on the page", async ({ page }) => {
    await page.goto("/events");
    const own = gathering(page).locator("[data-local-time]");
    const start = (await gathering(page).locator("time").first().getAttribute("datetime")) ?? "";
    const time = { ...shortDay, ...clock, timeZoneName: "short", timeZone: "Asia/Kolkata" } as const;
    await expect(own).toHaveText(words("gathering.ownTime", { time: momentInWords(start, language, time) }));
    expect(await page.evaluate(() => document.documentElement.hasAttribute("data-interacted"))).toBe(false);
  });

  test("a page built long ago shows the next date, its true zone and the visitor's own time", async ({
    page,
  }) => {
    const problems: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") problems.push(message.text());
    });
    const moment = "2031-07-01T12:00:00Z";
    await visitAt(page, moment);
    const coming = gatheringsAfter(moment, 12);
    const [{ start, end }] = coming;
    const own = { ...shortDay, ...clock, timeZoneName: "short", timeZone: "Asia/Kolkata" } as const;
    const timeOf = (one: string) => momentInWords(one, language, { ...clock, timeZone: zone });
    await expect(gathering(page)).toContainText(momentInWords(start, language, dayOfGathering));
    await expect(gathering(page)).toContainText(
      words("gathering.time", {
        from: timeOf(start),
        to: timeOf(end),
        zone: zoneAbbreviation(start, language, zone),
      }),
    );
    await expect(gathering(page)).toContainText(
      words("gathering.ownTime", { time: momentInWords(start, language, own) }),
    );
    const years = coming.map((one) => one.start.slice(0, 4));
    await expect(gathering(page).locator("ol > li")).toHaveText(
      coming.map((one, index) => {
        const part = (form: Intl.DateTimeFormatOptions) =>
          momentInWords(one.start, language, { ...form, timeZone: zone });
        const day = `${part({ month: "long" })} ${part({ day: "numeric" })}`;
        return years[index] === years[index - 1] ? day : `${day} ${years[index] ?? ""}`;
      }),
    );
    expect(problems).toEqual([]);
  });
});

test(
  "while a gathering is held the page says so, and afterward it shows the next",
  { tag: "@contents" },
  async ({ page }) => {
    const [first, second = first] = gatheringsAfter("2030-12-01T12:00:00Z", 2);
    await visitAt(page, new Date(Date.parse(first.start) + 600_000).toISOString());
    await expect(gathering(page)).toContainText(words("gathering.underWay"));
    await expect(gathering(page)).toContainText(momentInWords(first.start, language, dayOfGathering));
    await expect(gathering(page)).toContainText(zoneAbbreviation(first.start, language, zone));
    await visitAt(page, first.end);
    await expect(gathering(page)).toContainText(words("gathering.next"));
    await expect(gathering(page)).toContainText(momentInWords(second.start, language, dayOfGathering));
  },
);

test("a clock that is far behind leaves the dates as they were built", async ({ page, browser }) => {
  const visitor = await browser.newContext({ javaScriptEnabled: false });
  const plain = await visitor.newPage();
  await plain.goto(new URL("/events", (await page.goto("/events"))?.url()).href);
  const built = await gathering(plain).locator("time").allTextContents();
  await visitor.close();
  await visitAt(page, "2001-01-01T12:00:00Z");
  await expect(gathering(page).locator("time")).toHaveText(built);
});

test(
  "'Add to calendar' gives a calendar that leads to the registration, never to the meeting",
  { tag: "@contents" },
  async ({ page, request }) => {
    await page.goto("/events");
    const link = gathering(page).getByRole("link", { name: words("gathering.actions.1.label") });
    const response = await request.get((await link.getAttribute("href")) ?? "");
    expect(response.headers()["content-type"]).toMatch(/^text\/calendar\b/);
    // Lines are folded (RFC 5545, 3.1).
    const calendar = (await response.text()).replaceAll("\r\n ", "");
    expect(calendar).toMatch(/^RRULE:FREQ=MONTHLY;BYDAY=/m);
    expect(calendar).toContain(`URL:${ticket}\r\n`);
    const addresses = calendar.match(/https?:\/\/[^\s\\;,]*[^\s\\;,.]/g) ?? [];
    expect(new Set(addresses)).toEqual(new Set([ticket]));
    for (const property of ["DESCRIPTION", "LOCATION"])
      expect(calendar).toMatch(new RegExp(`^${property}:.*https:`, "m"));
  },
);

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the dates of a whole year stand in words", async ({ page }) => {
    await page.goto("/events");
    const start = (await gathering(page).locator("time").first().getAttribute("datetime")) ?? "";
    await expect(gathering(page).locator("time").first()).toHaveText(
      momentInWords(start, language, dayOfGathering),
    );
    await expect(gathering(page).locator("ol > li")).toHaveCount(12);
    await expect(gathering(page)).not.toContainText(ownTime);
  });
});
