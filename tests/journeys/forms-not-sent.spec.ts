import { booking, contact, formOn, letterOf, prayer } from "../support/contact-page";
import { expect, test } from "../support/site";
import { holdRequests, ownFailure, visit } from "../support/page";

const endpoint = "**/api/send-*";

const notSent = "This was not sent, and nobody has read it. Your words are still in the form.";
const couldNotTell = "We do not know whether this reached us. Your words are still in the form.";

test("refused: every word stays, also in a mail to write instead, and Send can be pressed again", async ({
  page,
  mail,
}) => {
  await mail.refuse();
  await visit(page, "/contact#booking");
  const { form, fill, send, mailLink, copy, expectFilled } = formOn(page, booking);
  await fill();
  await send.click();
  const toast = page.getByRole("status").filter({ hasText: booking.failed });
  await expect(toast).toContainText("Please try again or contact us directly.");
  await expect(form.getByText(notSent)).toBeVisible();
  await expectFilled();
  await expect(send).toBeFocused();
  expect(await letterOf(mailLink)).toEqual({
    to: "speaking@ministry.example",
    subject: "Request for a speaking engagement",
    body: [
      "Name: Ruth O’Neill",
      "Email: ruth@example.org",
      "Organization: Hope Church",
      "Event type: Church service",
      "Event date: 2031-03-31",
      "Audience size: More than 500 people",
      "Location: Columbus, Ohio",
      "",
      "Preferred topics:",
      "Strategic Prayer & Warfare",
      "Prophetic Activation",
      "Additional details: Peace & joy + 100% of <our> prayers 🕊.",
    ].join("\n"),
  });
  await expect(copy).toBeVisible();

  // While it is sent again, the page does not say that it was not sent.
  await mail.accept();
  const answer = await holdRequests(page, endpoint);
  await send.click();
  await expect(send).toHaveText("Sending...");
  await expect(form.getByText(notSent)).toHaveCount(0);
  await expect(toast).toHaveCount(0);
  answer();
  await expect(page.getByText(booking.sent.title)).toBeVisible();
  await mail.waitForMail();
  expect(mail.received).toHaveLength(1);
});

test("a server that keeps the message and does not answer: could not tell; sent again, it is the same message", async ({
  page,
  mail,
}) => {
  await mail.keepSilently();
  await visit(page, "/contact");
  const { form, fill, send, mailLink } = formOn(page, contact);
  await fill();
  await send.click();
  await expect(form.getByText(couldNotTell)).toBeVisible();
  await expect(form.getByText(notSent)).toHaveCount(0);
  await expect(mailLink).toBeVisible();
  await mail.accept();
  await send.click();
  await expect(page.getByText(contact.sent.title)).toBeVisible();
  const all = await Promise.all([mail.waitForMail(0), mail.waitForMail(1)]);
  expect(new Set(all.map(({ mail: one }) => one.messageId)).size).toBe(1);
  expect(new Set(all.map(({ mail: one }) => one.subject)).size).toBe(1);
});

