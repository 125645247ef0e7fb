import type { Locator, Page } from "@playwright/test";
import { localMailSettings } from "../../scripts/local/local-mail";
import { startSiteProcess } from "../../scripts/serve/site-process";
import { longestMailLink } from "../../src/forms/schema/mail-link";
import { hold, waitForHydration } from "../support/hydration";
import { formCase, formOn, forms, letterOf } from "../support/forms";
import { expect, test } from "../support/site";

const contact = formCase("contact");
const prayer = formCase("prayer");

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

for (const status of [400, 403, 413, 422, 429, 500, 502, 503]) {
  test(`${String(status)}: the toast, every word, and another way`, async ({ page }) => {
    await page.route("**/api/send-*", (route) => route.fulfill({ status, body: "{" }));
    await page.goto("/contact");
    const { fill, send, mailLink, expectFilled } = formOn(page, contact);
    await fill();
    await send.click();
    const toast = page.getByRole("alert").filter({ hasText: contact.failed });
    await expect(toast).toContainText("Please try again or contact us directly.");
    await expectFilled();
    await expect(mailLink).toBeVisible();
  });
}

test("where the mail server said nothing in time, nobody is told that it was not sent", async ({ page }) => {
  await page.route("**/api/send-*", (route) => route.fulfill({ status: 504, body: "{" }));
  await page.goto("/contact#prayer");
  await waitForHydration(page);
  const { form, fill, send } = formOn(page, prayer);
  await fill();
  const said = form.getByText("We could not tell whether this has arrived.");
  await send.click();
  await expect(said).toContainText("You can also write to us directly");
  await form.getByLabel(/Keep this confidential/).check();
  await expect(said).toContainText("We offer no email here");
  await expect(form.getByText("This has not been sent.")).toHaveCount(0);
});

test("an answer that never comes is not waited for longer than fifteen seconds", async ({ page }) => {
  test.slow();
  await page.route("**/api/send-*", () => undefined);
  await page.goto("/contact");
  const { form, fill, send, mailLink, expectFilled } = formOn(page, contact);
  await fill();
  await send.click();
  await expect(page.getByText(contact.failed)).toBeVisible({ timeout: 18_000 });
  await expectFilled();
  await expect(form.getByText("We could not tell whether this has arrived.")).toBeVisible();
  await expect(mailLink).toBeVisible();
});

test("a page older than the last deployment still sends: what it would fetch for that is gone", async ({
  page,
  mail,
}) => {
  await page.goto("/contact");
  await waitForHydration(page);
  await page.route("**/*.js", (route) => route.fulfill({ status: 404 }));
  const { fill, send } = formOn(page, contact);
  await fill();
  await send.click();
  await expect(page.getByText(contact.sent.title)).toBeVisible();
  await mail.waitForMail();
  expect(mail.received).toHaveLength(1);
});

test("what the form would fetch to send is not waited for long: it is sent without", async ({
  page,
  mail,
}) => {
  await page.goto("/contact");
  await waitForHydration(page);
  await page.route("**/*.js", () => undefined);
  const { fill, send } = formOn(page, contact);
  await fill();
  await send.click();
  await expect(page.getByText(contact.sent.title)).toBeVisible({ timeout: 8_000 });
  await mail.waitForMail();
  expect(mail.received).toHaveLength(1);
});

