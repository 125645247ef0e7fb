import { expect, test } from "../support/site";

test("a page whose own code fails keeps the site's frame and a way home", async ({ page }) => {
  // Data that no component expects: what a page gets from a release that its code does not match.
  await page.route("**/page-data/contact/page-data.json", async (route) => {
    const response = await route.fetch();
    const pageData = (await response.json()) as { result: { data: object } };
    await route.fulfill({ json: { ...pageData, result: { ...pageData.result, data: {} } } });
  });
  await page.goto("/contact");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("A Voice That");
});
