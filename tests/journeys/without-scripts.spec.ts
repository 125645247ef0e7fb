import type { Page } from "@playwright/test";
import { contact, formOn } from "../support/contact-page";
import { expect, test } from "../support/site";
import { hydrate, interact, visitEarly } from "../support/page";

/** Tests pages whose scripts cannot be loaded, load late or have been changed. */

const blockScripts = (page: Page) =>
  page.route("**/*.js", (route) => route.fulfill({ status: 404, body: "" }));

test("if a form's scripts cannot be loaded, the browser posts the form itself", async ({ page, mail }) => {
  await blockScripts(page);
  await page.goto("/contact");
  const { fill, field, sendButton } = formOn(page, contact);
  await fill();
  // Without JavaScript, the same text is sent only once a day, so each test has another text.
  await field("Message").fill("My phone blocks scripts.");
  await sendButton.click();
  await expect(page).toHaveURL("/thank-you");
  expect((await mail.waitForMail()).mail.text).toContain("My phone blocks scripts.");
});

test("if scripts cannot be loaded, pages hide all controls that need scripts", async ({ page }) => {
  await blockScripts(page);
  for (const path of ["/contact", "/blog", "/excerpt", "/resources"]) {
    await page.goto(path);
    await interact(page);
    for (const part of await page.locator("[data-hydrate-visible]").locator("visible=true").all())
      await part.scrollIntoViewIfNeeded();
    await expect(page.locator("main button:enabled:not([type=submit]):visible"), path).toHaveCount(0);
    // Links within the page must still work.
    const links = page.locator("main a[href^='#']:visible");
    for (let index = 0; index < (await links.count()); index += 1) {
      await links.nth(index).click();
      await expect(page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`), path).toBeInViewport();
    }
  }
});

test("if scripts cannot be loaded after a click, the clicked button is hidden", async ({ page }) => {
  await blockScripts(page);
  await page.goto("/excerpt");
  const button = page.getByRole("button", { name: "Next" }).first();
  await button.dispatchEvent("click");
  await expect(button).toBeHidden();
  await expect(page.getByRole("link", { name: "Read it as text" })).toBeVisible();
});

test("if scripts load late, hidden controls are shown again", async ({ page }) => {
  await page.clock.install();
  const release = await visitEarly(page, "/excerpt");
  const nextButton = page.getByRole("button", { name: "Next" });
  await nextButton.click();
  await page.clock.fastForward(11_000);
  await expect(nextButton).toBeHidden();
  release();
  await hydrate(page);
  await expect(nextButton).toBeVisible();

  await page.unrouteAll();
  const releaseForm = await visitEarly(page, "/contact");
  const { field, fill, sendButton, expectFilled } = formOn(page, contact);
  await field("Name").fill("Ruth");
  await sendButton.click();
  await page.clock.fastForward(11_000);
  await fill();
  releaseForm();
  await hydrate(page);
  await expectFilled();
});

test("the browser does not run a changed script, and the form still works", async ({ page, mail }) => {
  const logEntry = page.waitForEvent("console", (entry) => entry.text().includes("integrity"));
  await page.route("**/*.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};document.title="changed"` });
  });
  await page.goto("/contact");
  const { fill, field, sendButton } = formOn(page, contact);
  await fill();
  await field("Message").fill("Something changes my scripts.");
  await sendButton.click();
  await logEntry;
  await expect(page).toHaveURL("/thank-you");
  await expect(page).not.toHaveTitle("changed");
  await mail.waitForMail();
});

test("a page whose script fails still has header, footer and a link to Home", async ({ page }) => {
  // Serves page data that no component expects, and removes the integrity attributes, so that the changed script runs.
  await page.route("**/contact", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/ integrity="[^"]*"/g, "") });
  });
  await page.route("**/page-*.js", async (route) => {
    const response = await route.fetch();
    const data = await response.text();
    const brokenData = data.replace(/("props":)\{.*?(,"staticQueries")/, "$1{}$2");
    expect(brokenData).not.toBe(data);
    await route.fulfill({ response, body: brokenData });
  });
  await page.goto("/contact");
  await formOn(page, contact).field("Name").focus();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("A Voice That Ignites.");
});

test("an unknown address shows “Page not found” and a link to Home", async ({ page }) => {
  const logEntry = page.waitForEvent("console", (entry) =>
    entry.text().startsWith("404 Error: User attempted to access non-existent route"),
  );
  const response = await page.goto("/no/such/page?with=words");
  expect(response?.status()).toBe(404);
  expect((await logEntry).type()).toBe("error");
  expect((await logEntry).text()).toBe(
    "404 Error: User attempted to access non-existent route: /no/such/page",
  );
  await expect(page.getByText("404", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});
