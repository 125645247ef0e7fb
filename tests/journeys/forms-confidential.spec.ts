import type { Page } from "@playwright/test";
import { formOn, prayer } from "../support/contact-page";
import { expect, test } from "../support/site";
import { readClipboard, readDrafts, visit, visitEarly } from "../support/page";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const tickedDraft = JSON.stringify({ "draft:prayer": JSON.stringify({ confidential: ["true"] }) });
const noMailReason = "We do not suggest an email, because more people than Alex would read it";

/** Opens the prayer form, fills it in and ticks its box. */
async function fillConfidentially(page: Page) {
  await visit(page, "/contact#prayer");
  const parts = formOn(page, prayer);
  await parts.fill();
  await parts.confidentialCheckbox.check();
  return parts;
}

/** Leaves the page with a script, without waiting for it, because the browser may ask first. */
const leaveWith = (page: Page, code: string) => page.evaluate(`setTimeout(() => { ${code} })`);

/** Answers the browser's dialogs, and returns their types. */
function answerDialogs(page: Page, answer: "accept" | "dismiss"): string[] {
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.type());
    void dialog[answer]();
  });
  return dialogs;
}

test("a confidential request is sent only to the leader, and is not stored in the browser", async ({
  page,
  mail,
}) => {
  const { sendButton } = await fillConfidentially(page);
  expect(await readDrafts(page)).toBe(tickedDraft);
  await sendButton.click();
  await expect(page.getByRole("status").filter({ hasText: prayer.sent.title })).toContainText(
    "Alex Sample alone will read your request and pray.",
  );
  await expect(
    page.getByText("Your prayer request has arrived. Alex Sample alone will read it and pray."),
  ).toBeVisible();
  const { to, source, mail: receivedMail } = await mail.waitForMail();
  expect(to).toEqual(["confidential@ministry.example"]);
  expect(source).not.toContain("prayer@ministry.example");
  expect(receivedMail.text).toContain("The rent is due on Friday.");
  expect(mail.mails).toHaveLength(1);
  expect(await readDrafts(page)).toBe("{}");
});

for (const way of ["refused", "offline"] as const)
  test(`if a confidential request fails (${way}), the form has a Copy button, but does not have a mail link`, async ({
    page,
    context,
    mail,
  }) => {
    await mail.refuse();
    const { form, sendButton, mailLink, copyButton, expectFilled } = await fillConfidentially(page);
    await context.setOffline(way === "offline");
    await sendButton.click();
    await expect(page.getByText(prayer.failed)).toBeVisible();
    await expect(form.getByText(noMailReason)).toBeVisible();
    await expect(page.getByText("contact us directly")).toHaveCount(0);
    await expectFilled();
    await expect(form.getByRole("link", { name: "Find a helpline in your country" })).toBeInViewport();
    await expect(mailLink).toBeHidden();
    expect(await form.innerHTML()).not.toContain("mailto:");
    await copyButton.click();
    await expect(page.getByText("You can now paste what you wrote.")).toBeVisible();
    expect(await readClipboard(page)).toBe(
      [
        "Name: Ruth O’Neill",
        "Email: ruth@example.org",
        "Request type: Financial Breakthrough",
        "Prayer request: The rent is due on Friday.",
      ].join("\n"),
    );
    expect(await readDrafts(page)).toBe(tickedDraft);
  });

test("if PRAYER_CONFIDENTIAL_TO is not set, confidential requests are refused with an explanation", async ({
  page,
  mail,
  siteWith,
}) => {
  await page.goto(`${await siteWith({ PRAYER_CONFIDENTIAL_TO: undefined })}/contact#prayer`);
  const { form, fill, confidentialCheckbox, sendButton, expectFilled } = formOn(page, prayer);
  await fill();
  await confidentialCheckbox.check();
  await sendButton.click();
  await expect(form.getByText("Your request was not sent, and nobody has read it.")).toBeVisible();
  await expectFilled();
  expect(mail.mails).toEqual([]);
});

for (const [way, leave] of [
  ["a reload", "location.reload()"],
  ["a link", "document.querySelector(\"header a[href='/about']\").click()"],
] as const)
  test(`before ${way}, the browser asks for confirmation and respects the answer`, async ({ page }) => {
    await page.goto("/about");
    const { field, expectFilled } = await fillConfidentially(page);
    const question = page.waitForEvent("dialog");
    await leaveWith(page, leave);
    expect((await question).type()).toBe("beforeunload");
    await (await question).dismiss();
    await expect(page).toHaveURL(/\/contact/);
    await expectFilled();

    page.once("dialog", (dialog) => void dialog.accept());
    const loadEvent = page.waitForEvent("load");
    await leaveWith(page, leave);
    await loadEvent;
    await visit(page, "/contact#prayer");
    await expect(field("Prayer request")).toHaveValue("");
  });

