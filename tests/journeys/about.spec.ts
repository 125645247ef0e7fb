import { expectNoScript } from "../support/loads";
import { expect, test } from "../support/site";

test("About tells a story, and lists credentials, convictions and figures", async ({ page }) => {
  await page.goto("/about");
  const story = page.getByRole("region", { name: "Four questions and a pencil" });
  expect(await story.locator("p").count()).toBeGreaterThan(6);
  await expect(story.getByRole("img", { name: /monogram/ })).toBeVisible();
  await expect(
    story.getByRole("list", { name: "The back of the envelope" }).getByRole("listitem"),
  ).toHaveCount(4);
  await expect(story.getByText("Habakkuk 2:2, King James Version")).toBeVisible();

  const credentials = page.getByRole("region", { name: /^What .+ brings$/ });
  await expect(credentials.getByRole("listitem")).toHaveCount(6);
  const philosophy = page.getByRole("region", { name: "What lies under everything" });
  await expect(philosophy.getByRole("heading", { level: 3 })).toHaveCount(4);

  const figures = page.getByRole("region", { name: "How far it has traveled" }).getByRole("listitem");
  await expect(figures).toHaveCount(3);
  await expect(figures.nth(0)).toContainText("1000+lives trained");
  await expect(figures.nth(1)).toContainText("50+speaking engagements");
  await expect(figures.nth(2)).toContainText("12monthly gatherings");
});

test("About ends with two steps: an invitation and the next event", async ({ page }) => {
  await page.goto("/about");
  const links = page.getByRole("main").getByRole("link");
  await expect(links).toHaveText(["Book Alex Sample", "Join Next Event"]);
  await expect(links.nth(0)).toHaveAttribute("href", "/contact");
  await expect(links.nth(1)).toHaveAttribute("href", "/events");
});

test("About loads no script", async ({ page }) => {
  await page.goto("/about");
  await expectNoScript(page);
});