for (const [name, width, height] of [
  ["on a phone", 390, 664],
  ["at 400 %", 320, 256],
] as const) {
  test(`${name}, the toast covers neither the other way nor what has the focus, also as it grows`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.route("**/api/send-*", (route) => route.fulfill({ status: 503, body: "{" }));
    // At 400 % the toast has a line more once its bold type is there.
    const letTypeCome = await hold(page, "**/archivo-bold-*.woff2");
    await page.goto("/contact", { waitUntil: "commit" });
    const { form, fill, send, mailLink } = formOn(page, contact);
    await fill();
    await send.click();
    const toast = page.getByRole("alert").filter({ hasText: contact.failed });
    await expect(toast).toBeVisible();
    await expect(send).toBeFocused();
    const roomAbove = async (other: Locator): Promise<number> => {
      const box = await other.boundingBox();
      return ((await toast.boundingBox())?.y ?? 0) - ((box?.y ?? height) + (box?.height ?? 0));
    };
    await expect.poll(() => roomAbove(send)).toBeGreaterThanOrEqual(0);
    letTypeCome();
    await expect.poll(() => page.evaluate(() => document.fonts.check("600 1rem Archivo"))).toBe(true);
    await expect.poll(() => roomAbove(send)).toBeGreaterThanOrEqual(0);
    if (height > 600) expect(await roomAbove(mailLink)).toBeGreaterThanOrEqual(0);
    await expect(form.getByText("This has not been sent.")).toBeVisible();
    await expect(mailLink).toContainText(contact.link.to);
  });
}

test("a toast that leaves takes nobody back to where they were", async ({ page }) => {
  await page.route("**/api/send-*", (route) => route.fulfill({ status: 503, body: "{" }));
  await page.goto("/contact");
  const { fill, send } = formOn(page, contact);
  await fill();
  await send.click();
  await page.getByRole("button", { name: "Copy what I wrote" }).click();
  const toasts = page.getByRole("button", { name: "Dismiss" });
  await expect(toasts).toHaveCount(2);
  await page.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
  });
  const place = await page.evaluate(() => scrollY);
  await expect(toasts).toHaveCount(0, { timeout: 12_000 });
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

test("two forms that could not be sent have a toast each, though both say what to do in the same words", async ({
  page,
}) => {
  await page.route("**/api/send-*", (route) => route.fulfill({ status: 503, body: "{" }));
  await page.goto("/contact");
  for (const one of [contact, prayer]) {
    const { open, fill, send } = formOn(page, one);
    await open();
    await fill();
    await send.click();
    await expect(page.getByText(one.failed)).toBeVisible();
  }
  await expect(page.getByText(contact.failed)).toBeVisible();
});

test("while it is sent again nothing says that it was not", async ({ page }) => {
  await page.route("**/api/send-*", (route) => route.fulfill({ status: 503, body: "{" }));
  await page.goto("/contact");
  const { form, fill, send } = formOn(page, contact);
  await fill();
  await send.click();
  const box = form.getByText("This has not been sent.");
  await expect(box).toBeVisible();
  await page.unrouteAll();
  const answer = await hold(page, "**/api/send-*");
  await send.click();
  await expect(send).toHaveText("Sending...");
  await expect(box).toHaveCount(0);
  answer();
  await expect(page.getByText(contact.sent.title)).toBeVisible();
});

test("that it is being sent is announced, and then what became of it", async ({ page }) => {
  let answer = (): void => undefined;
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/api/send-*", async (route) => {
    await waiting;
    await route.fulfill({ status: 503, body: "{" });
  });
  await page.goto("/contact");
  await waitForHydration(page);
  const { form, fill, send } = formOn(page, contact);
  const status = form.getByRole("status");
  await expect(status).toBeEmpty();
  await fill();
  await send.press("Enter");
  await expect(status).toHaveText("Sending...");
  answer();
  await expect(status).toContainText("This has not been sent.");
});

test("a confidential request that nobody is set up to receive is refused in words that say so", async ({
  page,
  mail,
}) => {
  const { PRAYER_CONFIDENTIAL_TO: _, ...settings } = localMailSettings({ smtp: 0 });
  const environment = { ...process.env, ...settings, SMTP_URL: mail.url };
  const site = await startSiteProcess({ port: 0, environment });
  await page.goto(`${site.url}/contact#prayer`);
  const { form, fill, send, expectFilled } = formOn(page, prayer);
  await fill();
  await form.getByLabel(/Keep this confidential/).check();
  await send.click();
  await expect(form.getByText("Confidential requests cannot be received at this moment.")).toBeVisible({
    timeout: 15_000,
  });
  await expectFilled();
  expect(mail.received).toEqual([]);
  await site.stop();
});

