import type { Locator, Page } from "@playwright/test";
import { contactFields, fillContactForm, message } from "../support/contact";
import { waitForHydration } from "../support/hydration";
import { expect, test } from "../support/site";

test("a message reaches a person's inbox, and the form is empty again", async ({ page, mail }) => {
  await page.goto("/contact");
  await fillContactForm(page);
  const { name, email, inquiryType, message: text, send } = contactFields(page);
  await inquiryType.selectOption({ label: "Booking question" });
  await send.click();

  const toast = page.getByRole("status").filter({ hasText: "Message sent successfully!" });
  await expect(toast).toContainText("We'll get back to you within 48 hours.");
  for (const field of [name, email, text]) await expect(field).toHaveValue("");
  await expect(inquiryType).toHaveValue("general");

  const received = await mail.waitForMail();
  expect(mail.received).toHaveLength(1);
  expect(received.mail.replyTo).toEqual([{ name: message.name, address: message.email }]);
  expect(received.mail.text).toContain("Booking question");
  expect(received.mail.text?.replaceAll("\r\n", "\n")).toContain(message.message);
  expect(received.mail.subject).not.toContain(message.name);
});

test("the payload is exactly the specification's", async ({ page, mail }) => {
  await page.goto("/contact");
  await fillContactForm(page);
  const request = page.waitForRequest("**/api/send-contact-email");
  await contactFields(page).send.click();
  expect((await request).method()).toBe("POST");
  expect((await request).postDataJSON()).toEqual({
    ...message,
    phone: "",
    inquiryType: "general",
    organization: "",
    eventDate: "",
  });
  await mail.waitForMail();
});

test("while it is being sent the button is disabled and says so", async ({ page, mail }) => {
  await page.goto("/contact");
  await fillContactForm(page);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/send-contact-email", async (route) => {
    await held;
    await route.continue();
  });
  const { send } = contactFields(page);
  await send.click();
  await expect(send).toBeDisabled();
  await expect(send).toHaveText("Sending...");
  release();
  await expect(send).toHaveText("Send Message");
  await mail.waitForMail();
});

test("what is missing or wrong is said beside its field, and the first such field has the focus", async ({
  page,
  mail,
}) => {
  await page.goto("/contact");
  const { name, email, message: text, send } = contactFields(page);
  await email.fill("not an address");
  await waitForHydration(page);
  await send.click();

  await expect(page.getByRole("alert").filter({ hasText: "3 fields need your attention" })).toBeVisible();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription("Write your name, so that we know whom to answer.");
  await expect(email).toHaveAccessibleDescription(/Check the address/);
  await expect(text).toHaveAccessibleDescription(/Write your message before you send it\./);
  for (const field of [name, email, text]) await expect(field).toHaveAttribute("aria-invalid", "true");

  await name.fill("Ruth");
  await expect(name).not.toHaveAttribute("aria-invalid");
  expect(mail.received).toHaveLength(0);
});

test("how many fields need attention is said at each attempt, and not while the visitor mends them", async ({
  page,
}) => {
  await page.goto("/contact");
  await waitForHydration(page);
  const { name, email, message: text, send } = contactFields(page);
  const summary = page.locator("#contact-form [role=alert]");
  await send.click();
  await expect(summary).toHaveText("3 fields need your attention before this can be sent.");
  await name.fill("Ruth");
  await expect(summary).toHaveText("3 fields need your attention before this can be sent.");
  await send.click();
  await expect(summary).toHaveText("2 fields need your attention before this can be sent.");
  await email.fill("ruth@example.org");
  await text.fill("Peace.");
  await expect(summary).toBeEmpty();
});

for (const [width, height] of [
  [1440, 900],
  [390, 664],
] as const) {
  test(`the toast covers no word of what the form says at ${String(width)} px`, async ({ page, mail }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/contact");
    await fillContactForm(page);
    await waitForHydration(page);
    await contactFields(page).send.click();
    await mail.waitForMail();
    const said = page.locator("#contact-form").getByText("Your message is with us.");
    const edgeOf = async (part: Locator, edge: "top" | "bottom") =>
      part.evaluate((element, name) => element.getBoundingClientRect()[name], edge);
    const toast = page.getByRole("status").filter({ hasText: "Message sent successfully!" });
    await expect(toast).toBeVisible();
    await expect
      .poll(async () => (await edgeOf(toast, "top")) - (await edgeOf(said, "bottom")))
      .toBeGreaterThanOrEqual(0);
  });
}

