import { testTime } from "../../src/calendar/clock";
import { grounds } from "../../src/theme/grounds";
import { paths, shortenFrame } from "../support/page";
import { expect, test } from "../support/site";

/** The specified parts of a page. tests/built/texts.test.ts compares all other texts with the page's content file. */
interface FixedPage {
  path: string;
  headline: string;
  /** The headings of its sections as they are read aloud: the label, if there is one, then the title. */
  sections: readonly string[];
  /** Whether it needs a script. */
  isLive?: true;
}

const pages: readonly FixedPage[] = [
  {
    path: "/",
    headline: "A Voice That Ignites. A Ministry That Mobilizes.",
    sections: [
      "The voice: Meet Alex Sample",
      "Ministry Mandate: Three things we do.",
      "Lives Transformed",
      "Monthly Strategic Prayer Gathering: Half an hour, together.",
      "Common questions: Before you begin",
    ],
  },
  {
    path: "/about",
    headline: "Prayer that fits on the back of an envelope.",
    sections: [
      "The story: Four questions and a pencil",
      "Credentials: What Alex brings",
      "Philosophy: What guides all we do",
      "Reach: How far it has traveled",
      "Invite or join: Bring your envelope.",
    ],
  },
  {
    path: "/speaking",
    headline: "Your people pray. Give them a plan.",
    sections: [
      "Signature topics: Each message comes with a task",
      "Kinds of event: A Sunday, a weekend, a retreat",
      "For organizers: Good to know beforehand",
      "From those who hosted",
      "Questions from organizers: Before you set the date",
      "Speaking: Ask for a date.",
    ],
  },
  {
    path: "/acts-of-war-book",
    headline: "Know what you are praying for.",
    sections: [
      "What kind of book it is: A manual to work with",
      "The outline: 12 chapters, front to back",
      "From readers",
      "Questions about the book: Before you order",
      "Order the book: Keep it where you pray.",
    ],
  },
  {
    path: "/set-my-soul-on-fire-ecourse",
    headline: "A fire that lasts.",
    sections: [
      "What the course works on: Mind, will and emotions, one at a time",
      "What is included: Taught live, practiced at home",
      "The curriculum: Each week, one more step",
      "From students",
      "Questions about the course: Before you enroll",
      "Set My Soul On Fire • $39: Keep the fire.",
    ],
  },
  {
    path: "/prayer-hub",
    headline: "Nobody should have to pray alone.",
    sections: [
      "Monthly Strategic Prayer Gathering: One evening, all together.",
      "Free to download: Guides for the other days",
      "Training: When you want to go deeper",
      "Community: Who is praying with you",
      "Common questions: Before you join us",
      "More resources: There is more on the shelf.",
    ],
  },
  {
    path: "/events",
    headline: "Times to pray together.",
    sections: [
      "Every month, free: Monthly Strategic Prayer Gathering",
      "E-courses: Learn to pray at home.",
      "Upcoming events: Where we meet next",
      "Past events: What we did together",
      "Upcoming spotlight: What is being prepared",
      "Speaking: Plan an evening for your people.",
    ],
  },
  {
    path: "/press-kit",
    headline: "Get it right, on time.",
    sections: [
      "Fact sheet: The facts, ready to quote",
      "Photographs: Large enough for print",
      "Biographies: In three lengths",
      "Interview questions: Questions worth asking",
      "Soundbites: Short enough to quote",
      "From the newsroom",
      "Questions from media: Before you go to print",
      "Media: On a deadline?",
    ],
  },
  {
    path: "/contact",
    headline: "Write to us. A person reads it.",
    sections: ["Send Us a Message", "Book to Speak", "Submit Prayer Requests", "Stay Connected"],
    isLive: true,
  },
  {
    path: "/resources",
    headline: "Something to hold while you wait.",
    sections: [
      "The flagship manual: Acts of War",
      "30-day devotionals: A page for every morning",
      "Online resources: Free to read",
      "Common questions: Which one is for me?",
      "Gatherings: Then pray it with us.",
    ],
    isLive: true,
  },
  {
    path: "/partner",
    headline: "Help those who pray to keep going.",
    sections: [
      "The vision: Nobody has to go on alone.",
      "Every month: Choose how you stand with us",
      "One-time gifts: Or give once",
      "Join: Pray and give with us.",
      "Questions about giving: Before you give",
    ],
  },
  {
    path: "/excerpt",
    headline: "Read the opening pages.",
    sections: [
      "The excerpt: The Watch Begins",
      "As text: The opening pages, as plain text",
      "Order the book: Read the whole book.",
    ],
    isLive: true,
  },
];

