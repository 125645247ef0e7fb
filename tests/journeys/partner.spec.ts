import { expectNoScript } from "../support/loads";
import { expect, test } from "../support/site";
import { headings, literally, text, texts, textsOf } from "../support/content";
import { skipUnlessBuilt } from "../support/routes";

skipUnlessBuilt("/partner");

const words = textsOf("pages/partner.json");
const levels = textsOf("partnership/levels.json");

const partnership = text("site.json", "links.partnership");
const gifts = text("site.json", "links.gifts");

test("overview, hero, vision, levels, gifts, questions and the call stand in this order", async ({
  page,
}) => {
  await page.goto("/partner");
  const main = page.getByRole("main");
  await expect(main.getByRole("complementary")).toContainText(literally(words("overview.label")));
  await expect(main.getByRole("heading", { level: 2 })).toHaveText(
    headings("pages/partner.json", "vision", "levels", "gifts", "faq", "join"),
  );
});

test("each level is one link, and the most popular one says so", async ({ page }) => {
  await page.goto("/partner");
  const cards = page.getByRole("region", { name: words("levels.title") }).locator("li[id]");
  const names = texts("partnership/levels.json", "levels.*.name");
  await expect(cards).toHaveCount(names.length);
  for (const [index, name] of names.entries()) {
    const level = (field: string) => levels(`levels.${String(index)}.${field}`);
    const card = cards.nth(index);
    await expect(card.getByRole("heading", { level: 3 })).toHaveText(name);
    await expect(card).toContainText(`${level("price")} ${words("levels.perMonth")}`);
    const link = card.getByRole("link", { name: `${level("action.label")} ${text("frame.json", "newTab")}` });
    await expect(link).toHaveAttribute("href", partnership);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(card.getByText(words("levels.popular"))).toHaveCount(level("popular") === "true" ? 1 : 0);
  }
  await expect(cards.nth(1)).toContainText(levels("levels.1.benefits.1"));
});

test("a click anywhere on a level's card opens the giving page in a new tab", async ({ page, context }) => {
  await context.route(`${partnership}**`, (route) => route.fulfill({ body: "Giving" }));
  await page.goto("/partner");
  const opened = context.waitForEvent("page");
  // The card's link covers its text, so the test clicks a position instead of the element.
  await page.getByText(levels("levels.0.benefits.1")).click({ force: true });
  await expect(await opened).toHaveURL(partnership);
  await expect(page).toHaveURL("/partner");
});

test("each gift is a link to the giving page", async ({ page }) => {
  await page.goto("/partner");
  const links = page.getByRole("region", { name: words("gifts.title") }).getByRole("link");
  const amounts = texts("partnership/gifts.json", "gifts.*.amount");
  const descriptions = texts("partnership/gifts.json", "gifts.*.text");
  await expect(links).toHaveText(
    amounts.map((amount, index) => `${amount} ${descriptions[index] ?? ""} ${text("frame.json", "newTab")}`),
  );
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute("href", gifts);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
  }
});

test("the call to join has both buttons", async ({ page }) => {
  await page.goto("/partner");
  const call = page.getByRole("region", { name: words("join.title") });
  await expect(call.getByRole("link", { name: literally(words("hero.actions.0.label")) })).toHaveAttribute(
    "href",
    partnership,
  );
  await expect(call.getByRole("link", { name: literally(words("hero.actions.1.label")) })).toHaveAttribute(
    "href",
    gifts,
  );
});

test("it loads no script", async ({ page }) => {
  await page.goto("/partner");
  await expectNoScript(page);
});

test("legal lines that nobody has written yet leave no trace", async ({ page }) => {
  const lines = ["responsible", "address", "taxStatus", "refunds"];
  const written = lines.flatMap((line) => texts("site.json", `legal.${line}`));
  test.skip(written.length > 0, "The content has legal lines.");
  await page.goto("/partner");
  await expect(page.getByRole("main").getByText(words("terms.title"))).toHaveCount(0);
  await expect(page.getByRole("contentinfo").getByRole("group")).toHaveCount(0);
});

test("what the levels have alike begins on one line in each", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto("/partner");
  const levels = page.getByRole("region", { name: words("levels.title") });
  for (const part of ["h3", "li > p:not(:first-child):last-of-type", "ul ul", "li > a"]) {
    const tops = await levels
      .locator(part)
      .evaluateAll((parts) => parts.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(tops).toHaveLength(texts("partnership/levels.json", "levels.*.name").length);
    expect(new Set(tops).size, `${part}: ${tops.join()}`).toBe(1);
  }
});
