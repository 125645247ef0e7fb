import { expect, test } from "../support/site";

test("a page whose own code fails keeps the site's frame and a way home", async ({ page }) => {
  // Data that no component expects.
  await page.route("**/contact", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const broken = html.replace(/(id="page-data">\{"props":)\{.*?(,"staticQueries")/, "$1{}$2");
    expect(broken).not.toBe(html);
    await route.fulfill({ response, body: broken });
  });
  await page.goto("/contact");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("A Voice That");
});
