import { ownFailure } from "../support/answers";
import { formCase, formOn, labelOf, requiredLabel } from "../support/forms";
import { waitForHydration } from "../support/hydration";
import { expect, test } from "../support/site";

const contact = formCase("contact");
const address = "ada@example.com";

/** Typed and pasted variants of the address above. */
const typed = [
  "Ada Lovelace <ada@example.com>",
  "mailto:ada@example.com",
  "ada@example.com.",
  "ada＠example。com",
  "\u202aada\u200b@exam\u00adple.com\u2060,\u202c",
];

for (const [index, text] of typed.entries()) {
  test(`address ${String(index + 1)}: ${JSON.stringify(text)} reaches the mail as it is meant`, async ({
    page,
    mail,
  }) => {
    await page.goto("/contact");
    await waitForHydration(page);
    const { form, fill, send } = formOn(page, contact);
    const email = form.getByLabel(requiredLabel("contact", "email"), { exact: true });
    await fill();
    await email.fill(text);

    // The field keeps the text as typed.
    await page.route("**/api/send-*", (route) => route.fulfill(ownFailure(503)), { times: 1 });
    await send.click();
    await expect(page.getByText(contact.failed)).toBeVisible();
    await expect(email).toHaveValue(text);

    const request = page.waitForRequest("**/api/send-*");
    await send.click();
    expect((await request).postDataJSON()).toHaveProperty("email", address);
    const { mail: received } = await mail.waitForMail();
    expect(received.replyTo).toEqual([{ name: "Ruth O’Neill", address }]);
    expect(received.text).toContain(`${labelOf("contact", "email")}: ${address}\n`);
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const [index, text] of typed.entries()) {
    test(`address ${String(index + 1)} reaches the mail as it is meant`, async ({ page, mail }) => {
      await page.goto("/contact");
      const { form, fill, send } = formOn(page, contact);
      await fill();
      await form.getByLabel(requiredLabel("contact", "email"), { exact: true }).fill(text);
      await send.click();
      await expect(page).toHaveURL("/thank-you");
      const { mail: received } = await mail.waitForMail();
      expect(received.replyTo).toEqual([{ name: "Ruth O’Neill", address }]);
    });
  }

  test("what was typed comes back in the field where the message could not be sent", async ({
    page,
    mail,
  }) => {
    await mail.refuse();
    await page.goto("/contact");
    const { form, fill, send } = formOn(page, contact);
    await fill();
    await form.getByLabel(requiredLabel("contact", "email"), { exact: true }).fill("Ada <ada@example.com>");
    await send.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(contact.failed);
    await expect(page.getByLabel(requiredLabel("contact", "email"), { exact: true })).toHaveValue(
      "Ada <ada@example.com>",
    );
  });
});
