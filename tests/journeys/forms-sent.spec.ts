import type { Locator, Page } from "@playwright/test";
import { findBarriers } from "../support/axe";
import { booking, contact, formOn, forms, readMailLink, prayer } from "../support/contact-page";
import { expect, test } from "../support/site";
import { holdRequests, readDrafts, createFailure, visit } from "../support/page";

for (const formCase of forms) {
  test(`a message from the form ${formCase.name} is received once, confirmed, and deleted from the browser`, async ({
    page,
    mail,
  }) => {
    await visit(page, formCase.page);
    const { open, field, fill, sendButton, summary, expectEmpty } = formOn(page, formCase);
    await open();
    await fill();
    const requests: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") requests.push(new URL(request.url()).pathname);
    });
    await sendButton.dblclick();
    const toast = page.getByRole("status").filter({ hasText: formCase.sent.title });
    await expect(toast).toContainText(formCase.sent.text);
    const { to, mail: received } = await mail.waitForMail();
    expect(to).toEqual([formCase.mail.to]);
    expect(received.replyTo).toEqual([{ name: "Ruth O’Neill", address: "ruth@example.org" }]);
    expect(received.subject).toContain(formCase.mail.subject);
    for (const { inMail } of formCase.answers) expect(received.text).toContain(inMail ?? "");
    expect(requests).toEqual([`/api/send-${formCase.name}-email`]);
    expect(mail.mails).toHaveLength(1);
    await expectEmpty();
    expect(await readDrafts(page)).toBe("{}");

    // The message remains after the toast until the next attempt.
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(toast).toHaveCount(0);
    const outcome = page.getByText(formCase.sent.stays);
    await expect(outcome).toBeVisible();
    if (formCase.opener === undefined) await field("Name").fill("R");
    else {
      await expect(summary).toBeVisible();
      await summary.click();
    }
    await expect(outcome).toBeHidden();
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test(`a refused message from the form ${formCase.name} can be sent again from the error page`, async ({
      page,
      mail,
    }) => {
      await mail.refuse();
      await page.goto(formCase.page);
      const { open, fill, sendButton, cancelButton } = formOn(page, formCase);
      await open();
      await expect(cancelButton).toBeHidden();
      await fill();
      await sendButton.click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(formCase.failed);
      await mail.accept();
      await page.getByRole("button", { name: formCase.submit }).click();
      await expect(page).toHaveURL("/thank-you");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you for writing.");
      const { to, mail: received } = await mail.waitForMail();
      expect(to).toEqual([formCase.mail.to]);
      expect(received.replyTo).toEqual([{ name: "Ruth O’Neill", address: "ruth@example.org" }]);
      for (const { inMail } of formCase.answers) expect(received.text).toContain(inMail ?? "");
      expect(mail.mails).toHaveLength(1);
    });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the error page contains the form with the refused message and with the errors", async ({
    page,
    mail,
  }) => {
    await page.goto("/contact");
    const { fill, field, sendButton } = formOn(page, contact);
    await fill();
    // The browser's native validation accepts an address that the form's schema rejects.
    await field("Email").fill("renee@example");
    await sendButton.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your message has not been sent yet");
    await expect(
      page.locator("p", { hasText: "Check the address: it should look like name@example.com" }),
    ).toBeVisible();
    await expect(page.getByLabel("Name (required)")).toHaveValue("Ruth O’Neill");
    await page.getByLabel("Email (required)").fill("renee@example.org");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page).toHaveURL("/thank-you");
    expect((await mail.waitForMail()).mail.text).toContain("Peace & joy + 100% of <our> prayers 🕊.");
  });
});

test("a browser that opens the address of a function is redirected to the form", async ({ page }) => {
  await page.goto("/api/send-prayer-email");
  await expect(page).toHaveURL("/contact");
});

