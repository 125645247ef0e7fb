import { testTime } from "../../src/calendar/clock";
import { paths } from "../support/page";
import { expect, test } from "../support/site";

/** The specified parts of each page: its sections in order, its labels, prices and link targets. */
interface FixedPage {
  path: string;
  headline: string;
  /** The headings of its sections as they are read aloud: the label, if there is one, then the title. */
  sections: readonly string[];
  /** Texts that it contains. */
  words?: readonly string[];
  /** Links in its main part, by the start of their names. */
  links: Readonly<Record<string, string>>;
  /** The numbers of testimonials, verses and questions. */
  quotes?: number;
  questions?: number;
  /** Whether it needs a script. */
  isLive?: true;
}

const shop = "https://books.example/acts-of-war";
const gathering = "https://tickets.example/monthly-prayer-gathering";
const course = "https://tickets.example/set-my-soul-on-fire";
const partnership = "https://giving.example/partner";

const pages: readonly FixedPage[] = [
  {
    path: "/",
    headline: "A Voice That Ignites. A Ministry That Mobilizes.",
    sections: [
      "The voice: Meet Alex Sample",
      "Ministry Mandate: Clear orders. One assignment.",
      "Lives Transformed",
      "Monthly Strategic Prayer Gathering: Half an hour, together.",
      "Common questions: Before you begin",
    ],
    words: [
      "VOICE • MINISTRY • MANDATE",
      "War Strategically",
      "Love Compassionately",
      "Enforce Heaven",
      "second Tuesday of each month, 6:00 PM to 6:30 PM EST, online via Zoom",
    ],
    links: {
      "Join Prayer Gathering": gathering,
      "Ask for prayer": "/contact#prayer",
      "The book": "/acts-of-war-book",
    },
    quotes: 2,
    questions: 4,
  },
  {
    path: "/about",
    headline: "Prayer that fits on the back of an envelope.",
    sections: [
      "The story: Four questions and a pencil",
      "Credentials: What Alex brings",
      "Philosophy: What lies under everything",
      "Reach: How far it has traveled",
      "Invite or join: Bring your envelope.",
    ],
    words: ["Share the watch", "1000+", "lives trained", "50+", "speaking engagements", "monthly gatherings"],
    links: { "Book Alex Sample": "/contact", "Join Next Event": "/events" },
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
    words: [
      "Overview",
      "Strategic Prayer Keynote",
      "Soul on Fire Workshop Series",
      "Divine Authority Training Session",
      "Generational Cycles Revival Message",
      "Healing Service",
      "Prophetic Training Intensive",
      "Churches and revivals",
      "Conferences and retreats",
    ],
    links: {
      "Book Speaking": "/contact",
      "Book Now": "/contact",
      "Visit the ministry": "https://network.example",
    },
    quotes: 2,
    questions: 3,
  },
  {
    path: "/acts-of-war-book",
    headline: "Know what you are praying for.",
    sections: [
      "What kind of book it is: A manual, not a pep talk",
      "The outline: 12 chapters, front to back",
      "From readers",
      "Questions about the book: Before you order",
      "Order the book: Put it on the table.",
    ],
    words: ["Overview", "ABOUT 250 PAGES", "Part Three: Stay Until It Moves", "Pages to work from"],
    links: {
      "Order Your Copy": shop,
      "Order Now": shop,
      "Read Excerpt": "/excerpt",
      "Visit the ministry": "https://network.example",
    },
    quotes: 4,
    questions: 3,
  },
  {
    path: "/set-my-soul-on-fire-ecourse",
    headline: "A fire that lasts.",
    sections: [
      "What the course works on: The soul, room by room",
      "What is included: Taught live, practiced at home",
      "The curriculum: Each week lights one more line",
      "From students",
      "Questions about the course: Before you enroll",
      "Set My Soul On Fire • $39: Keep the fire.",
    ],
    words: [
      "Overview",
      "6 weeks of live training",
      "Lifetime access to recordings",
      "Week 1: Foundation of Prayer",
      "Week 2: Mind Transformation",
      "Week 3: Will Alignment",
      "Week 4: Emotional Mastery",
      "Week 5: Integration & Flow",
      "Week 6: Living Victoriously",
    ],
    links: { "Enroll Now": course, "Enroll Today": course, "Ask Questions": "/contact" },
    quotes: 7,
    questions: 3,
  },
  {
    path: "/prayer-hub",
    headline: "Nobody should have to pray alone.",
    sections: [
      "Monthly Strategic Prayer Gathering: One evening, one table.",
      "Free to download: Guides for the days between",
      "Training: When you want to go deeper",
      "Community: Who is praying with you",
      "Common questions: Before you join us",
      "More resources: There is more on the shelf.",
    ],
    words: ["Overview", "What to Expect", "7-Day Protection Guide", "14-Day Breakthrough Guide", "Honolulu"],
    links: {
      "Join Next Gathering": `${gathering}?aff=prayerhub`,
      "Ask for prayer": "/contact#prayer",
      "See it in your own time zone": "/events#gathering",
      "See the e-course": "/set-my-soul-on-fire-ecourse",
      "Browse all resources": "/resources",
    },
  },
  {
    path: "/events",
    headline: "Prayer belongs on your calendar.",
    sections: [
      "Every month, free: Monthly Strategic Prayer Gathering",
      "E-courses: Learn it at your own table.",
      "Upcoming events: Where we meet next",
      "Past events: Where we have been",
      "Upcoming spotlight: What is being prepared",
      "Speaking: Bring an evening to your people.",
    ],
    words: ["The second Tuesday of each month, 6:00 PM to 6:30 PM EST, online via Zoom."],
    links: {
      "Register for free": gathering,
      Enroll: course,
      "See the weeks": "/set-my-soul-on-fire-ecourse",
    },
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
    words: ["Overview", "Speaker profile", "Publications", "Ministry focus", "300+ words: For a feature"],
    links: {
      "Media Inquiries": "/contact",
      "Request Custom Photos": "/contact",
      "Contact Media Team": "/contact",
      "Book Speaking": "/speaking",
    },
    quotes: 2,
  },
  {
    path: "/contact",
    headline: "Three doors, and a person behind each.",
    sections: ["Send Us a Message", "Book to Speak", "Submit Prayer Requests", "Stay Connected"],
    words: ["CONNECT • IGNITE • BREAKTHROUGH"],
    links: { "Ask for prayer": "/contact#prayer", "Invite Alex to speak": "/contact#booking" },
    isLive: true,
  },
  {
    path: "/resources",
    headline: "Something to hold while you wait.",
    sections: [
      "The flagship manual: Acts of War",
      "30-day devotionals: A page for every morning",
      "Online resources: Open right now",
      "Common questions: Which one is for me?",
      "Gatherings: Then pray it with us.",
    ],
    words: ["Overview", "7 days", "30 days", "31 days", "14 days", "Free", "Coming Soon"],
    links: { "Order Your Copy": shop, "Read the excerpt": "/excerpt", "Join for free": "/events#gathering" },
    isLive: true,
  },
  {
    path: "/partner",
    headline: "Hold up the arms of those who pray.",
    sections: [
      "The vision: A wall with someone on it at every hour.",
      "Every month: Choose how you stand with us",
      "One-time gifts: Or give once",
      "Questions about giving: Before you give",
      "Join: Take your place on the wall.",
    ],
    words: [
      "Overview",
      "$25 per month",
      "$50 per month",
      "$100 per month",
      "Most popular",
      "25% event discount",
    ],
    links: {
      "Partner with Us": partnership,
      "Give One-Time Gift": "https://giving.example/gift",
      "Become a Kingdom Partner": partnership,
      $25: "https://giving.example/gift",
      Other: "https://giving.example/gift",
    },
  },
  {
    path: "/excerpt",
    headline: "Read the opening pages.",
    sections: [
      "The excerpt: The Watch Begins",
      "As text: The same pages, in your own size",
      "Order the book: The watch goes on.",
    ],
    links: { "Order Your Copy": shop, "Back to Home": "/" },
    isLive: true,
  },
];