test("the answer lost, the page loaded again and Send pressed again: one mail", async ({ page, mail }) => {
  await visit(page, "/contact#prayer");
  const { open, fill, send, expectFilled } = formOn(page, prayer);
  await fill();
  await page.route(endpoint, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send.click();
  await expect(page.getByText(prayer.failed)).toBeVisible();
  await mail.waitForMail();
  await page.unroute(endpoint);
  await visit(page, "/contact");
  await open();
  await expectFilled();
  await send.click();
  await expect(page.getByText(prayer.sent.title)).toBeVisible();
  expect(mail.received).toHaveLength(1);
});

test("offline nothing is sent, and every word can be sent once the line is back", async ({
  page,
  context,
  mail,
}) => {
  let requests = 0;
  page.on("request", (request) => (requests += request.method() === "POST" ? 1 : 0));
  await visit(page, "/contact");
  const { form, fill, send, expectFilled } = formOn(page, contact);
  await fill();
  await context.setOffline(true);
  await send.click();
  await expect(form.getByText("This was not sent, because you seem to be offline.")).toBeVisible();
  await expectFilled();
  expect(requests).toBe(0);
  await context.setOffline(false);
  await send.click();
  await mail.waitForMail();
  expect(mail.received).toHaveLength(1);
});

test("only what the function itself answers is called not sent, and other words have their own outcome", async ({
  page,
}) => {
  await visit(page, "/contact");
  const { form, fill, field, send } = formOn(page, contact);
  await fill();
  // The unit tests have a table of answers and outcomes.
  for (const [said, answer] of [
    [couldNotTell, { status: 503, contentType: "text/html", body: "<h1>Sorry</h1>" }],
    [couldNotTell, { status: 200, contentType: "text/html", body: "<h1>Log in to this network</h1>" }],
    [couldNotTell, ownFailure(504)],
    [notSent, ownFailure(503)],
    ["Please send yours again in one minute.", ownFailure(429, { "retry-after": "59" })],
    ["Please send yours again in 3 minutes.", ownFailure(429, { "retry-after": "121" })],
  ] as const) {
    await page.route(endpoint, (route) => route.fulfill(answer));
    await field("Name").fill(`Ruth, ${said}`);
    await send.click();
    await expect(form.getByText(said)).toBeVisible();
    await page.unroute(endpoint);
  }
});

test("an attempt that failed does not say that an earlier one, which may have arrived, was not sent", async ({
  page,
}) => {
  await visit(page, "/contact");
  const { form, fill, field, send } = formOn(page, contact);
  await fill();
  await page.route(endpoint, (route) => route.fulfill(ownFailure(504)));
  await send.click();
  await expect(form.getByText(couldNotTell)).toBeVisible();
  await page.unroute(endpoint);
  await visit(page, "/contact?again");
  await page.route(endpoint, (route) => route.fulfill(ownFailure(503)));
  await send.click();
  await expect(form.getByText(couldNotTell)).toBeVisible();
  await field("Message").fill("Other words.");
  await send.click();
  await expect(form.getByText(notSent)).toBeVisible();
});

test("an answer that never comes is not waited for longer than fifteen seconds", async ({ page }) => {
  await page.clock.install();
  await page.route(endpoint, () => undefined);
  await visit(page, "/contact");
  const { form, fill, send, expectFilled } = formOn(page, contact);
  await fill();
  const asked = page.waitForRequest(endpoint);
  await send.click();
  await asked;
  await page.clock.runFor(16_000);
  await expect(page.getByText(contact.failed)).toBeVisible();
  await expect(form.getByText(couldNotTell)).toBeVisible();
  await expectFilled();
});

test("too many messages: the visitor reads when to try again", async ({ page, mail, siteWith }) => {
  const url = await siteWith({ RATE_LIMIT_SITE: "1" });
  await visit(page, `${url}/contact`);
  const { form, fill, field, send, mailLink } = formOn(page, contact);
  await fill();
  await send.click();
  await expect(page.getByText(contact.sent.title)).toBeVisible();
  await fill();
  await field("Message").fill("Another message.");
  await send.click();
  await expect(form.getByText(/Please send yours again in \d+ minutes\./)).toBeVisible();
  await expect(mailLink).toBeVisible();
  expect(mail.received).toHaveLength(1);
});

test("the hidden field is answered visibly, and a person can send again", async ({ page, mail }) => {
  await visit(page, "/contact");
  const { form, fill, send, mailLink, expectFilled } = formOn(page, contact);
  await fill();
  await form.locator("[name=website]").evaluate((field: HTMLInputElement) => {
    field.value = "https://spam.example";
  });
  await send.click();
  await expect(form.getByText("our spam filter stopped it, and nobody has read it")).toBeVisible();
  await expect(mailLink).toBeVisible();
  await expectFilled();
  expect(mail.received).toHaveLength(0);
  await send.click();
  await expect(page.getByText(contact.sent.title)).toBeVisible();
  await mail.waitForMail();
  expect(mail.received).toHaveLength(1);
});

test("two forms that could not be sent have a toast each, and where copying is refused, the visitor is told", async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("denied", "NotAllowedError"));
  });
  await page.route(endpoint, (route) => route.fulfill(ownFailure(503)));
  await visit(page, "/contact#prayer");
  for (const one of [contact, prayer]) {
    const { fill, send } = formOn(page, one);
    await fill();
    await send.click();
    await expect(page.getByText(one.failed)).toBeVisible();
  }
  await expect(page.getByText(contact.failed)).toBeVisible();
  await formOn(page, prayer).copy.click();
  await expect(page.getByRole("status").filter({ hasText: "Not copied" })).toBeVisible();
});