test("that a message went out stays in the form when the toast is gone, until the next is begun", async ({
  page,
  mail,
}) => {
  await page.goto("/contact");
  await fillContactForm(page);
  await waitForHydration(page);
  const { name, send } = contactFields(page);
  const outcome = page.locator("#contact-form").getByText("Your message is with us.");
  await send.click();
  await mail.waitForMail();
  await expect(page.getByRole("button", { name: "Dismiss" })).toBeVisible();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(outcome).toBeVisible();
  await name.fill("R");
  await expect(outcome).toHaveCount(0);
});

test("a text that is too long is counted and refused, never cut", async ({ page }) => {
  await page.goto("/contact");
  const { message: text, send } = contactFields(page);
  await fillContactForm(page);
  await text.fill("a".repeat(5001));
  await expect(page.getByText("5,001 of 5,000 characters")).toBeVisible();
  await waitForHydration(page);
  await send.click();
  await expect(text).toHaveAccessibleDescription(/Shorten your message to 5,000 characters or fewer\./);
  await expect(text).toHaveValue("a".repeat(5001));
});

test("what is written while a message is on its way stays in the form", async ({ page, mail }) => {
  await page.goto("/contact");
  await fillContactForm(page);
  await waitForHydration(page);
  const { message: text, send } = contactFields(page);
  let goOn = (): void => undefined;
  const written = new Promise<void>((resolve) => (goOn = resolve));
  await page.route("**/api/send-contact-email", async (route) => {
    await written;
    await route.continue();
  });
  await send.click();
  await text.press("Control+End");
  await text.pressSequentially(" And one thing more.");
  goOn();
  await expect(page.getByText("Message sent successfully!")).toBeVisible();
  expect(mail.received).toHaveLength(1);
  await expect(text).toHaveValue(`${message.message} And one thing more.`);
  await page.reload();
  await expect(text).toHaveValue(`${message.message} And one thing more.`);
});

/** From now on time passes only where a test says so, however slow the machine is. */
async function stopTheClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
}

test("a toast leaves by itself, stays while it is held, and can be dismissed", async ({ page, mail }) => {
  await page.clock.install();
  await mail.stop();
  await page.goto("/contact");
  await page.route("**/api/send-contact-email", (route) => route.fulfill({ status: 503 }));
  await fillContactForm(page);
  await waitForHydration(page);
  await stopTheClock(page);
  const { send } = contactFields(page);
  const toast = page.getByRole("region", { name: "Notifications" }).getByText("Error sending message");

  await send.click();
  await expect(toast).toBeVisible();
  await toast.hover();
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await page.getByRole("button", { name: "Dismiss" }).focus();
  await page.mouse.move(0, 0);
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await send.focus();
  await page.clock.runFor(6_000);
  await expect(toast).toBeHidden();

  await send.click();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(toast).toBeHidden();
});

test("at most three toasts stand at once, the newest among them, and none twice", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-write"]);
  await page.clock.install();
  await page.route("**/api/send-contact-email", (route) => route.fulfill({ status: 503 }));
  await page.goto("/contact");
  await fillContactForm(page);
  await waitForHydration(page);
  await stopTheClock(page);
  const { send } = contactFields(page);
  const dismissals = page.getByRole("button", { name: "Dismiss" });
  const failed = page.getByText("Error sending message");
  for (const _ of [1, 2]) {
    await send.click();
    await expect(send).toBeEnabled();
    await expect(dismissals).toHaveCount(1);
  }
  await page.getByRole("button", { name: "Copy what I wrote" }).click();
  await expect(dismissals).toHaveCount(2);
  page.once("dialog", (dialog) => dialog.accept());
  await page.getByRole("button", { name: "Clear the form" }).click();
  await expect(dismissals).toHaveCount(3);
  await expect(failed).toBeVisible();

  await fillContactForm(page);
  await page.route("**/api/send-contact-email", (route) => route.fulfill({ status: 200, body: "{}" }));
  await send.click();
  await expect(page.getByText("Message sent successfully!")).toBeVisible();
  await expect(dismissals).toHaveCount(3);
  await expect(failed).toHaveCount(0);
});
