import type { BrowserContext, Page, Route } from "@playwright/test";
import { localMailSettings } from "../../scripts/local/local-mail";
import { startSiteProcess } from "../../scripts/serve/site-process";
import { type FakeAnswer, foreignPage, ownFailure } from "../support/answers";
import { type FormCase, formCase, formOn, requiredLabel } from "../support/forms";
import { waitForHydration } from "../support/hydration";
import { expect, test } from "../support/site";
import { literally, text, textsOf } from "../support/content";

const common = textsOf("forms/common.json");
const prayerWords = textsOf("forms/prayer.json");

const contact = formCase("contact");
const prayer = formCase("prayer");
const function_ = "**/api/send-*";

const notSent = { open: common("direct.text"), confidential: prayerWords("withoutMail") };
const unconfirmed = {
  open: common("direct.unconfirmed"),
  confidential: prayerWords("withoutMailUnconfirmed"),
};

type Answer = (route: Route, context: BrowserContext) => Promise<void>;

const fulfil =
  (answer: FakeAnswer): Answer =>
  (route) =>
    route.fulfill(answer);

const redirect = (status: number, location: string): Answer => fulfil(foreignPage(status, { location }));

const { "content-type": problem } = ownFailure(500).headers;

/** The response, and whether it states that the form was not sent. */
const answers: readonly (readonly [what: string, says: typeof notSent, answer: Answer])[] = [
  ...[400, 403, 405, 413, 415, 422, 429, 500, 502, 503].map(
    (status) => [`its own ${String(status)}`, notSent, fulfil(ownFailure(status))] as const,
  ),
  ["its own 504", unconfirmed, fulfil(ownFailure(504))],
  ...[200, 201, 403, 404, 413, 429, 500, 501, 502, 503, 504].map(
    (status) => [`a page with ${String(status)}`, unconfirmed, fulfil(foreignPage(status))] as const,
  ),
  ["a plain text with 502", unconfirmed, fulfil(foreignPage(502, { "content-type": "text/plain" }))],
  ["502 without a type", unconfirmed, fulfil({ status: 502, headers: {}, body: "" })],
  ["JSON with 503", unconfirmed, fulfil(foreignPage(503, { "content-type": "application/json" }))],
  ["a problem with 200", unconfirmed, fulfil(foreignPage(200, { "content-type": problem ?? "" }))],
  ["a redirect to a page", unconfirmed, redirect(302, "/thank-you")],
  ["a redirect of the post", unconfirmed, redirect(307, "/thank-you")],
  ["a redirect to JSON", unconfirmed, redirect(303, "/portal.json")],
  ["a broken connection", unconfirmed, (route) => route.abort("connectionreset")],
  [
    "a network that goes while the answer is awaited",
    unconfirmed,
    async (route, context) => {
      await context.setOffline(true);
      await route.abort("internetdisconnected");
    },
  ],
];

/** Sends the form once for each response, with other words each time, and reads the message that the page shows. */
async function expectTruth(page: Page, one: FormCase, tone: keyof typeof notSent): Promise<void> {
  const { form, send, mailLink, expectFilled } = formOn(page, one);
  const name = form.getByLabel(requiredLabel(one.name, "name"), { exact: true });
  const written = await name.inputValue();
  const failure = text(`forms/${one.name}.json`, "failure.text");
  await page.route("**/portal.json", (route) => route.fulfill({ json: {} }));
  for (const [what, words, answer] of answers) {
    await test.step(what, async () => {
      await page.route(function_, (route) => answer(route, page.context()));
      await name.fill(what);
      await send.click();
      const toast = page.getByRole("alert").filter({ hasText: one.failed });
      await expect(toast).toContainText(failure);
      await expect(form.getByText(words[tone])).toBeVisible();
      await expect(form.getByText((words === notSent ? unconfirmed : notSent)[tone])).toHaveCount(0);
      await expect(mailLink).toBeVisible({ visible: tone === "open" });
      await expect(name).toHaveValue(what);
      await name.fill(written);
      await expectFilled();
      await page.context().setOffline(false);
      await page.unroute(function_);
    });
  }
}

test("a message is called not sent only where the function itself says so", async ({ page }) => {
  test.slow();
  await page.goto("/contact");
  await waitForHydration(page);
  await formOn(page, contact).fill();
  await expectTruth(page, contact, "open");
});

test("a confidential request is called so by the same rule, and is offered no mail", async ({ page }) => {
  test.slow();
  await page.goto("/contact#prayer");
  await waitForHydration(page);
  const { form, fill } = formOn(page, prayer);
  await fill();
  await form.getByLabel(literally(prayerWords("inputs.confidential.label"))).check();
  await expectTruth(page, prayer, "confidential");
});

