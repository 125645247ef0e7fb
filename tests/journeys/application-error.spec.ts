import { expect, test } from "../support/site";
import { text, textsOf } from "../support/content";
import { requiredLabel } from "../support/forms";

const frame = textsOf("frame.json");

test("a page whose own code fails keeps the site's frame and a way home", async ({ page }) => {
  // Serves page data that no component expects, and removes the integrity attributes, so that the changed script
  // runs.
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
  await page.getByLabel(requiredLabel("contact", "name"), { exact: true }).first().focus();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(frame("applicationError.title"));
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.getByRole("link", { name: frame("applicationError.action.label") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text("pages/home.json", "hero.headline"));
});
