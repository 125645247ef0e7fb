import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { interact, waitForHydration } from "../support/hydration";
import { isBuilt, linked } from "../support/routes";
import { expect, test } from "../support/site";
import { text, textsOf } from "../support/content";

const words = textsOf("pages/excerpt.json");

const live = linked.filter(
  (route) =>
    !route.includes(".") &&
    readFileSync(`public${route === "/" ? "/index" : route}.html`, "utf8").includes('id="page-scripts"'),
);

/** The missing scripts of a page, as after a deployment. */
const missing: Readonly<Record<string, string>> = {
  "no script": "**/*.js",
  "all but the framework": "**/framework-*.js",
};

/** Scrolls to every interactive component, so that the page requests its scripts. */
async function askForScripts(page: Page): Promise<void> {
  await interact(page);
  for (const part of await page.locator("[data-hydrate-visible]").locator("visible=true").all())
    await part.scrollIntoViewIfNeeded();
}

function needExcerpt(): void {
  test.skip(!isBuilt("/excerpt"), "The content has no excerpt.");
}

/** Returns the visible buttons that would have no effect. */
const deadButtons = (page: Page) =>
  page
    .locator("main button:enabled:not([type=submit]):visible")
    .evaluateAll((buttons) => buttons.map(({ textContent }) => textContent));

for (const route of live) {
  for (const [which, addresses] of Object.entries(missing)) {
    test(`${route}, where ${which} can be had, shows nothing that does not work`, async ({ page }) => {
      await page.route(addresses, (request) => request.fulfill({ status: 404, body: "" }));
      await page.goto(route);
      await askForScripts(page);
      await expect(page.locator("html[data-scripts-failed]")).toHaveCount(1);
      expect(await deadButtons(page)).toEqual([]);
      // Without script, each link leads to an existing target.
      for (const link of await page.locator("main a[data-replay^=view-], main a[data-replay^=dot-]").all()) {
        await link.click();
        await expect(page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`)).toBeInViewport();
      }
    });
  }
}

test("Next, pressed where scripts cannot be had, gives way to the text", async ({ page }) => {
  needExcerpt();
  await page.route("**/*.js", (request) => request.fulfill({ status: 404, body: "" }));
  await page.goto("/excerpt");
  const next = page.getByRole("button", { name: words("viewer.next") });
  // This click comes before any other interaction.
  await next.dispatchEvent("click");
  await expect(next).toBeHidden();
  await expect(page.getByRole("link", { name: words("viewer.readAsText") })).toBeVisible();
});

test("Copy Text, where scripts cannot be had, is not there, and the page says how to copy", async ({
  page,
}) => {
  await page.route("**/*.js", (request) => request.fulfill({ status: 404, body: "" }));
  await page.goto("/press-kit");
  const copy = page.getByRole("button", { name: text("pages/press-kit.json", "bios.button") });
  await copy.first().dispatchEvent("click");
  await expect(copy.first()).toBeHidden();
  const { bios } = JSON.parse(readFileSync("content/pages/press-kit.json", "utf8")) as {
    bios: { withoutScript: string };
  };
  await expect(page.getByText(bios.withoutScript)).toBeVisible();
});

test("what was hidden is shown again where scripts come after all", async ({ page }) => {
  needExcerpt();
  await page.clock.install();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/*.js", async (request) => {
    await held;
    await request.continue();
  });
  await page.goto("/excerpt", { waitUntil: "commit" });
  const next = page.getByRole("button", { name: words("viewer.next") });
  await next.click();
  await page.clock.fastForward(11_000);
  await expect(next).toBeHidden();
  release();
  await waitForHydration(page);
  await expect(next).toBeVisible();
});
