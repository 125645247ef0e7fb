import { booking, contact, formOn, readMailLink, prayer } from "../support/contact-page";
import { expect, test } from "../support/site";
import { holdRequests, createFailure, visit } from "../support/page";

const endpoint = "**/api/send-*";

const notSent = "This was not sent, and nobody has read it. Your words are still in the form.";
const mightHaveBeenSent = "We do not know whether this reached us. Your words are still in the form.";

test("a refused message stays in the form, and can be sent again", async ({ page, mail }) => {
  await mail.refuse();
  await visit(page, "/contact#booking");
  const { form, fill, sendButton, mailLink, copyButton, expectFilled } = formOn(page, booking);
  await fill();
  await sendButton.click();
  const toast = page.getByRole("status").filter({ hasText: booking.failed });
  await expect(toast).toContainText("Please try again or contact us directly.");
  await expect(form.getByText(notSent)).toBeVisible();
  await expectFilled();
  await expect(sendButton).toBeFocused();
  const { to, subject, body } = await readMailLink(mailLink);
  expect({ to, subject }).toEqual({
    to: "speaking@ministry.example",
    subject: "Request for a speaking engagement",
  });
  const lines = booking.answers.map(({ label, kind, value, inMail = value }) =>
    kind === "tick" ? inMail : `${label.replace(" (required)", "")}: ${inMail}`,
  );
  expect(body.split("\n")).toEqual(expect.arrayContaining(lines));
  await expect(copyButton).toBeVisible();

  // While it is sent again, the page does not say that it was not sent.
  await mail.accept();
  const answer = await holdRequests(page, endpoint);
  await sendButton.click();
  await expect(sendButton).toHaveText("Sending...");
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
  const { form, fill, sendButton, mailLink } = formOn(page, contact);
  await fill();
  await sendButton.click();
  await expect(form.getByText(mightHaveBeenSent)).toBeVisible();
  await expect(form.getByText(notSent)).toHaveCount(0);
  await expect(mailLink).toBeVisible();
  await mail.accept();
  await sendButton.click();
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
  const { open, fill, sendButton, expectFilled } = formOn(page, prayer);
  await fill();
  await page.route(endpoint, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await sendButton.click();
  await expect(page.getByText(prayer.failed)).toBeVisible();
  await mail.waitForMail();
  await page.unroute(endpoint);
  await visit(page, "/contact");
  await open();
  await expectFilled();
  await sendButton.click();
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
  const { form, fill, sendButton, expectFilled } = formOn(page, contact);
  await fill();
  await context.setOffline(true);
  await sendButton.click();
  await expect(form.getByText("This was not sent, because you seem to be offline.")).toBeVisible();
  await expectFilled();
  expect(requests).toBe(0);
  await context.setOffline(false);
  await sendButton.click();
  await mail.waitForMail();
  expect(mail.mails).toHaveLength(1);
});

test("the form says “not sent” only after an error from the function", async ({ page }) => {
  await visit(page, "/contact");
  const { form, fill, field, sendButton } = formOn(page, contact);
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
    await sendButton.click();
    await expect(form.getByText(message)).toBeVisible();
    await page.unroute(endpoint);
  }
});

test("after a failed retry with the same text, the form still says that the earlier attempt might have arrived", async ({
  page,
}) => {
  await visit(page, "/contact");
  const { form, fill, field, sendButton } = formOn(page, contact);
  await fill();
  await page.route(endpoint, (route) => route.fulfill(createFailure(504)));
  await sendButton.click();
  await expect(form.getByText(mightHaveBeenSent)).toBeVisible();
  await page.unroute(endpoint);
  await visit(page, "/contact?again");
  await page.route(endpoint, (route) => route.fulfill(createFailure(503)));
  await sendButton.click();
  await expect(form.getByText(mightHaveBeenSent)).toBeVisible();
  await field("Message").fill("Other words.");
  await sendButton.click();
  await expect(form.getByText(notSent)).toBeVisible();
});

test("a form stops waiting for an answer after fifteen seconds", async ({ page }) => {
  await page.clock.install();
  await page.route(endpoint, () => undefined);
  await visit(page, "/contact");
  const { form, fill, sendButton, expectFilled } = formOn(page, contact);
  await fill();
  const request = page.waitForRequest(endpoint);
  await sendButton.click();
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
  const { form, fill, field, sendButton, mailLink } = formOn(page, contact);
  await fill();
  await sendButton.click();
  await expect(page.getByText(contact.sent.title)).toBeVisible();
  await fill();
  await field("Message").fill("Another message.");
  await sendButton.click();
  await expect(form.getByText(/Please send yours again in \d+ minutes\./)).toBeVisible();
  await expect(mailLink).toBeVisible();
  expect(mail.mails).toHaveLength(1);
});

test("a message that the spam filter stopped can be sent again", async ({ page, mail }) => {
  await visit(page, "/contact");
  const { form, fill, sendButton, mailLink, expectFilled } = formOn(page, contact);
  await fill();
  await form.locator("[name=website]").evaluate((field: HTMLInputElement) => {
    field.value = "https://spam.example";
  });
  await sendButton.click();
  await expect(form.getByText("our spam filter stopped it, and nobody has read it")).toBeVisible();
  await expect(mailLink).toBeVisible();
  await expectFilled();
  expect(mail.mails).toHaveLength(0);
  await sendButton.click();
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
    const { fill, sendButton } = formOn(page, formCase);
    await fill();
    await sendButton.click();
    await expect(page.getByText(formCase.failed)).toBeVisible();
  }
  await expect(page.getByText(contact.failed)).toBeVisible();
  await formOn(page, prayer).copyButton.click();
  await expect(page.getByRole("status").filter({ hasText: "Not copied" })).toBeVisible();
});
