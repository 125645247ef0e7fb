import type { Page } from "@playwright/test";
import { waitForHydration } from "../support/hydration";
import { expect, test } from "../support/site";

const titles = (page: Page) => page.getByRole("main").locator("[id^='teaching-']");
const filter = (page: Page, name: string) =>
  page.getByRole("group", { name: "Show teachings about" }).getByRole("button", { name, exact: true });
const results = (page: Page) => page.getByRole("main").getByRole("status");

async function visit(page: Page): Promise<void> {
  await page.goto("/blog");
  await filter(page, "All").scrollIntoViewIfNeeded();
  await waitForHydration(page);
}

test("one featured teaching, the filters, five cards; everything reads Coming Soon", async ({ page }) => {
  await page.goto("/blog");
  await expect(page.getByText("Featured teaching")).toBeVisible();
  await expect(page.getByRole("group", { name: "Show teachings about" }).getByRole("button")).toHaveText([
    "All",
    "Authority",
    "Prayer Strategy",
    "Prophetic",
    "Deliverance",
    "Prayer Life",
  ]);
  await expect(page.getByRole("region", { name: "All teachings" }).getByRole("listitem")).toHaveCount(5);
  const buttons = page.getByRole("main").getByRole("button", { name: "Coming Soon" });
  // Six teachings, the sign-up, two closing buttons.
  await expect(buttons).toHaveCount(9);
  for (const button of await buttons.all()) await expect(button).toBeDisabled();
  await expect(page.getByRole("main").getByRole("link", { name: "Read Article" })).toHaveCount(0);
});

test("a filter shows its teachings, says how many, and All brings the others back", async ({ page }) => {
  await visit(page);
  await filter(page, "Prayer Strategy").click();
  await expect(filter(page, "Prayer Strategy")).toHaveAttribute("aria-pressed", "true");
  await expect(filter(page, "All")).toHaveAttribute("aria-pressed", "false");
  await expect(titles(page)).toHaveText([
    "A Map Before a Battle Cry",
    "When the Wall Is Wide and You Are Few",
  ]);
  await expect(results(page)).toHaveText("2 teachings in Prayer Strategy");
  await filter(page, "All").click();
  await expect(titles(page)).toHaveCount(6);
  await expect(results(page)).toHaveText("Teachings in all: 6");
  await expect(page).toHaveURL("/blog");
});

test("the featured teaching is filtered too, and the filters stay where they are", async ({ page }) => {
  await visit(page);
  await filter(page, "Authority").click();
  await expect(titles(page)).toHaveText(["Authority Begins on Your Knees"]);
  await expect(results(page)).toHaveText("1 teaching in Authority");
  await page.evaluate(() => {
    scrollBy({ top: 200, behavior: "instant" });
  });
  const before = await filter(page, "Deliverance").boundingBox();
  await filter(page, "Deliverance").click();
  await expect(titles(page)).toHaveText(["Freedom Is Kept at the Kitchen Table"]);
  const after = await filter(page, "Deliverance").boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 1000))).toBeLessThan(2);
});

test("the filters work from the keyboard", async ({ page }) => {
  await visit(page);
  await filter(page, "Authority").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(titles(page)).toHaveText(["Hearing Without Hurrying"]);
  await expect(filter(page, "Prophetic")).toBeFocused();
});

test("a filter that was clicked before React is there is chosen once it is", async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/blog", { waitUntil: "domcontentloaded" });
  await filter(page, "Prophetic").click();
  release();
  await waitForHydration(page);
  await expect(titles(page)).toHaveText(["Hearing Without Hurrying"]);
});

test("while there is no email list the sign-up takes no address", async ({ page }) => {
  await page.goto("/blog");
  const signUp = page.getByRole("region", { name: "A new teaching, in your inbox." });
  await expect(signUp.getByLabel("Your email address")).toBeDisabled();
  await expect(signUp.getByRole("button", { name: "Coming Soon" })).toBeDisabled();
  await expect(signUp.locator("form")).toHaveCount(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("all teachings are shown, and no filter is offered", async ({ page }) => {
    await page.goto("/blog");
    await expect(titles(page)).toHaveCount(6);
    await expect(filter(page, "Authority")).toBeHidden();
  });
});