/**
 * A section on the same ground as the section above it, so that both would look like one section. Only quotes and
 * coming events belong to the section below them.
 */
const repeatedGround = Object.keys(grounds)
  .map((ground) => `section[data-ground="${ground}"]`)
  .map((one) => `${one}:not([aria-labelledby="testimonials"], [aria-labelledby="scheduled"]) + ${one}`)
  .join();

for (const { path, headline, sections, isLive } of pages)
  test(`the page ${path} has the sections in order, and neighbouring sections differ in colour`, async ({
    page,
  }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(headline);
    await expect(main.getByRole("heading", { level: 2 })).toHaveText(sections);
    await expect(main.locator(repeatedGround).getByRole("heading", { level: 2 })).toHaveText([]);
    const scripts = page.locator("script[src]:not([nomodule]), #page-scripts");
    if (isLive) await expect(scripts).not.toHaveCount(0);
    else await expect(scripts).toHaveCount(0);
  });

test("the Prayer Hub lists the next three dates, and the first gathering's time in nine cities and for the visitor", async ({
  page,
}) => {
  await page.clock.setFixedTime(testTime); // The page removes dates that are over.
  await page.goto("/prayer-hub");
  const gatheringOfHub = page.getByRole("region", { name: "One evening, all together." });
  const moments = await gatheringOfHub
    .locator("dd time")
    .evaluateAll((times) => times.map((time) => time.getAttribute("datetime") ?? ""));
  expect(moments).toHaveLength(3);
  expect(moments).toEqual([...moments].sort());
  const otherTimes = gatheringOfHub.locator("ul > li time").filter({ visible: true });
  // Nine places, and the place of the visitor.
  await expect(otherTimes).toHaveCount(10);
  for (const time of await otherTimes.all()) await expect(time).toHaveAttribute("datetime", moments[0] ?? "");
});

for (const [width, height] of [
  [360, 640],
  [1280, 600],
  [1366, 650],
] as const)
  test(`each first screen has the page's main button at ${String(width)} × ${String(height)} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const path of paths) {
      await page.goto(path);
      await shortenFrame(page);
      const firstSection = page.getByRole("main").locator("section").first();
      const button = firstSection.locator("[data-buttons] > *").first();
      if (await button.isVisible()) await expect(button, path).toBeInViewport({ ratio: 1 });
      if (path === "/acts-of-war-book")
        await expect(firstSection.getByText("$18.95")).toBeInViewport({ ratio: 1 });
    }
  });

test("the Speaking page is printed on one sheet, with the email address and without links", async ({
  page,
}) => {
  await page.goto("/speaking");
  const line = page.getByText("To invite Alex Sample, write to speaking@ministry.example.");
  await expect(line).toBeHidden();
  const sheet = (await page.pdf({ format: "Letter" })).toString("latin1");
  expect(sheet.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  await page.emulateMedia({ media: "print" });
  await expect(line).toBeVisible();
  await expect(page.getByRole("main")).toContainText(/\S+\/speaking$/);
  await expect(page.getByRole("heading", { name: "Strategic Prayer Keynote", exact: true })).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("link")).toHaveCount(0);
});

test("a printed page shows all answers, but not the navigation and the footer", async ({ page }) => {
  await page.goto("/partner");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expect(page.getByRole("banner")).toContainText("Sample Ministry");
  for (const answer of await page.locator("details > p").all()) await expect(answer).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a question opens and closes", async ({ page }) => {
    await page.goto("/");
    const question = page.locator("details").first();
    await expect(question.locator("p").first()).toBeHidden();
    await question.locator("summary").click();
    await expect(question.locator("p").first()).toBeVisible();
  });
});

test("no page is longer than 14 screens of a small phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const { path } of pages) {
    await page.goto(path);
    await shortenFrame(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, path).toBeLessThanOrEqual(14 * 640);
  }
});
