import type { Locator, Page } from "@playwright/test";
import { localMailSettings } from "../../scripts/local/local-mail";
import { startSiteProcess } from "../../scripts/serve/site-process";
import { longestMailLink } from "../../src/forms/mail-link";
import { ownFailure } from "../support/answers";
import { hold, waitForHydration } from "../support/hydration";
import { formCase, formOn, forms, labelOf, letterOf, requiredLabel } from "../support/forms";
import { expect, test } from "../support/site";
import { literally, text, textsOf } from "../support/content";

const prayerWords = textsOf("forms/prayer.json");
const common = textsOf("forms/common.json");

const contact = formCase("contact");
const prayer = formCase("prayer");

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

test("an answer that never comes is not waited for longer than fifteen seconds", async ({ page }) => {
  test.slow();
  await page.route("**/api/send-*", () => undefined);
  await page.goto("/contact");
  const { form, fill, send, mailLink, expectFilled } = formOn(page, contact);
  await fill();
  await send.click();
  await expect(page.getByText(contact.failed)).toBeVisible({ timeout: 18_000 });
  await expectFilled();
  await expect(form.getByText(common("direct.unconfirmed"))).toBeVisible();
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
    await page.route("**/api/send-*", (route) => route.fulfill(ownFailure(503)));
    // At 400 % zoom, the toast grows by a line when its bold font loads.
    const letTypeCome = await hold(page, "**/archivo-bold-*.woff2");
    await page.goto("/contact", { waitUntil: "domcontentloaded" });
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
    await expect(form.getByText(common("direct.text"))).toBeVisible();
    await expect(mailLink).toContainText(contact.link.to);
  });
}

test("a toast that leaves takes nobody back to where they were", async ({ page }) => {
  await page.route("**/api/send-*", (route) => route.fulfill(ownFailure(503)));
  await page.goto("/contact");
  const { fill, send } = formOn(page, contact);
  await fill();
  await send.click();
  await page.getByRole("button", { name: common("direct.copy") }).click();
  const toasts = page.getByRole("button", { name: text("frame.json", "dismiss") });
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
  await page.route("**/api/send-*", (route) => route.fulfill(ownFailure(503)));
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

test("one form has one outcome: a new attempt takes the toast of the one before away", async ({
  page,
  mail,
}) => {
  await page.route("**/api/send-*", (route) => route.fulfill(ownFailure(503)));
  await page.goto("/contact");
  await waitForHydration(page);
  const others = formOn(page, prayer);
  const { form, fill, send } = formOn(page, contact);
  const failed = page.getByRole("alert").getByText(contact.failed);
  const sent = page.getByRole("status").getByText(contact.sent.title);
  await fill();
  await send.click();
  await expect(failed).toBeVisible();
  await others.open();
  await others.fill();
  await others.send.click();
  await expect(page.getByText(prayer.failed)).toBeVisible();

  await page.unrouteAll();
  const answer = await hold(page, "**/api/send-*");
  await send.click();
  await expect(send).toHaveText(common("submitting"));
  await expect(failed).toHaveCount(0);
  // The other form's toast remains.
  await expect(page.getByText(prayer.failed)).toBeVisible();
  answer();
  await expect(sent).toBeVisible();
  await expect(failed).toHaveCount(0);
  await mail.waitForMail();

  // An attempt that fails validation counts as an attempt too.
  await form.getByLabel(requiredLabel("contact", "name"), { exact: true }).fill("Ruth");
  await send.click();
  await expect(form.getByRole("alert")).toContainText(common("errorSummary.other", { count: 2 }));
  await expect(sent).toHaveCount(0);
});

test("while it is sent again nothing says that it was not", async ({ page }) => {
  await page.route("**/api/send-*", (route) => route.fulfill(ownFailure(503)));
  await page.goto("/contact");
  const { form, fill, send } = formOn(page, contact);
  await fill();
  await send.click();
  const box = form.getByText(common("direct.text"));
  await expect(box).toBeVisible();
  await page.unrouteAll();
  const answer = await hold(page, "**/api/send-*");
  await send.click();
  await expect(send).toHaveText(common("submitting"));
  await expect(box).toHaveCount(0);
  answer();
  await expect(page.getByText(contact.sent.title)).toBeVisible();
});

test("that it is being sent is announced, and then what became of it", async ({ page }) => {
  let answer = (): void => undefined;
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/api/send-*", async (route) => {
    await waiting;
    await route.fulfill(ownFailure(503));
  });
  await page.goto("/contact");
  await waitForHydration(page);
  const { form, fill, send } = formOn(page, contact);
  const status = form.getByRole("status");
  await expect(status).toBeEmpty();
  await fill();
  await send.press("Enter");
  await expect(status).toHaveText(common("submitting"));
  answer();
  await expect(status).toContainText(common("direct.text"));
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
  await form.getByLabel(literally(prayerWords("inputs.confidential.label"))).check();
  await send.click();
  await expect(form.getByText(prayerWords("unavailable"))).toBeVisible({
    timeout: 15_000,
  });
  await expectFilled();
  expect(mail.received).toEqual([]);
  await site.stop();
});

