import { expect, test } from "../support/site";
import { textsOf } from "../support/content";

const words = textsOf("pages/not-found.json");

test(
  "an unknown address says so, leads home, and tells whoever looks after the site",
  { tag: "@contents" },
  async ({ page }) => {
    const reported = page.waitForEvent("console", (entry) =>
      entry.text().startsWith("404 Error: User attempted"),
    );
    const response = await page.goto("/no/such/page?with=words");
    expect(response?.status()).toBe(404);
    expect((await reported).type()).toBe("error");
    expect((await reported).text()).toBe(
      "404 Error: User attempted to access non-existent route: /no/such/page",
    );
    await expect(page.getByText("404", { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("title"));
    await page.getByRole("link", { name: words("action.label") }).click();
    await expect(page).toHaveURL("/");
  },
);