test("the mail contains a pasted email address without name and invisible characters", async ({
  page,
  mail,
}) => {
  await visit(page, "/contact");
  const { fill, field, sendButton } = formOn(page, contact);
  await fill();
  await field("Email").fill("\u202aAda Lovelace <ada@exam\u00adple.com>\u2060,\u202c");
  await sendButton.click();
  const { mail: received } = await mail.waitForMail();
  expect(received.replyTo).toEqual([{ name: "Ruth O’Neill", address: "ada@example.com" }]);
  expect(received.text).toContain("Email: ada@example.com\n");
});

test("the longest form can be filled in and sent with the keyboard", async ({ page, mail }) => {
  const keyboard = page.keyboard;
  await visit(page, "/contact");
  const { form, summary, expectFilled, sendButton } = formOn(page, booking);
  await tabTo(page, summary);
  await keyboard.press("Enter");
  for (const { label, kind, value, inMail = "" } of booking.answers) {
    await tabTo(page, form.getByLabel(label, { exact: true }));
    if (kind === "tick") await keyboard.press("Space");
    // A date input takes the month, the day and the year. A select takes the beginning of a label.
    else if (kind === "day") await keyboard.type(value.replace(/^(\d+)-(\d+)-(\d+)$/, "$2$3$1"));
    else await keyboard.type(kind === "choice" ? inMail : value);
  }
  await expectFilled();
  await tabTo(page, sendButton);
  await keyboard.press("Enter");
  await expect(page.getByText(booking.sent.title)).toBeVisible();
  await mail.waitForMail();
  expect(mail.mails).toHaveLength(1);
});

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error("The element did not get the focus after Tab was pressed 60 times.");
}

test("while a message is being sent, the button and a status say “Sending...”", async ({ page, mail }) => {
  const answer = await holdRequests(page, "**/api/send-*");
  await visit(page, "/contact#prayer");
  const { form, fill, field, sendButton, cancelButton } = formOn(page, prayer);
  await fill();
  await sendButton.click();
  await expect(sendButton).toBeDisabled();
  await expect(sendButton).toHaveText("Sending...");
  await expect(form.getByRole("status").filter({ hasText: "Sending..." })).toBeAttached();
  await expect(cancelButton).toBeDisabled();
  await field("Prayer request").press("End");
  await field("Prayer request").pressSequentially(" And for my mother.");
  answer();
  await expect(page.getByText(prayer.sent.title)).toBeVisible();
  await expect(field("Prayer request")).toHaveValue("The rent is due on Friday. And for my mother.");
  await expect(field("Prayer request")).toBeFocused();
  expect((await mail.waitForMail(0)).mail.text).not.toContain("mother");
  await sendButton.click();
  expect((await mail.waitForMail(1)).mail.text).toContain("And for my mother.");
});

test("sending a message does not move the focus out of another form", async ({ page }) => {
  await visit(page, "/contact#prayer");
  const { form, fill, sendButton, summary } = formOn(page, prayer);
  await fill();
  const answer = await holdRequests(page, "**/api/send-*");
  await sendButton.click();
  const otherField = formOn(page, contact).field("Name");
  await otherField.focus();
  answer();
  await expect(form).toBeHidden();
  await expect(otherField).toBeFocused();
  await summary.hover();
  // Waits until the button has its new colours.
  await expect.poll(() => findBarriers(page)).toEqual([]);
});

test("after a success, the same text can be sent as a new message", async ({ page, mail }) => {
  await visit(page, "/contact");
  const { fill, field, sendButton } = formOn(page, contact);
  for (const text of ["First", "Second", "Second"]) {
    await fill();
    await field("Message").fill(text);
    await sendButton.click();
    await expect(page.getByText(contact.sent.title)).toBeVisible();
    await page.getByRole("button", { name: "Dismiss" }).click();
  }
  await mail.waitForMail(2);
  expect(new Set(mail.mails.map(({ mail: { messageId } }) => messageId)).size).toBe(3);
});

