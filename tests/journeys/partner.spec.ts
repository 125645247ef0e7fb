import { expectNoScript } from "../support/loads";
import { expect, test } from "../support/site";

const partnership = "https://giving.example/partner";
const gifts = "https://giving.example/gift";

test("overview, hero, vision, levels, gifts, questions and the call stand in this order", async ({
  page,
}) => {
  await page.goto("/partner");
  const main = page.getByRole("main");
  await expect(main.getByRole("complementary")).toContainText(/^Overview/);
  await expect(main.getByRole("heading", { level: 2 })).toHaveText([
    "A wall with someone on it at every hour.",
    "Choose how you stand with us",
    "Or give once",
    "Fair questions",
    "Take your place on the wall.",
  ]);
});

test("each of the three levels is one link, and the middle one is the most popular", async ({ page }) => {
  await page.goto("/partner");
  const cards = page.getByRole("region", { name: "Choose how you stand with us" }).locator("li[id]");
  await expect(cards).toHaveCount(3);
  const expected = [
    ["Prayer Partner", "$25"],
    ["Warrior Partner", "$50"],
    ["Kingdom Partner", "$100"],
  ] as const;
  for (const [index, [name, price]] of expected.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole("heading", { level: 3 })).toHaveText(name);
    await expect(card).toContainText(`${price} per month`);
    const link = card.getByRole("link", { name: `Become a ${name} (opens in a new tab)` });
    await expect(link).toHaveAttribute("href", partnership);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(card.getByText("Most popular")).toHaveCount(index === 1 ? 1 : 0);
  }
  await expect(cards.nth(1)).toContainText("25% event discount");
});

test("a click anywhere on a level's card opens the giving page in a new tab", async ({ page, context }) => {
  await context.route(`${partnership}**`, (route) => route.fulfill({ body: "Giving" }));
  await page.goto("/partner");
  const opened = context.waitForEvent("page");
  // The card's link lies over its words, so the click is aimed at the place and not at the element.
  await page.getByText("The month’s prayer focus by email").click({ force: true });
  await expect(await opened).toHaveURL(partnership);
  await expect(page).toHaveURL("/partner");
});

test("four gifts, each a link, 'Other' among them", async ({ page }) => {
  await page.goto("/partner");
  const links = page.getByRole("region", { name: "Or give once" }).getByRole("link");
  await expect(links).toHaveText([/^\$25 /, /^\$50 /, /^\$100 /, /^Other Custom amount/]);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute("href", gifts);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
  }
});

test("the call to join has both buttons", async ({ page }) => {
  await page.goto("/partner");
  const call = page.getByRole("region", { name: "Take your place on the wall." });
  await expect(call.getByRole("link", { name: /^Partner with Us/ })).toHaveAttribute("href", partnership);
  await expect(call.getByRole("link", { name: /^Give One-Time Gift/ })).toHaveAttribute("href", gifts);
});

test("it loads no script", async ({ page }) => {
  await page.goto("/partner");
  await expectNoScript(page);
});

test("legal lines that nobody has written yet leave no trace", async ({ page }) => {
  await page.goto("/partner");
  await expect(page.getByRole("main").getByText("Good to know")).toHaveCount(0);
  await expect(page.getByRole("contentinfo").getByRole("group")).toHaveCount(0);
});

test("what the levels have alike begins on one line in each", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto("/partner");
  const levels = page.getByRole("region", { name: "Choose how you stand with us" });
  for (const part of ["h3", "li > p:not(:first-child):last-of-type", "ul ul", "li > a"]) {
    const tops = await levels
      .locator(part)
      .evaluateAll((parts) => parts.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size, `${part}: ${tops.join()}`).toBe(1);
  }
});
