import { booking, contact, formOn, readMailLink, prayer } from "../support/contact-page";
import { expect, test } from "../support/site";
import { holdRequests, createFailure, visit } from "../support/page";

const endpoint = "**/api/send-*";

const notSent = "This was not sent, and nobody has read it. Your words are still in the form.";
const mightHaveBeenSent = "We do not know whether this reached us. Your words are still in the form.";

test("a refused message stays in the form, and can be sent again", async ({ page, mail }) => {
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
  const { to, subject, body } = await readMailLink(mailLink);
  expect({ to, subject }).toEqual({
    to: "speaking@ministry.example",
    subject: "Request for a speaking engagement",
  });
  const lines = booking.answers.map(({ label, kind, value, inMail = value }) =>
    kind === "tick" ? inMail : `${label.replace(" (required)", "")}: ${inMail}`,
  );
  expect(body.split("\n")).toEqual(expect.arrayContaining(lines));
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
  expect(mail.mails).toHaveLength(1);
});

test("if the mail server does not reply, the form says that the message “might have been sent”", async ({
  page,
  mail,
}) => {
  await mail.keepSilently();
  await visit(page, "/contact");
  const { form, fill, send, mailLink } = formOn(page, contact);
  await fill();
  await send.click();
  await expect(form.getByText(mightHaveBeenSent)).toBeVisible();
  await expect(form.getByText(notSent)).toHaveCount(0);
  await expect(mailLink).toBeVisible();
  await mail.accept();
  await send.click();
  await expect(page.getByText(contact.sent.title)).toBeVisible();
  const mails = await Promise.all([mail.waitForMail(0), mail.waitForMail(1)]);
  expect(new Set(mails.map(({ mail: one }) => one.messageId)).size).toBe(1);
  expect(new Set(mails.map(({ mail: one }) => one.subject)).size).toBe(1);
});

test("if the answer to a message is lost, sending the message again after a reload does not send a second mail", async ({
  page,
  mail,
}) => {
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
  expect(mail.mails).toHaveLength(1);
});

test("a message is not sent while offline, and can be sent once the connection is back", async ({
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
  expect(mail.mails).toHaveLength(1);
});

test("the form says “not sent” only after an error from the function", async ({ page }) => {
  await visit(page, "/contact");
  const { form, fill, field, send } = formOn(page, contact);
  await fill();
  // The unit tests have a table of answers and outcomes.
  for (const [message, answer] of [
    [mightHaveBeenSent, { status: 503, contentType: "text/html", body: "<h1>Sorry</h1>" }],
    [mightHaveBeenSent, { status: 200, contentType: "text/html", body: "<h1>Log in to this network</h1>" }],
    [mightHaveBeenSent, createFailure(504)],
    [notSent, createFailure(503)],
    ["Please send yours again in one minute.", createFailure(429, { "retry-after": "59" })],
    ["Please send yours again in 3 minutes.", createFailure(429, { "retry-after": "121" })],
  ] as const) {
    await page.route(endpoint, (route) => route.fulfill(answer));
    await field("Name").fill(`Ruth, ${message}`);
    await send.click();
    await expect(form.getByText(message)).toBeVisible();
    await page.unroute(endpoint);
  }
});

test("after a failed retry with the same text, the form still says that the earlier attempt might have arrived", async ({
  page,
}) => {
  await visit(page, "/contact");
  const { form, fill, field, send } = formOn(page, contact);
  await fill();
  await page.route(endpoint, (route) => route.fulfill(createFailure(504)));
  await send.click();
  await expect(form.getByText(mightHaveBeenSent)).toBeVisible();
  await page.unroute(endpoint);
  await visit(page, "/contact?again");
  await page.route(endpoint, (route) => route.fulfill(createFailure(503)));
  await send.click();
  await expect(form.getByText(mightHaveBeenSent)).toBeVisible();
  await field("Message").fill("Other words.");
  await send.click();
  await expect(form.getByText(notSent)).toBeVisible();
});

test("a form stops waiting for an answer after fifteen seconds", async ({ page }) => {
  await page.clock.install();
  await page.route(endpoint, () => undefined);
  await visit(page, "/contact");
  const { form, fill, send, expectFilled } = formOn(page, contact);
  await fill();
  const request = page.waitForRequest(endpoint);
  await send.click();
  await request;
  await page.clock.runFor(16_000);
  await expect(page.getByText(contact.failed)).toBeVisible();
  await expect(form.getByText(mightHaveBeenSent)).toBeVisible();
  await expectFilled();
});

test("a visitor who has sent too many messages is told when to try again", async ({
  page,
  mail,
  siteWith,
}) => {
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
  expect(mail.mails).toHaveLength(1);
});

test("a message that the spam filter stopped can be sent again", async ({ page, mail }) => {
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
  expect(mail.mails).toHaveLength(0);
  await send.click();
  await expect(page.getByText(contact.sent.title)).toBeVisible();
  await mail.waitForMail();
  expect(mail.mails).toHaveLength(1);
});

test("each form that was not sent has its own toast", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("denied", "NotAllowedError"));
  });
  await page.route(endpoint, (route) => route.fulfill(createFailure(503)));
  await visit(page, "/contact#prayer");
  for (const formCase of [contact, prayer]) {
    const { fill, send } = formOn(page, formCase);
    await fill();
    await send.click();
    await expect(page.getByText(formCase.failed)).toBeVisible();
  }
  await expect(page.getByText(contact.failed)).toBeVisible();
  await formOn(page, prayer).copy.click();
  await expect(page.getByRole("status").filter({ hasText: "Not copied" })).toBeVisible();
});