for (const { path, headline, sections, words = [], links, quotes, questions, isLive } of pages)
  test(`${path} has its sections in order, the fixed words, and links that lead where they say`, async ({
    page,
  }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(headline);
    await expect(main.getByRole("heading", { level: 2 })).toHaveText(sections);
    for (const one of words) await expect(main).toContainText(one);
    for (const [name, href] of Object.entries(links)) {
      const list = main.locator("details[data-choices]").filter({ hasText: name }).first();
      if (href === shop) {
        await list.locator("summary").click();
        await expect(list.getByRole("link")).toContainText(["Quay Street", "The Wide", "Reader"]);
      }
      const named = new RegExp(`^${href === shop ? "Quay Street" : name.replace(/[$()]/g, "\\$&")}`);
      const link = (href === shop ? list : main).getByRole("link", { name: named }).first();
      await expect(link).toHaveAttribute("href", href);
      if (!href.startsWith("https:")) continue;
      await expect(link).toHaveAccessibleName(/\(opens in a new tab\)$/);
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", /noopener/);
    }
    if (quotes !== undefined) await expect(main.locator("blockquote")).toHaveCount(quotes);
    if (questions !== undefined)
      await expect(main.locator("details:not([data-choices]) summary")).toHaveCount(questions);
    const scripts = page.locator("script[src]:not([nomodule]), #page-scripts");
    if (isLive) await expect(scripts).not.toHaveCount(0);
    else await expect(scripts).toHaveCount(0);
  });

