import { expect, test } from "../support/site";

const tickets = "https://tickets.example/set-my-soul-on-fire";

const weeks = [
  "Foundation of Prayer",
  "Mind Transformation",
  "Will Alignment",
  "Emotional Mastery",
  "Integration & Flow",
  "Living Victoriously",
];

test.beforeEach(async ({ page }) => {
  await page.goto("/set-my-soul-on-fire-ecourse");
});

test("a visitor can enroll from the first screen and from the last, or ask first", async ({ page }) => {
  for (const label of ["Enroll Now", "Enroll Today"]) {
    const enroll = page.getByRole("link", { name: `${label} (opens in a new tab)` });
    await expect(enroll).toHaveAttribute("href", tickets);
    await expect(enroll).toHaveAttribute("target", "_blank");
  }
  await page.getByRole("link", { name: "Ask Questions" }).click();
  await expect(page).toHaveURL("/contact");
});

test("themes, highlights, weeks, voices and questions stand in their order and number", async ({ page }) => {
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 2 })).toHaveText([
    "The soul, room by room",
    "Taught live, practiced at home",
    "Each week lights one more line",
    "From students",
    "What students ask first",
    "Come and catch fire.",
  ]);
  const headingsOf = (name: RegExp) => main.getByRole("region", { name }).getByRole("heading", { level: 3 });
  await expect(headingsOf(/room by room/)).toHaveCount(3);
  await expect(headingsOf(/practiced at home/)).toHaveText([
    "6 weeks of live training",
    "Weekly activations",
    "Assignments",
    "Live Q&A",
    "Materials",
    "Private student community",
    "Lifetime access to recordings",
  ]);
  await expect(headingsOf(/one more line/)).toHaveText(weeks);
  await expect(main.getByRole("region", { name: "From students" }).locator("blockquote")).toHaveCount(4);
  await expect(main.locator("details summary")).toHaveCount(3);
});

test("each week has its number and a flame of its own", async ({ page }) => {
  const items = page.getByRole("region", { name: /one more line/ }).getByRole("listitem");
  await expect(items).toHaveCount(6);
  const flames = new Set<string | null>();
  for (const [index, item] of (await items.all()).entries()) {
    await expect(item).toContainText(`Week ${String(index + 1)}`);
    flames.add(await item.getByRole("img").getAttribute("src"));
  }
  expect(flames.size).toBe(6);
});

test("the price is the same wherever it stands, and search engines read it too", async ({ page }) => {
  const prices = (await page.getByRole("main").innerText()).match(/\$\d+/g) ?? [];
  expect(prices.length).toBeGreaterThan(2);
  expect(new Set(prices)).toEqual(new Set(["$39"]));
  const block = await page.locator("script[type='application/ld+json']").textContent();
  const graph = (JSON.parse(block ?? "") as { "@graph": Record<string, unknown>[] })["@graph"];
  const course = graph.find((thing) => thing["@type"] === "Course");
  expect(course).toMatchObject({
    name: "Set My Soul On Fire",
    educationalLevel: "All levels",
    timeRequired: "P6W",
    hasCourseInstance: { courseMode: "online", courseSchedule: { repeatCount: 6 } },
    offers: { price: "39", priceCurrency: "USD", url: tickets },
  });
  expect(course?.["teaches"]).toHaveLength(6);
});