test("if a message is sent while the draft is being saved, the draft is deleted", async ({ page }) => {
  await page.route("**/api/send-*", (route) => route.fulfill({ json: {} }));
  await visit(page, "/contact");
  const { fill, sendButton } = formOn(page, contact);
  await page.evaluate(() => {
    const saves: (() => void)[] = [];
    const { setTimeout, sessionStorage } = window;
    const holdSave = (run: () => void, delay: number) =>
      delay === 400 ? saves.push(run) : setTimeout(run, delay);
    Object.assign(window, { setTimeout: holdSave });
    const store: Partial<Storage> = {
      getItem: (name) => sessionStorage.getItem(name),
      setItem: (name, text) => {
        sessionStorage.setItem(name, text);
      },
      removeItem: (name) => {
        sessionStorage.removeItem(name);
        // Runs the save before React has rendered.
        if (name === "draft:contact") for (const save of saves.splice(0)) queueMicrotask(save);
      },
    };
    Object.defineProperty(window, "sessionStorage", { value: store });
  });
  await fill();
  await sendButton.click();
  await expect(page.getByText(contact.sent.title)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("draft:contact"))).toBeNull();
});

test("a page from before the last deployment can still send a form, although the page's scripts are missing", async ({
  page,
  mail,
}) => {
  await visit(page, "/contact");
  await page.route("**/*.js", (route) => route.fulfill({ status: 404 }));
  const { fill, sendButton } = formOn(page, contact);
  await fill();
  await sendButton.click();
  await expect(page.getByText(contact.sent.title)).toBeVisible();
  await mail.waitForMail();
  expect(mail.mails).toHaveLength(1);
});

test.describe("with a clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("at most three toasts are shown, and toasts with the pointer or the focus stay", async ({ page }) => {
    await page.clock.install();
    await page.route("**/api/send-*", (route) => route.fulfill(createFailure(503)));
    await visit(page, "/contact");
    await page.clock.pauseAt(Date.now() + 60_000);
    const { fill, sendButton, copyButton, clearButton } = formOn(page, contact);
    const failureToast = page.getByRole("status").filter({ hasText: contact.failed });
    const dismissButtons = page.getByRole("button", { name: "Dismiss" });
    await fill();
    await sendButton.click();
    await failureToast.getByText(contact.failed).hover();
    await page.clock.runFor(20_000);
    await expect(failureToast).toBeVisible();
    await dismissButtons.focus();
    await page.mouse.move(0, 0);
    await page.clock.runFor(20_000);
    await expect(failureToast).toBeVisible();
    await sendButton.focus();
    await page.clock.runFor(8_000);
    await expect(failureToast).toBeHidden();

    await sendButton.click();
    await copyButton.click();
    await expect(dismissButtons).toHaveCount(2);
    page.once("dialog", (dialog) => dialog.accept());
    await clearButton.click();
    await expect(dismissButtons).toHaveCount(3);
    await page.unrouteAll();
    await page.route("**/api/send-*", (route) => route.fulfill({ json: {} }));
    await fill();
    await sendButton.click();
    await expect(page.getByText(contact.sent.title)).toBeVisible();
    await expect(dismissButtons).toHaveCount(3);
    await expect(failureToast).toHaveCount(0);
    await dismissButtons.first().click();
    await expect(dismissButtons).toHaveCount(2);
  });

  test("a long text is shortened in the mail link, but copied completely", async ({ page }) => {
    await page.route("**/api/send-*", (route) => route.fulfill(createFailure(503)));
    await visit(page, "/contact");
    const { form, fill, field, sendButton, mailLink, copyButton } = formOn(page, contact);
    await fill();
    const text = "Pray with us, friends 🕊. ".repeat(150).trim();
    await field("Message").fill(text);
    await sendButton.click();
    const { body } = await readMailLink(mailLink);
    // Outlook on Windows does not open longer links.
    expect(((await mailLink.getAttribute("href")) ?? "").length).toBeLessThanOrEqual(2000);
    expect(body).toMatch(/^Name: Ruth O’Neill\nEmail: ruth@example\.org\n/);
    expect(body).toMatch(/\n\n\(The rest did not fit into this email\..*\)$/);
    await expect(
      form.getByText("Your text is too long for this email, so only its beginning is there."),
    ).toBeVisible();
    await copyButton.click();
    await expect(page.getByText("You can now paste what you wrote.")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(text);
  });
});
