import type { Locator, Page } from "@playwright/test";
import { ownFailure, ownSuccess } from "../support/answers";
import { contactFields, fillContactForm, message } from "../support/contact";
import { waitForHydration } from "../support/hydration";
import { expect, test } from "../support/site";
import { inDigits, literally, textsOf } from "../support/content";
import { optionLabel } from "../support/forms";

const contactWords = textsOf("forms/contact.json");
const common = textsOf("forms/common.json");
const frame = textsOf("frame.json");

test("a message reaches a person's inbox, and the form is empty again", async ({ page, mail }) => {
  await page.goto("/contact");
  await fillContactForm(page);
  const { name, email, inquiryType, message: text, send } = contactFields(page);
  await inquiryType.selectOption({ label: optionLabel("contact", "inquiryType", "booking") });
  await send.click();

  const toast = page.getByRole("status").filter({ hasText: contactWords("success.title") });
  await expect(toast).toContainText(contactWords("success.text"));
  for (const field of [name, email, text]) await expect(field).toHaveValue("");
  await expect(inquiryType).toHaveValue("general");

  const received = await mail.waitForMail();
  expect(mail.received).toHaveLength(1);
  expect(received.mail.replyTo).toEqual([{ name: message.name, address: message.email }]);
  expect(received.mail.text).toContain(optionLabel("contact", "inquiryType", "booking"));
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
  await expect(send).toHaveText(common("submitting"));
  release();
  await expect(send).toHaveText(contactWords("submit"));
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

  await expect(
    page.getByRole("alert").filter({ hasText: common("errorSummary.other", { count: 3 }) }),
  ).toBeVisible();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(contactWords("inputs.name.errors.required"));
  await expect(email).toHaveAccessibleDescription(literally(contactWords("inputs.email.errors.invalid")));
  await expect(text).toHaveAccessibleDescription(literally(contactWords("inputs.message.errors.required")));
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
  await expect(summary).toHaveText(common("errorSummary.other", { count: 3 }));
  await name.fill("Ruth");
  await expect(summary).toHaveText(common("errorSummary.other", { count: 3 }));
  await send.click();
  await expect(summary).toHaveText(common("errorSummary.other", { count: 2 }));
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
    const said = page.locator("#contact-form").getByText(contactWords("sent"));
    const edgeOf = async (part: Locator, edge: "top" | "bottom") =>
      part.evaluate((element, name) => element.getBoundingClientRect()[name], edge);
    const toast = page.getByRole("status").filter({ hasText: contactWords("success.title") });
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
  const outcome = page.locator("#contact-form").getByText(contactWords("sent"));
  await send.click();
  await mail.waitForMail();
  await expect(page.getByRole("button", { name: frame("dismiss") })).toBeVisible();
  await page.getByRole("button", { name: frame("dismiss") }).click();
  await expect(outcome).toBeVisible();
  await name.fill("R");
  await expect(outcome).toHaveCount(0);
});

test("a text that is too long is counted and refused, never cut", async ({ page }) => {
  await page.goto("/contact");
  const { message: text, send } = contactFields(page);
  await fillContactForm(page);
  await text.fill("a".repeat(5001));
  await expect(
    page.getByText(common("counter", { count: inDigits(5001), limit: inDigits(5000) })),
  ).toBeVisible();
  await waitForHydration(page);
  await send.click();
  await expect(text).toHaveAccessibleDescription(literally(contactWords("inputs.message.errors.tooLong")));
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
  await expect(page.getByText(contactWords("success.title"))).toBeVisible();
  expect(mail.received).toHaveLength(1);
  await expect(text).toHaveValue(`${message.message} And one thing more.`);
  await page.reload();
  await expect(text).toHaveValue(`${message.message} And one thing more.`);
});

/** From here on the fake clock advances only on request, so that the machine's speed does not matter. */
async function stopTheClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
}

test("a toast leaves by itself, stays while it is held, and can be dismissed", async ({ page, mail }) => {
  await page.clock.install();
  await mail.stop();
  await page.goto("/contact");
  await page.route("**/api/send-contact-email", (route) => route.fulfill(ownFailure(503)));
  await fillContactForm(page);
  await waitForHydration(page);
  await stopTheClock(page);
  const { send } = contactFields(page);
  const toast = page
    .getByRole("region", { name: frame("notifications") })
    .getByText(contactWords("failure.title"));

  await send.click();
  await expect(toast).toBeVisible();
  await toast.hover();
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await page.getByRole("button", { name: frame("dismiss") }).focus();
  await page.mouse.move(0, 0);
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await send.focus();
  await page.clock.runFor(6_000);
  await expect(toast).toBeHidden();

  await send.click();
  await page.getByRole("button", { name: frame("dismiss") }).click();
  await expect(toast).toBeHidden();
});

test("at most three toasts stand at once, the newest among them, and none twice", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-write"]);
  await page.clock.install();
  await page.route("**/api/send-contact-email", (route) => route.fulfill(ownFailure(503)));
  await page.goto("/contact");
  await fillContactForm(page);
  await waitForHydration(page);
  await stopTheClock(page);
  const { send } = contactFields(page);
  const dismissals = page.getByRole("button", { name: frame("dismiss") });
  const failed = page.getByText(contactWords("failure.title"));
  for (const _ of [1, 2]) {
    await send.click();
    await expect(send).toBeEnabled();
    await expect(dismissals).toHaveCount(1);
  }
  await page.getByRole("button", { name: common("direct.copy") }).click();
  await expect(dismissals).toHaveCount(2);
  page.once("dialog", (dialog) => dialog.accept());
  await page.getByRole("button", { name: common("clear.label") }).click();
  await expect(dismissals).toHaveCount(3);
  await expect(failed).toBeVisible();

  await fillContactForm(page);
  await page.route("**/api/send-contact-email", (route) => route.fulfill(ownSuccess()));
  await send.click();
  await expect(page.getByText(contactWords("success.title"))).toBeVisible();
  await expect(dismissals).toHaveCount(3);
  await expect(failed).toHaveCount(0);
});
