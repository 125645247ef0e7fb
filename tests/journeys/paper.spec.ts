import { expect, test } from "../support/site";
import { text } from "../support/content";

for (const path of ["/prayer-hub", "/partner", "/privacy"]) {
  test(`on paper ${path} is its words: nothing that leads elsewhere, and every answer open`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    await expect(page.getByRole("button", { name: text("frame.json", "menu") })).toHaveCount(0);
    await expect(page.getByRole("banner")).toContainText(text("site.json", "ministry.name"));
    for (const answer of await page.locator("details > p").all()) await expect(answer).toBeVisible();
    for (const drawing of await page.locator('img[alt=""]').all()) await expect(drawing).toBeHidden();
  });
}
