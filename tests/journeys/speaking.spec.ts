import { expectNoScript } from "../support/loads";
import { expect, test } from "../support/site";

test("Speaking opens with the overview, and its hero leads to Contact and to the ministry's own site", async ({
  page,
}) => {
  await page.goto("/speaking");
  const main = page.getByRole("main");
  await expect(main.getByRole("complementary", { name: "Overview" })).toBeVisible();
  await expect(main.locator(":scope > *").first()).toContainText("Overview");
  const hero = page.getByRole("region", { name: "Your people pray. Give them a plan." }).getByRole("link");
  await expect(hero).toHaveCount(2);
  await expect(hero.nth(0)).toHaveText("Book Speaking");
  await expect(hero.nth(0)).toHaveAttribute("href", "/contact");
  await expect(hero.nth(1)).toHaveAttribute("href", "https://network.example");
  await expect(hero.nth(1)).toHaveAttribute("target", "_blank");
  await expect(hero.nth(1)).toHaveAccessibleName(/opens in a new tab/);
});

test("each of the six topics says what an audience leaves with", async ({ page }) => {
  await page.goto("/speaking");
  const topics = page.getByRole("region", { name: "Each message comes with a task" });
  await expect(topics.getByRole("heading", { level: 3 })).toHaveText([
    "Strategic Prayer Keynote",
    "Soul on Fire Workshop Series",
    "Divine Authority Training Session",
    "Generational Cycles Revival Message",
    "Healing Service",
    "Prophetic Training Intensive",
  ]);
  await expect(topics.getByText("They leave with")).toHaveCount(6);
});

test("two kinds of event, two testimonials, three questions, then the step to take", async ({ page }) => {
  await page.goto("/speaking");
  const events = page.getByRole("region", { name: "A Sunday, a weekend, a retreat" });
  await expect(events.getByRole("heading", { level: 3 })).toHaveText([
    "Churches and revivals",
    "Conferences and retreats",
  ]);
  await expect(page.getByRole("main").locator("blockquote")).toHaveCount(2);
  await expect(page.locator("details")).toHaveCount(3);
  await expect(page.getByRole("main").locator("section").last()).toContainText("Ask for a date.");
  await expect(page.getByRole("link", { name: "Book Now" })).toHaveAttribute("href", "/contact");
});

test("search engines are told the six fields and the three questions that the page shows", async ({
  page,
}) => {
  await page.goto("/speaking");
  const block = await page.locator("script[type='application/ld+json']").textContent();
  const graph = (JSON.parse(block ?? "") as { "@graph": Record<string, unknown>[] })["@graph"];
  const person = graph.find((thing) => thing["@type"] === "Person");
  expect(person?.["knowsAbout"]).toEqual([
    "Strategic prayer",
    "Spiritual warfare",
    "Generational cycles",
    "Authority",
    "Healing",
    "Prophetic ministry",
  ]);
  await expect(page.getByRole("list", { name: "Fields" }).getByRole("listitem")).toHaveText(
    person?.["knowsAbout"] as string[],
  );
  const faq = graph.find((thing) => thing["@type"] === "FAQPage")?.["mainEntity"] as { name: string }[];
  await expect(page.locator("summary")).toHaveText(faq.map(({ name }) => name));
});

for (const format of ["Letter", "A4"]) {
  test(`prints on one sheet of ${format}, with whom to write to and nothing to click`, async ({ page }) => {
    await page.goto("/speaking");
    const sheet = (await page.pdf({ format })).toString("latin1");
    expect(sheet.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);

    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(/^To invite .+, write to .+@/)).toBeVisible();
    await expect(page.getByRole("heading", { name: "Healing Service" })).toBeVisible();
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("link")).toHaveCount(0);
  });
}

test("the line for the printed sheet is not on the screen, and no script is loaded", async ({ page }) => {
  await page.goto("/speaking");
  await expect(page.getByText(/^To invite .+, write to .+@/)).toBeHidden();
  await expectNoScript(page);
});