test("a text too long for a mail link is shortened there, and copied whole", async ({ page }) => {
  await page.route("**/api/send-*", (route) => route.fulfill(ownFailure(503)));
  await page.goto("/contact");
  const { form, fill, send, mailLink, copy } = formOn(page, contact);
  await fill();
  const words = "Pray with us, friends 🕊. ".repeat(150).trim();
  await form.getByLabel(requiredLabel("contact", "message"), { exact: true }).fill(words);
  await send.click();
  const { body } = await letterOf(mailLink);
  expect(((await mailLink.getAttribute("href")) ?? "").length).toBeLessThanOrEqual(longestMailLink);
  const [name, email] = ["name", "email"].map((field) => labelOf("contact", field));
  expect(body.split("\n").slice(0, 2)).toEqual([`${name}: Ruth O’Neill`, `${email}: ruth@example.org`]);
  expect(body.endsWith(`\n\n${common("direct.shortened")}`)).toBe(true);
  await expect(form.getByText(common("direct.tooLong"))).toBeVisible();

  await copy.click();
  await expect(page.getByRole("status").filter({ hasText: common("direct.copied.title") })).toBeVisible();
  expect(await clipboard(page)).toContain(words);
});

test("where the clipboard is refused, the visitor is told so", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("denied", "NotAllowedError"));
  });
  await page.route("**/api/send-*", (route) => route.fulfill(ownFailure(503)));
  await page.goto("/contact");
  const { form, fill, send, copy } = formOn(page, contact);
  await fill();
  await form.getByLabel(requiredLabel("contact", "message"), { exact: true }).fill("word ".repeat(900));
  await send.click();
  await copy.click();
  await expect(page.getByRole("alert").filter({ hasText: common("direct.notCopied.title") })).toBeVisible();
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
    await form.getByLabel(literally(prayerWords("inputs.confidential.label"))).check();
    await context.setOffline(offline);
    await send.click();
    await expect(page.getByText(prayer.failed)).toBeVisible({ timeout: 20_000 });
    await expectFilled();
    await expect(form.getByText(prayerWords("withoutMail"))).toBeVisible();
    await expect(mailLink).toBeHidden();
    expect(await form.innerHTML()).not.toContain("mailto:");
    await copy.click();
    await expect(page.getByText(common("direct.copied.text"))).toBeVisible();
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
    await form.locator("[name=website]").evaluate((field: HTMLInputElement) => {
      field.value = "https://spam.example";
    });
    const answer = page.waitForResponse("**/api/send-*");
    await send.click();
    expect((await answer).status()).toBe(422);
    await expect(form.getByText(common("honeypot"))).toBeVisible();
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
    await page.goto("/contact#prayer");
    const { form, fill, send } = formOn(page, prayer);
    await fill();
    await form.getByLabel(literally(prayerWords("inputs.confidential.label"))).check();
    await send.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(prayer.failed, { timeout: 20_000 });
    await expect(page.getByLabel(requiredLabel("prayer", "prayerRequest"), { exact: true })).toHaveValue(
      "The rent is due on Friday.",
    );
    await expect(page.getByText(prayerWords("withoutMail"))).toBeVisible();
    expect(await page.content()).not.toMatch(/mailto:|@ministry\.example/);
  });
});
