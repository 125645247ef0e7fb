import type { Page } from "@playwright/test";
import { findBarriers } from "../support/axe";
import { expect, test } from "../support/site";
import { visit } from "../support/page";

const titles = (page: Page) =>
  page.getByRole("main").getByRole("heading", { name: /Knees|Battle Cry|Hurrying|Table|Minutes|Wall/ });
const filter = (page: Page, name: string) =>
  page.getByRole("group", { name: "Show teachings about" }).getByRole("button", { name, exact: true });

test("one featured teaching, the others as cards: what is published can be read, the rest is coming soon", async ({
  page,
}) => {
  await page.goto("/blog");
  await expect(titles(page)).toHaveText([
    "Featured teaching: Authority Begins on Your Knees",
    "A Map Before a Battle Cry",
    "Hearing Without Hurrying",
    "Freedom Is Kept at the Kitchen Table",
    "Ten Honest Minutes",
    "When the Wall Is Wide and You Are Few",
  ]);
  await expect(page.getByRole("main").getByRole("link", { name: "Read Article" })).toHaveCount(1);
  // Five teachings and two closing buttons.
  const buttons = page.getByRole("main").getByRole("button", { name: "Coming Soon" });
  await expect(buttons).toHaveCount(7);
  for (const button of await buttons.all()) await expect(button).toBeDisabled();
});

test("a filter shows its teachings, the featured one too, says how many, and All brings the others back", async ({
  page,
}) => {
  await visit(page, "/blog");
  const results = page.getByRole("main").getByRole("status");
  await expect(page.getByRole("group", { name: "Show teachings about" }).getByRole("button")).toHaveText([
    "All",
    "Authority",
    "Prayer Strategy",
    "Prophetic",
    "Deliverance",
    "Prayer Life",
  ]);
  const place = async () => (await filter(page, "All").boundingBox())?.y;
  await filter(page, "Prayer Strategy").click();
  const before = await place();
  await expect(titles(page)).toHaveText([
    "A Map Before a Battle Cry",
    "When the Wall Is Wide and You Are Few",
  ]);
  await expect(results).toHaveText("2 teachings in Prayer Strategy");
  await expect(filter(page, "Prayer Strategy")).toHaveAttribute("aria-pressed", "true");
  await expect(filter(page, "All")).toHaveAttribute("aria-pressed", "false");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(filter(page, "Authority")).toBeFocused();
  await expect(titles(page)).toHaveText(["Authority Begins on Your Knees"]);
  await expect(results).toHaveText("1 teaching in Authority");
  expect(Math.abs(((await place()) ?? 0) - (before ?? 1000))).toBeLessThan(2);
  expect(await findBarriers(page)).toEqual([]);
  await filter(page, "All").click();
  await expect(titles(page)).toHaveCount(6);
  await expect(results).toHaveText("Teachings in all, with the featured one: 7");
  await expect(page).toHaveURL("/blog");
});

test("a search finds by words and passages, says how many, keeps its address, and survives Back", async ({
  page,
}) => {
  await page.goto("/blog");
  const field = page.getByRole("searchbox", { name: /Find a teaching/ });
  const results = page.getByRole("main").getByRole("status");
  // Typed at once: nothing of it is lost while the page's scripts come.
  await field.pressSequentially("Ps 27");
  await expect(results).toHaveText("1 teaching for “Ps 27”");
  await expect(field).toHaveValue("Ps 27");
  await expect(titles(page)).toHaveText(["Ten Honest Minutes"]);
  await expect(page).toHaveURL("/blog?q=Ps+27");
  await page.getByRole("link", { name: "Read Article" }).click();
  await expect(page).toHaveURL("/blog/ten-honest-minutes");
  await page.goBack();
  await expect(field).toHaveValue("Ps 27");
  await expect(titles(page)).toHaveText(["Ten Honest Minutes"]);
  await field.fill("honst minuts");
  await expect(titles(page)).toHaveText(["Ten Honest Minutes"]);
  await filter(page, "Authority").click();
  await expect(results).toHaveText(/^Nothing for “honst minuts”/);
  await expect(page).toHaveURL("/blog?q=honst+minuts&category=authority");
  expect(await findBarriers(page)).toEqual([]);
  await field.fill("");
  await expect(titles(page)).toHaveText(["Authority Begins on Your Knees"]);
});

test("an address with a search shows what was found, and one that cannot be loaded says so", async ({
  page,
}) => {
  await page.goto("/blog?q=ruth");
  await expect(page.getByRole("heading", { name: "A Talk on the Road" })).toBeVisible();
  await expect(titles(page)).toHaveCount(0);
  await page.route("**/blog/index.json", (route) => route.abort());
  await page.goto("/blog?q=ruth");
  await expect(page.getByRole("main").getByRole("status")).toHaveText(/could not be loaded/);
  await expect(titles(page)).toHaveCount(6);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("all teachings are shown, and no filter is offered", async ({ page }) => {
    await page.goto("/blog");
    await expect(titles(page)).toHaveCount(6);
    await expect(filter(page, "Authority")).toBeHidden();
    await expect(page.getByLabel(/Find a teaching/)).toBeHidden();
  });
});
