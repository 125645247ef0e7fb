import type { Page } from "@playwright/test";
import { waitForHydration } from "../support/hydration";
import { expect, test } from "../support/site";
import { filesIn, text, texts, textsOf } from "../support/content";
import { skipUnlessBuilt } from "../support/routes";

skipUnlessBuilt("/blog");

const blog = textsOf("pages/blog.json");

/** The teachings as the blog lists them: the featured one, then the newest first. Drafts are not listed. */
const teachings = filesIn("articles")
  .map((file) => ({
    title: text(file, "title"),
    category: text(file, "category"),
    featured: text(file, "featured") === "true",
    date: text(file, "date"),
    status: text(file, "status"),
  }))
  .filter(({ status }) => status !== "draft")
  .sort((a, b) => Number(b.featured) - Number(a.featured) || b.date.localeCompare(a.date));
/** All titles; the featured teaching's heading carries its label while no category is chosen. */
const allTitles = teachings.map(({ title }, index) =>
  index === 0 ? `${blog("featured")}: ${title}` : title,
);
const values = texts("pages/blog.json", "list.categories.*.value");
const labels = texts("pages/blog.json", "list.categories.*.label");
const inCategory = (value = "") => teachings.filter(({ category }) => category === value);
const titlesIn = (value?: string) => inCategory(value).map(({ title }) => title);
const resultsIn = (index: number) => {
  const { length: count } = inCategory(values[index]);
  return blog(`list.results.${count === 1 ? "one" : "other"}`, { count, category: labels[index] ?? "" });
};
/** The category with the most teachings, and the featured teaching's. */
const fullest = values.reduce(
  (best, value, index) => (inCategory(value).length > inCategory(values[best]).length ? index : best),
  0,
);
const featured = values.indexOf(teachings[0]?.category ?? "");
const labelAt = (index: number): string => labels[index] ?? "";

const titles = (page: Page) => page.getByRole("main").locator("[id^='teaching-']");
const filter = (page: Page, name: string) =>
  page.getByRole("group", { name: blog("list.filter") }).getByRole("button", { name, exact: true });
const results = (page: Page) => page.getByRole("main").getByRole("status");

async function visit(page: Page): Promise<void> {
  await page.goto("/blog");
  await filter(page, blog("list.all")).scrollIntoViewIfNeeded();
  await waitForHydration(page);
}

test("one featured teaching, the filters, the others as cards", { tag: "@contents" }, async ({ page }) => {
  await page.goto("/blog");
  await expect(page.getByText(blog("featured"))).toBeVisible();
  await expect(page.getByRole("group", { name: blog("list.filter") }).getByRole("button")).toHaveText([
    blog("list.all"),
    ...labels.filter((_, index) => inCategory(values[index]).length > 0),
  ]);
  await expect(titles(page)).toHaveText(allTitles);
  const coming = teachings.filter(({ status }) => status === "coming-soon");
  const buttons = page.getByRole("main").getByRole("button", { name: blog("card.comingSoon") });
  // The teachings, the closing buttons, and the sign-up without an email list.
  const closing = texts("pages/blog.json", "closing.entries.*.title");
  const signUps = texts("site.json", "emailList.form").length === 0 ? 1 : 0;
  await expect(buttons).toHaveCount(coming.length + closing.length + signUps);
  for (const button of await buttons.all()) await expect(button).toBeDisabled();
});

test(
  "a filter shows its teachings, says how many, and All brings the others back",
  { tag: "@contents" },
  async ({ page }) => {
    await visit(page);
    await filter(page, labelAt(fullest)).click();
    await expect(filter(page, labelAt(fullest))).toHaveAttribute("aria-pressed", "true");
    await expect(filter(page, blog("list.all"))).toHaveAttribute("aria-pressed", "false");
    await expect(titles(page)).toHaveText(titlesIn(values[fullest]));
    await expect(results(page)).toHaveText(resultsIn(fullest));
    await filter(page, blog("list.all")).click();
    await expect(titles(page)).toHaveCount(teachings.length);
    await expect(results(page)).toHaveText(blog("list.results.all", { count: teachings.length }));
    await expect(page).toHaveURL("/blog");
  },
);

test("the featured teaching is filtered too, and the filters stay where they are", async ({ page }) => {
  await visit(page);
  await filter(page, labelAt(featured)).click();
  await expect(titles(page)).toHaveText(titlesIn(values[featured]));
  await expect(results(page)).toHaveText(resultsIn(featured));
  await page.evaluate(() => {
    scrollBy({ top: 200, behavior: "instant" });
  });
  const other = filter(page, labelAt(fullest));
  const before = await other.boundingBox();
  await other.click();
  await expect(titles(page)).toHaveText(titlesIn(values[fullest]));
  const after = await other.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 1000))).toBeLessThan(2);
});

test("the filters work from the keyboard", async ({ page }) => {
  await visit(page);
  await filter(page, labelAt(0)).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(titles(page)).toHaveText(titlesIn(values[2]));
  await expect(filter(page, labelAt(2))).toBeFocused();
});

test("a filter that was clicked before React is there is chosen once it is", async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/blog", { waitUntil: "domcontentloaded" });
  await filter(page, labelAt(2)).click();
  release();
  await waitForHydration(page);
  await expect(titles(page)).toHaveText(titlesIn(values[2]));
});

test("while there is no email list the sign-up takes no address", async ({ page }) => {
  await page.goto("/blog");
  const signUp = page.getByRole("region", { name: blog("signUp.title") });
  await expect(signUp.getByLabel(blog("signUp.label"))).toBeDisabled();
  await expect(signUp.getByRole("button", { name: blog("card.comingSoon") })).toBeDisabled();
  await expect(signUp.locator("form")).toHaveCount(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("all teachings are shown, and no filter is offered", async ({ page }) => {
    await page.goto("/blog");
    await expect(titles(page)).toHaveCount(teachings.length);
    await expect(filter(page, labelAt(0))).toBeHidden();
  });
});
