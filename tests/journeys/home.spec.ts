import { expect, test } from "../support/site";

test("Home has its sections in the specification's order", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByText("VOICE • MINISTRY • MANDATE")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "A Voice That Ignites. A Ministry That Mobilizes.",
  );
  await expect(page.getByRole("heading", { level: 2 })).toContainText([
    /^Meet /,
    /./,
    "Lives Transformed",
    /./,
    /./,
    "Quick Links",
  ]);
  await expect(page.getByRole("img", { name: /monogram/ })).toBeVisible();
  const mandate = page.getByRole("region").filter({ hasText: "Ministry Mandate" });
  await expect(mandate.getByRole("heading", { level: 3 })).toHaveText([
    "War Strategically",
    "Love Compassionately",
    "Enforce Heaven",
  ]);
  await expect(page.locator("blockquote")).toHaveCount(3);
  await expect(page.locator("details summary")).toHaveText([
    "What is strategic prayer?",
    "Who is the author?",
    "What is the book about?",
    "How do I join the monthly gatherings?",
  ]);
});

test("the call to action leads to the ticket page, in a new tab and saying so", async ({ page }) => {
  await page.goto("/");
  const calls = page.getByRole("link", { name: "Join Prayer Gathering (opens in a new tab)" });
  await expect(calls).toHaveCount(2);
  for (const call of await calls.all()) {
    await expect(call).toHaveAttribute("href", "https://tickets.example/monthly-prayer-gathering");
    await expect(call).toHaveAttribute("target", "_blank");
    await expect(call).toHaveAttribute("rel", /noopener/);
  }
});

test("prayer is one step away", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Ask for prayer" }).first().click();
  await expect(page).toHaveURL("/contact#prayer");
  await expect(page.locator("#prayer")).toBeInViewport();
});

test("the footer has its lists, its four mail links and the year", async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  const lists = footer.getByRole("list");
  await expect(lists.nth(0).getByRole("link")).toHaveText(["About", "Events", "Resources", "Partner"]);
  await expect(lists.nth(1).getByRole("link")).toHaveText([
    "Speaking",
    "Book",
    "E-course",
    "Prayer Hub",
    "Press Kit",
    "Excerpt",
  ]);
  for (const link of await lists.nth(2).getByRole("link").all())
    await expect(link).toHaveAttribute("target", "_blank");
  await expect(lists.nth(2).getByRole("link")).toHaveCount(3);
  await expect(lists.nth(3).getByRole("link")).toHaveText([
    "General Info",
    "Speaking Inquiries",
    "Prayer Requests",
    "Contact Form",
  ]);
  for (const link of await lists.nth(3).getByRole("link").all())
    await expect(link).toHaveAttribute("href", /^mailto:/);
  await expect(footer).toContainText("© 2025");
});

test("the skip link is the first stop and leads past the navigation", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("questions open and close", async ({ page }) => {
    await page.goto("/");
    const answer = page.getByText("It is prayer with a plan.");
    await expect(answer).toBeHidden();
    await page.getByText("What is strategic prayer?").click();
    await expect(answer).toBeVisible();
  });
});