test("a text too long for a mail link is shortened there, and copied whole", async ({ page }) => {
  await page.route("**/api/send-*", (route) => route.fulfill({ status: 503 }));
  await page.goto("/contact");
  const { form, fill, send, mailLink, copy } = formOn(page, contact);
  await fill();
  const words = "Pray with us, friends 🕊. ".repeat(150).trim();
  await form.getByLabel("Message (required)").fill(words);
  await send.click();
  const { body } = await letterOf(mailLink);
  expect(((await mailLink.getAttribute("href")) ?? "").length).toBeLessThanOrEqual(longestMailLink);
  expect(body).toMatch(/^Name: Ruth O’Neill\nEmail: ruth@example\.org\n/);
  expect(body).toMatch(/\n\n\(The rest did not fit into this email\..*\)$/);
  await expect(form.getByText("Copy the full text, and paste it there.")).toBeVisible();

  await copy.click();
  await expect(page.getByRole("status").filter({ hasText: "Copied" })).toBeVisible();
  expect(await clipboard(page)).toContain(words);
});

test("where the clipboard is refused, the visitor is told so", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("denied", "NotAllowedError"));
  });
  await page.route("**/api/send-*", (route) => route.fulfill({ status: 503 }));
  await page.goto("/contact");
  const { form, fill, send, copy } = formOn(page, contact);
  await fill();
  await form.getByLabel("Message (required)").fill("word ".repeat(900));
  await send.click();
  await copy.click();
  await expect(page.getByRole("alert").filter({ hasText: "Not copied" })).toBeVisible();
});

for (const offline of [false, true]) {
  test(`a confidential request gets no mail link, only Copy${offline ? ", offline too" : ""}`, async ({
    page,
    context,
    mail,
  }) => {
    await mail.refuse();
    await page.goto("/contact#prayer");
    await waitForHydration(page);
    const { form, fill, send, mailLink, copy, expectFilled } = formOn(page, prayer);
    await fill();
    await form.getByLabel(/Keep this confidential/).check();
    await context.setOffline(offline);
    await send.click();
    await expect(page.getByText(prayer.failed)).toBeVisible({ timeout: 20_000 });
    await expectFilled();
    await expect(form.getByText("We offer no email here")).toBeVisible();
    await expect(mailLink).toBeHidden();
    expect(await form.innerHTML()).not.toContain("mailto:");
    await copy.click();
    await expect(page.getByText("What you wrote is on your clipboard.")).toBeVisible();
    expect(await clipboard(page)).toBe(prayer.letter);
  });
}

for (const one of forms) {
  test(`${one.name}: what something put into the hidden field is answered visibly, and a person can send again`, async ({
    page,
    mail,
  }) => {
    await page.goto("/contact");
    await waitForHydration(page);
    const { form, open, fill, send, mailLink, expectFilled } = formOn(page, one);
    await open();
    await fill();
    await form.locator("[name=website]").evaluate((trap: HTMLInputElement) => {
      trap.value = "https://spam.example";
    });
    const answer = page.waitForResponse("**/api/send-*");
    await send.click();
    expect((await answer).status()).toBe(422);
    await expect(form.getByText("a field that people do not see was filled in")).toBeVisible();
    await expect(mailLink).toBeVisible();
    await expectFilled();
    expect(mail.received).toHaveLength(0);

    await send.click();
    await expect(page.getByText(one.sent.title)).toBeVisible();
    await mail.waitForMail();
    expect(mail.received).toHaveLength(1);
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page for a confidential request has its words and no mail address", async ({ page, mail }) => {
    await mail.refuse();
    await page.goto("/contact");
    const { form, fill, send } = formOn(page, prayer);
    await fill();
    await form.getByLabel(/Keep this confidential/).check();
    await send.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(prayer.failed, { timeout: 20_000 });
    await expect(page.getByLabel("Prayer request (required)")).toHaveValue("The rent is due on Friday.");
    await expect(page.getByText("We offer no email here")).toBeVisible();
    expect(await page.content()).not.toMatch(/mailto:|@ministry\.example/);
  });
});