test("the options of the forms are the specification's", async ({ page }) => {
  await page.goto("/contact#booking");
  const valuesOf = (label: string) =>
    page
      .getByLabel(`${label} (required)`)
      .locator("option:not([value=''])")
      .evaluateAll((options) => (options as HTMLOptionElement[]).map(({ value }) => value));
  expect(await valuesOf("Inquiry type")).toEqual(["general", "booking"]);
  expect(await valuesOf("Event type")).toEqual([
    "conference",
    "retreat",
    "church-service",
    "workshop",
    "prayer-summit",
  ]);
  expect(await valuesOf("Audience size")).toEqual(["50-100", "100-300", "300-500", "500+"]);
  expect(await valuesOf("Request type")).toEqual([
    "healing",
    "breakthrough",
    "family",
    "career",
    "spiritual",
    "protection",
    "other",
  ]);
  const topics = page.getByRole("group", { name: "Preferred topics" }).getByRole("checkbox");
  expect(await topics.evaluateAll((all) => (all as HTMLInputElement[]).map(({ value }) => value))).toEqual([
    "Walking in Spiritual Authority",
    "Strategic Prayer & Warfare",
    "Identity & Kingdom Mindset",
    "Breakthrough & Wholeness",
    "Prophetic Activation",
    "Spirit, Soul and Body Wholeness",
  ]);
});

test("the gathering's next dates are three to come, and its hour is the same moment round the world", async ({
  page,
}) => {
  await page.goto("/prayer-hub");
  const gatheringOfHub = page.getByRole("region", { name: "One evening, one table." });
  const moments = await gatheringOfHub
    .locator("dd time")
    .evaluateAll((times) => times.map((time) => time.getAttribute("datetime") ?? ""));
  expect(moments).toHaveLength(3);
  expect(moments).toEqual([...moments].sort());
  expect(Date.parse(moments[2] ?? "")).toBeGreaterThan(Date.parse(testTime));
  const elsewhere = gatheringOfHub.locator("ul > li time");
  await expect(elsewhere).toHaveCount(9);
  for (const time of await elsewhere.all()) await expect(time).toHaveAttribute("datetime", moments[0] ?? "");
});

test("a click anywhere on a level's card opens the giving page in a new tab", async ({ page, context }) => {
  await context.route(`${partnership}**`, (route) => route.fulfill({ body: "Giving" }));
  await page.goto("/partner");
  const opened = context.waitForEvent("page");
  // The card's link covers its text, so the test clicks a position instead of the element.
  await page.getByText("The month’s prayer focus by email").click({ force: true });
  await expect(await opened).toHaveURL(partnership);
  await expect(page).toHaveURL("/partner");
});

test("the main button of a page is in its first screen on a small phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of paths) {
    await page.goto(path);
    // The tests' content announces more at once than a ministry does.
    await page.getByRole("region", { name: "Announcements" }).evaluateAll(([line]) => line?.remove());
    const button = page.getByRole("main").locator("section").first().locator("[data-buttons] > *").first();
    if (await button.isVisible()) await expect(button, path).toBeInViewport({ ratio: 1 });
  }
});

test("Speaking prints on one sheet, with whom to write to and nothing to click", async ({ page }) => {
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

test("on paper a page is its words: nothing that leads elsewhere, and every answer open", async ({
  page,
}) => {
  await page.goto("/partner");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expect(page.getByRole("banner")).toContainText("Sample Ministry");
  for (const answer of await page.locator("details > p").all()) await expect(answer).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("questions open and close", async ({ page }) => {
    await page.goto("/");
    const question = page.locator("details").first();
    await expect(question.locator("p").first()).toBeHidden();
    await question.locator("summary").click();
    await expect(question.locator("p").first()).toBeVisible();
  });
});
