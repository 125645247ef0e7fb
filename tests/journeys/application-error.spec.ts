import { expect, test } from "../support/site";

test("a page whose own code fails keeps the site's frame and a way home", async ({ page }) => {
  // Data that no component expects, in a page that does not ask for the integrity of what it loads.
  await page.route("**/contact", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/ integrity="[^"]*"/g, "") });
  });
  await page.route("**/page-*.js", async (route) => {
    const response = await route.fetch();
    const data = await response.text();
    const broken = data.replace(/("props":)\{.*?(,"staticQueries")/, "$1{}$2");
    expect(broken).not.toBe(data);
    await route.fulfill({ response, body: broken });
  });
  await page.goto("/contact");
  await page.getByLabel("Name (required)").first().focus();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("A Voice That");
});
