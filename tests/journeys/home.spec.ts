import { expect, test } from "../support/site";
import { headings, text, texts, textsOf } from "../support/content";

const questions = textsOf("pages/home.json");
const frame = textsOf("frame.json");
const site = textsOf("site.json");
const words = textsOf("pages/home.json");

test("Home has its sections in the specification's order", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByText(words("hero.badge"))).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("hero.headline"));
  await expect(page.getByRole("heading", { level: 2 })).toContainText([
    ...headings("pages/home.json", "biography", "mandate", "testimonials", "gathering", "faq"),
  ]);
  await expect(page.getByRole("img", { name: text("site.json", "leader.portrait.alt") })).toBeVisible();
  const mandate = page.getByRole("region").filter({ hasText: words("mandate.eyebrow") });
  await expect(mandate.getByRole("heading", { level: 3 })).toHaveText(
    texts("pages/home.json", "mandate.cards.*.title"),
  );
  // The footer has one too.
  await expect(page.locator("blockquote")).toHaveCount(
    texts("pages/home.json", "testimonials.entries.*.id").length + 1,
  );
  await expect(page.locator("details summary")).toHaveText(
    texts("pages/home.json", "faq.questions.*.question"),
  );
});

test("the call to action leads to the ticket page, in a new tab and saying so", async ({ page }) => {
  await page.goto("/");
  const calls = page.getByRole("link", { name: `${words("hero.actions.0.label")} ${frame("newTab")}` });
  await expect(calls).toHaveCount(2);
  for (const call of await calls.all()) {
    await expect(call).toHaveAttribute("href", site("links.gathering"));
    await expect(call).toHaveAttribute("target", "_blank");
    await expect(call).toHaveAttribute("rel", /noopener/);
  }
});

test("the book leads to its page, and the invitation says when the next gatherings are", async ({ page }) => {
  const [cover = ""] = texts("pages/home.json", "biography.book.cover.alt");
  test.skip(cover === "", "The content shows no book here.");
  await page.goto("/");
  await expect(page.getByRole("link", { name: cover })).toHaveAttribute("href", words("biography.book.href"));
  const dates = await page
    .locator("ol:has(time) time")
    .evaluateAll((all) => all.map((time) => Date.parse(time.getAttribute("datetime") ?? "")));
  expect(dates).toHaveLength(3);
  expect(dates).toEqual([...dates].sort((a, b) => a - b));
});

test("prayer is one step away", async ({ page }) => {
  await page.goto("/");
  await page
    .getByRole("link", { name: words("hero.actions.1.label") })
    .first()
    .click();
  await expect(page).toHaveURL("/contact#prayer");
  await expect(page.locator("#prayer")).toBeInViewport();
});

test("the footer has its lists, its four mail links and the year", async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  const lists = footer.getByRole("list");
  await expect(lists.nth(0).getByRole("link")).toHaveText(
    texts("site.json", "navigation.quickLinks.*.label"),
  );
  await expect(lists.nth(1).getByRole("link")).toHaveText(texts("site.json", "navigation.more.*.label"));
  for (const link of await lists.nth(2).getByRole("link").all())
    await expect(link).toHaveAttribute("target", "_blank");
  await expect(lists.nth(2).getByRole("link")).toHaveCount(texts("site.json", "social.*.url").length);
  await expect(lists.nth(3).getByRole("link")).toHaveText([
    site("addresses.general.label"),
    site("addresses.speaking.label"),
    site("addresses.prayer.label"),
    site("addresses.contact.label"),
  ]);
  for (const link of await lists.nth(3).getByRole("link").all())
    await expect(link).toHaveAttribute("href", /^mailto:/);
  await expect(footer).toContainText(frame("footer.copyright", { year: site("copyrightYear") }));
});

test("the skip link is the first stop and leads past the navigation", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: frame("skipLink") });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("questions open and close", async ({ page }) => {
    await page.goto("/");
    const answer = page.getByText(questions("faq.questions.0.answer"));
    await expect(answer).toBeHidden();
    await page.getByText(questions("faq.questions.0.question")).click();
    await expect(answer).toBeVisible();
  });
});