test("if leaving does not lose confidential text, the browser does not ask for confirmation", async ({
  page,
  mail,
}) => {
  const dialogs = answerDialogs(page, "accept");
  await visit(page, "/contact#prayer");
  const { fill, confidentialCheckbox, clearButton, sendButton, expectEmpty } = formOn(page, prayer);
  await confidentialCheckbox.check();
  await visit(page, "/contact?tick#prayer");
  await fill();
  await confidentialCheckbox.uncheck();
  await visit(page, "/contact?draft#prayer");
  await confidentialCheckbox.check();
  await clearButton.click();
  await expectEmpty();
  await visit(page, "/contact?cleared#prayer");
  await fill();
  await confidentialCheckbox.check();
  await sendButton.click();
  await expect(page.getByText(prayer.sent.title)).toBeVisible();
  await mail.waitForMail();
  await page.reload();
  expect(dialogs).toEqual(["confirm"]);
});

test("if a script is missing, the browser posts the form without asking for confirmation", async ({
  page,
  mail,
}) => {
  const dialogs = answerDialogs(page, "accept");
  // The only script that the form loads by itself.
  await page.route(/\/\d+-[\da-f]+\.js$/, (route) => route.fulfill({ status: 404 }));
  const { sendButton } = await fillConfidentially(page);
  await sendButton.click();
  await expect(page).toHaveURL("/thank-you");
  expect((await mail.waitForMail()).to).toEqual(["confidential@ministry.example"]);
  expect(dialogs).toEqual([]);
});

test("with a confidential text, the browser asks for confirmation before a reload, but not before a call", async ({
  page,
}) => {
  await page.clock.install();
  await fillConfidentially(page);
  const dialogs = answerDialogs(page, "dismiss");
  await page.getByRole("link", { name: "Call 988" }).click();
  await page.getByRole("link", { name: "Text 988" }).click();
  await expect(page).toHaveURL(/\/contact/);
  expect(dialogs).toEqual([]);
  await page.clock.runFor(1_000);
  await leaveWith(page, "location.reload()");
  await expect.poll(() => dialogs).toEqual(["beforeunload"]);
});

test("ticking “confidential” immediately deletes the draft of the text", async ({ page, mail }) => {
  await visit(page, "/contact#prayer");
  const { form, fill, field, confidentialCheckbox, sendButton, cancelButton, open } = formOn(page, prayer);
  await fill();
  await expect.poll(() => readDrafts(page)).toContain("rent");
  await confidentialCheckbox.check();
  expect(await readDrafts(page)).toBe(tickedDraft);
  await field("Prayer request").fill("The rent is due, and I am afraid.");
  // A draft is written within half a second.
  await page.waitForTimeout(600);
  expect(await readDrafts(page)).toBe(tickedDraft);
  const line = page.getByText("What you wrote is still in the form.");
  await cancelButton.click();
  await expect(line).toBeVisible();

  page.once("dialog", (dialog) => void dialog.accept());
  await visit(page, "/contact?again");
  await expect(form).toBeHidden();
  await expect(line).toHaveCount(0);
  await open();
  await expect(field("Prayer request")).toHaveValue("");
  await expect(form.getByText("this device did not keep your words")).toBeVisible();
  await expect(confidentialCheckbox).toBeChecked();
  await fill();
  await sendButton.click();
  expect((await mail.waitForMail()).to).toEqual(["confidential@ministry.example"]);
  await expect.poll(() => readDrafts(page)).toBe("{}");
});

test("a page restored by Back does not contain confidential text", async ({ page }) => {
  const { form, field, confidentialCheckbox } = await fillConfidentially(page);
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(field("Prayer request")).toHaveValue("");
  await expect(field("Name")).toHaveValue("");
  await expect(confidentialCheckbox).toBeChecked();
  await expect(form.getByText("this device did not keep your words")).toBeVisible();
});

test("if a visitor leaves before the scripts load, the form is emptied only if the request is confidential", async ({
  page,
}) => {
  await visitEarly(page, "/contact#prayer");
  const { fill, field, confidentialCheckbox } = formOn(page, prayer);
  await fill();
  const leavePage = () =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
  await leavePage();
  await expect(field("Prayer request")).toHaveValue("The rent is due on Friday.");
  await confidentialCheckbox.check();
  await leavePage();
  await expect(field("Prayer request")).toHaveValue("");
  await expect(field("Name")).toHaveValue("");
  await expect(confidentialCheckbox).toBeChecked();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the error page of a confidential request has the text, but does not have an email address", async ({
    page,
    mail,
  }) => {
    await mail.refuse();
    await page.goto("/contact#prayer");
    const { fill, confidentialCheckbox, sendButton } = formOn(page, prayer);
    await fill();
    await confidentialCheckbox.check();
    await sendButton.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(prayer.failed);
    await expect(page.getByText(noMailReason)).toBeVisible();
    expect(await page.content()).not.toMatch(/mailto:|@ministry\.example/);
    await expect(page.getByLabel("Prayer request (required)")).toHaveValue("The rent is due on Friday.");
    await mail.accept();
    await page.getByRole("button", { name: prayer.submit }).click();
    await expect(page).toHaveURL("/thank-you");
    expect((await mail.waitForMail()).to).toEqual(["confidential@ministry.example"]);
    expect(mail.mails).toHaveLength(1);
  });
});
