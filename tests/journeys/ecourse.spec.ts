import { expect, test } from "../support/site";
import { escaped, headings, literally, text, texts, textsOf } from "../support/content";
import { skipUnlessBuilt } from "../support/routes";

skipUnlessBuilt("/set-my-soul-on-fire-ecourse");

const file = "pages/set-my-soul-on-fire-ecourse.json";
const words = textsOf(file);

const tickets = () => text("site.json", "links.course");

const weeks = texts(file, "curriculum.weeks.*.title");

test.beforeEach(async ({ page }) => {
  await page.goto("/set-my-soul-on-fire-ecourse");
});

test("a visitor can enroll from the first screen and from the last, or ask first", async ({ page }) => {
  for (const label of [words("hero.actions.0.label"), words("closing.actions.0.label")]) {
    const enroll = page.getByRole("link", { name: `${label} ${text("frame.json", "newTab")}` });
    await expect(enroll).toHaveAttribute("href", tickets());
    await expect(enroll).toHaveAttribute("target", "_blank");
  }
  await page.getByRole("link", { name: words("closing.actions.1.label") }).click();
  await expect(page).toHaveURL("/contact");
});

test("themes, highlights, weeks, voices and questions stand in their order and number", async ({ page }) => {
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 2 })).toHaveText(
    headings(
      "pages/set-my-soul-on-fire-ecourse.json",
      "themes",
      "highlights",
      "curriculum",
      "testimonials",
      "faq",
      "closing",
    ),
  );
  const headingsOf = (name: RegExp) => main.getByRole("region", { name }).getByRole("heading", { level: 3 });
  await expect(headingsOf(literally(words("themes.title")))).toHaveText(texts(file, "themes.points.*.title"));
  await expect(headingsOf(literally(words("highlights.title")))).toHaveText(
    texts(file, "highlights.items.*.title"),
  );
  await expect(headingsOf(literally(words("curriculum.title")))).toHaveText(
    weeks.map((week, index) => `${words("curriculum.weekLabel", { week: index + 1 })}: ${week}`),
  );
  await expect(
    main.getByRole("region", { name: words("testimonials.title") }).locator("blockquote"),
  ).toHaveCount(texts("pages/set-my-soul-on-fire-ecourse.json", "testimonials.entries.*.id").length);
  await expect(main.locator("details summary")).toHaveText(
    texts("pages/set-my-soul-on-fire-ecourse.json", "faq.questions.*.question"),
  );
});

test("each week has a flame of its own", async ({ page }) => {
  const items = page
    .getByRole("region", { name: literally(words("curriculum.title")) })
    .getByRole("listitem");
  await expect(items).toHaveCount(weeks.length);
  const flames = new Set<string | null>();
  for (const item of await items.all()) flames.add(await item.getByRole("img").getAttribute("src"));
  expect(flames.size).toBe(weeks.length);
});

test("the price is the same wherever it stands, and search engines read it too", async ({ page }) => {
  const price = text("facts.json", "course.price");
  const [digits = ""] = /\d[\d.,]*/.exec(price) ?? [];
  const anyPrice = new RegExp(price.split(digits).map(escaped).join("\\d[\\d.,]*\\d"), "g");
  const prices = (await page.getByRole("main").innerText()).match(anyPrice) ?? [];
  expect(prices.length).toBeGreaterThan(2);
  expect(new Set(prices)).toEqual(new Set([price]));
  const block = await page.locator("script[type='application/ld+json']").textContent();
  const graph = (JSON.parse(block ?? "") as { "@graph": Record<string, unknown>[] })["@graph"];
  const course = graph.find((thing) => thing["@type"] === "Course");
  expect(course).toMatchObject({
    name: words("hero.name"),
    timeRequired: `P${text("facts.json", "course.weeks")}W`,
    hasCourseInstance: { courseMode: "online", courseSchedule: { repeatCount: weeks.length } },
    offers: {
      price: text("facts.json", "course.amount"),
      priceCurrency: text("facts.json", "currency"),
      url: tickets(),
    },
  });
  expect(course?.["teaches"]).toHaveLength(weeks.length);
});
