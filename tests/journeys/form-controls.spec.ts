import { resolve } from "node:path";
import { expect, test, type Locator, type Page } from "@playwright/test";
import { build } from "esbuild";
import { controlsForm } from "../../functions/testing/controls-form";
import type { Field } from "../../src/forms/fields";

/* The forms of the site do not have every control, so a form of the tests does. */

const address = "https://ministry.example/";
const support = resolve("tests/support");
let script = "";

test.beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [resolve(support, "controls-page.tsx")],
    alias: { gatsby: resolve(support, "gatsby-stub.ts") },
    bundle: true,
    format: "iife",
    define: { "process.env.NODE_ENV": '"production"' },
    write: false,
  });
  script = outputFiles[0]?.text ?? "";
});

test.beforeEach(async ({ page }) => {
  const serveFile = (path: string, contentType: string, body: string) =>
    page.route(address + path, (route) => route.fulfill({ contentType, body }));
  await serveFile(
    "",
    "text/html",
    "<!doctype html><title>Form</title><body><script src='/script.js'></script>",
  );
  await serveFile("elsewhere", "text/html", "<!doctype html><title>Elsewhere</title>");
  await serveFile("script.js", "text/javascript", script);
  await serveFile("api/send-controls-email", "application/json", "{}");
  await page.goto(address);
});

/** The control of a field, or the first box of several. */
const controlOf = (page: Page, name: string): Locator =>
  page.locator(`[name="${name}"]:not([type=hidden])`).first();

async function fillIn(control: Locator, field: Field): Promise<void> {
  if (field.control === "select") await control.selectOption({ index: 1 });
  else if (field.control.startsWith("checkbox")) await control.check();
  else if (field.control === "date") await control.fill("2031-03-31");
  else await control.fill(field.control === "email" ? "ruth@example.org" : "Ruth");
}

test("Send moves the focus to the first field or checkbox with an error, until the form is valid", async ({
  page,
}) => {
  const send = page.locator("[type=submit]");
  for (const [name, field] of Object.entries(controlsForm.fields).filter(([, { required }]) => required)) {
    await send.click();
    const control = controlOf(page, name);
    await expect(control).toBeFocused();
    await expect(control).toHaveAttribute("aria-invalid", "true");
    const describedElement = name === "choices" ? page.locator("fieldset").first() : control;
    await expect(describedElement).toHaveAccessibleDescription(new RegExp(`^${name}: required`));
    await fillIn(control, field);
    await expect(control).not.toHaveAttribute("aria-invalid");
  }
  const lastDay = controlOf(page, "lastDay");
  await lastDay.fill("2031-03-30");
  await send.click();
  await expect(lastDay).toBeFocused();
  await expect(lastDay).toHaveAccessibleDescription(/^lastDay: beforeFirst/);
  await lastDay.fill("2031-03-31");
  const request = page.waitForRequest("**/api/send-controls-email");
  await send.click();
  expect((await request).postDataJSON()).toMatchObject({ consent: true, choices: ["first"], news: false });
});

test("after a reload and after Back, a draft restores all checkboxes except a consent", async ({ page }) => {
  const [church, news, consent] = ["church", "news", "consent"].map((name) => controlOf(page, name));
  if (!church || !news || !consent)
    throw new Error("The form must have the fields church, news and consent.");
  for (const leave of [
    () => page.reload(),
    async () => {
      await page.goto(`${address}elsewhere`);
      await page.goBack();
    },
  ]) {
    await church.fill("Hope");
    await news.check();
    await consent.check();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("draft:controls"))).toContain("Hope");
    await leave();
    await expect(church).toHaveValue("Hope");
    await expect(news).toBeChecked();
    await expect(consent).not.toBeChecked();
  }
});
