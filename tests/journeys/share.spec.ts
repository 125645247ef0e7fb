import type { Page } from "@playwright/test";
import { hasFile, text, textsOf } from "../support/content";
import { expect, test } from "../support/site";

const share = textsOf("frame.json");
const button = (page: Page) =>
  page.getByRole("main").getByRole("button", {
    name: `${share("share.label")}: ${text("pages/events.json", "gathering.title")}`,
  });

test.skip(!hasFile("pages/events.json"), "The content has no Events page.");

test("the gathering's address goes to the device's share sheet", async ({ page, site }) => {
  await page.addInitScript(() => {
    navigator.share = (data) => {
      document.documentElement.dataset["shared"] = data?.url ?? "";
      return Promise.resolve();
    };
  });
  await page.goto("/events");
  await button(page).click();
  await expect(page.locator("html")).toHaveAttribute("data-shared", `${site}/events#gathering`);
});

for (const [name, title] of [
  ["NotAllowedError", "the address is shown where the share sheet fails and copying is not allowed"],
  ["AbortError", "nothing is said to a visitor who closes the share sheet"],
] as const)
  test(title, async ({ page, site }) => {
    await page.addInitScript((failure) => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
      navigator.share = () => {
        document.documentElement.dataset["asked"] = "";
        return Promise.reject(new DOMException("", failure));
      };
    }, name);
    await page.goto("/events");
    await button(page).click();
    await expect(page.locator("html[data-asked]")).toBeAttached();
    const answer = page.getByRole("status").filter({ hasText: `${site}/events#gathering` });
    await expect(answer).toHaveCount(name === "AbortError" ? 0 : 1);
  });

test.describe("on a device without a share sheet", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "share", { value: undefined });
    });
  });

  test("the address is copied, and the page says so", async ({ page, context, site }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/events");
    await button(page).click();
    await expect(page.getByRole("status").filter({ hasText: share("share.copied") })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site}/events#gathering`);
  });

  test("the address is shown where it cannot be copied", async ({ page, site }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
    });
    await page.goto("/events");
    await button(page).click();
    await expect(page.getByRole("status").filter({ hasText: `${site}/events#gathering` })).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("no button is shown that would do nothing", async ({ page }) => {
    await page.goto("/events");
    await expect(button(page)).toBeHidden();
  });
});
