import { contactFields, fillContactForm, message } from "../support/contact";
import { requiredLabel } from "../support/forms";
import { holdScripts, waitForHydration } from "../support/hydration";
import { expect, test } from "../support/site";
import { visit } from "../support/visit";
import { text, textsOf } from "../support/content";

const contactWords = textsOf("forms/contact.json");

test("what is typed before React is there stays in the fields", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/contact", { waitUntil: "commit" });
  await fillContactForm(page);
  await contactFields(page).inquiryType.selectOption("booking");
  release();
  await waitForHydration(page);
  const { name, email, inquiryType, message: text } = contactFields(page);
  await expect(name).toHaveValue(message.name);
  await expect(email).toHaveValue(message.email);
  await expect(inquiryType).toHaveValue("booking");
  await expect(text).toHaveValue(message.message);
});

for (const delay of [0, 40, 120, 400]) {
  test(`no letter is lost by a visitor who types on while scripts arrive after ${String(delay)} ms`, async ({
    page,
  }) => {
    await page.route("**/*.js", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      await route.continue();
    });
    await page.goto("/contact", { waitUntil: "commit" });
    const { message: text } = contactFields(page);
    const words = "Pray for my mother, who is in hospital tonight, and for those who watch with her.";
    await text.pressSequentially(words, { delay: 12 });
    await waitForHydration(page);
    await expect(text).toHaveValue(words);
  });
}

test("a pointer that rests is no interaction, whatever a browser says of it; one that moves is", async ({
  page,
}) => {
  await visit(page, "/contact");
  const interacted = page.locator("html[data-interacted]");
  const pointer = (movementX: number) =>
    page.evaluate((x) => dispatchEvent(new PointerEvent("pointermove", { movementX: x })), movementX);
  await pointer(0);
  await expect(interacted).toHaveCount(0);
  await pointer(1);
  await expect(interacted).toHaveCount(1);
});

test("Send, pressed before React is there, sends once it is", async ({ page, mail }) => {
  const release = await holdScripts(page);
  await page.goto("/contact", { waitUntil: "commit" });
  await fillContactForm(page);
  const { send } = contactFields(page);
  await send.click();
  await send.click();
  expect(new URL(page.url()).pathname).toBe("/contact");
  release();
  await expect(page.getByText(contactWords("success.title"))).toBeVisible();
  await mail.waitForMail();
  expect(mail.received).toHaveLength(1);
});

test.describe("scripts that come when the page no longer waits for them", () => {
  test("take over what stands in the fields by then", async ({ page }) => {
    await page.clock.install();
    const release = await holdScripts(page);
    await page.goto("/contact", { waitUntil: "commit" });
    const { name, email, message: text, send } = contactFields(page);
    await name.fill(message.name);
    await send.click();
    await page.clock.fastForward(11_000);
    await expect(page.locator("html[data-scripts-failed]")).toHaveCount(1);
    await email.fill(message.email);
    await text.fill(message.message);
    release();
    await waitForHydration(page);
    await expect(name).toHaveValue(message.name);
    await expect(email).toHaveValue(message.email);
    await expect(text).toHaveValue(message.message);
  });
});

test("where scripts cannot be had, Send posts the form as it stands", async ({ page, mail }) => {
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/contact");
  await fillContactForm(page);
  await contactFields(page).send.click();
  await expect(page).toHaveURL("/thank-you");
  const received = await mail.waitForMail();
  expect(received.mail.text?.replaceAll("\r\n", "\n")).toContain(message.message);
});

test("what was written is still there after leaving and coming Back", async ({ page }) => {
  await page.goto("/contact");
  await waitForHydration(page);
  await fillContactForm(page);
  await page.goto("/privacy");
  await page.goBack();
  await waitForHydration(page);
  await expect(contactFields(page).message).toHaveValue(message.message);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a message is sent by the form itself, and nothing stands in an address", async ({ page, mail }) => {
    await page.goto("/contact");
    await fillContactForm(page);
    await contactFields(page).send.click();
    await expect(page).toHaveURL("/thank-you");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(text("pages/thank-you.json", "title"));
    const received = await mail.waitForMail();
    expect(received.mail.replyTo).toEqual([{ name: message.name, address: message.email }]);
  });

  test("what the server cannot accept comes back in the form, with what to correct", async ({
    page,
    mail,
  }) => {
    await page.goto("/contact");
    await fillContactForm(page);
    // The browser's native validation accepts an address that the form's schema rejects.
    await contactFields(page).email.fill("renee@example");
    await contactFields(page).send.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      text("forms/common.json", "correction.title"),
    );
    await expect(page.getByLabel(requiredLabel("contact", "name"), { exact: true })).toHaveValue(
      message.name,
    );
    await page.getByLabel(requiredLabel("contact", "email"), { exact: true }).fill(message.email);
    await page.getByRole("button", { name: contactWords("submit") }).click();
    await expect(page).toHaveURL("/thank-you");
    const received = await mail.waitForMail();
    expect(received.mail.text?.replaceAll("\r\n", "\n")).toContain(message.message);
  });

  test("with the mail server down the page says so and keeps the words", async ({ page, mail }) => {
    await mail.stop();
    await page.goto("/contact");
    await fillContactForm(page);
    await contactFields(page).send.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(contactWords("failure.title"), {
      timeout: 20_000,
    });
    await expect(page.getByLabel(requiredLabel("contact", "message"), { exact: true })).toHaveValue(
      message.message,
    );
  });
});