test("a page that cannot fetch axios any longer follows the same rule", async ({ page }) => {
  test.slow();
  await page.goto("/contact");
  await waitForHydration(page);
  await page.route("**/*.js", (route) => route.fulfill({ status: 404 }));
  await formOn(page, contact).fill();
  await expectTruth(page, contact, "open");
});

for (const [status, does, says] of [
  [502, "refuse", notSent],
  [503, "stop", notSent],
  [504, "keepSilently", unconfirmed],
] as const) {
  test(`${String(status)} of the relay: the words are those of the content`, async ({ page, mail }) => {
    await mail[does]();
    await page.goto("/contact#prayer");
    await waitForHydration(page);
    const { form, fill, send } = formOn(page, prayer);
    await fill();
    await form.getByLabel(literally(prayerWords("inputs.confidential.label"))).check();
    const answer = page.waitForResponse(function_);
    await send.click();
    expect((await answer).status()).toBe(status);
    await expect(form.getByText(says.confidential)).toBeVisible();
  });
}

test("an attempt that failed does not say that an earlier one, which may have arrived, was not sent", async ({
  page,
  context,
}) => {
  await page.goto("/contact");
  await waitForHydration(page);
  const { form, fill, send } = formOn(page, contact);
  const answerWith = async (status: number) => {
    await page.unroute(function_);
    await page.route(function_, (route) => route.fulfill(ownFailure(status)));
  };
  await fill();
  await answerWith(504);
  await send.click();
  await expect(form.getByText(unconfirmed.open)).toBeVisible();

  await page.reload();
  await waitForHydration(page);
  await answerWith(503);
  await send.click();
  await expect(form.getByText(unconfirmed.open)).toBeVisible();
  await context.setOffline(true);
  await send.click();
  await expect(form.getByText(unconfirmed.open)).toBeVisible();
  await context.setOffline(false);

  await form.getByLabel(requiredLabel("contact", "message"), { exact: true }).fill("Other words.");
  await send.click();
  await expect(form.getByText(notSent.open)).toBeVisible();
});

test("a browser that is offline before sending sends nothing", async ({ page, context, mail }) => {
  let requests = 0;
  await page.goto("/contact");
  await waitForHydration(page);
  await page.route(function_, async (route) => {
    requests += 1;
    await route.continue();
  });
  const { form, fill, send } = formOn(page, contact);
  await fill();
  await context.setOffline(true);
  await send.click();
  await expect(form.getByText(common("direct.offline"))).toBeVisible();
  expect(requests).toBe(0);
  await context.setOffline(false);
  await send.click();
  await mail.waitForMail();
});

test("one minute is not “1 minutes”", async ({ page }) => {
  await page.route(function_, (route) => route.fulfill(ownFailure(429, { "retry-after": "59" })));
  await page.goto("/contact");
  const { form, fill, send } = formOn(page, contact);
  await fill();
  await send.click();
  await expect(form.getByText(common("direct.limited.one"))).toBeVisible();
});

test.describe("where too many messages have come", () => {
  const inMinutes = new RegExp(common("direct.limited.other").replace("{minutes}", String.raw`\d+`));

  test("the visitor reads when to try again, with script and without", async ({ page, browser, mail }) => {
    const environment = { ...process.env, ...localMailSettings({ smtp: 0 }), SMTP_URL: mail.url };
    const site = await startSiteProcess({ port: 0, environment: { ...environment, RATE_LIMIT_SITE: "1" } });
    try {
      await page.goto(`${site.url}/contact`);
      const { form, fill, send, mailLink } = formOn(page, contact);
      await fill();
      await send.click();
      await expect(page.getByText(contact.sent.title)).toBeVisible();
      await fill();
      await form.getByLabel(requiredLabel("contact", "message"), { exact: true }).fill("Another message.");
      await send.click();
      await expect(form.getByText(inMinutes)).toBeVisible();
      await expect(form.getByText(notSent.open)).toBeVisible();
      await expect(mailLink).toBeVisible();

      const plain = await browser.newPage({ javaScriptEnabled: false });
      await plain.goto(`${site.url}/contact`);
      const plainForm = formOn(plain, contact);
      await plainForm.fill();
      await plainForm.send.click();
      await expect(plain.getByRole("heading", { level: 1 })).toHaveText(contact.failed);
      await expect(plain.getByText(inMinutes)).toBeVisible();
      await plain.close();
      expect(mail.received).toHaveLength(1);
    } finally {
      await site.stop();
    }
  });
});
