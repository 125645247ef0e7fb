import { findBarriers } from "../support/axe";
import { booking, contact, formOn, prayer } from "../support/contact-page";
import { expect, test } from "../support/site";
import { readDrafts, visit, visitEarly } from "../support/page";

test("errors are beside their fields, and the first field with an error has the focus", async ({
  page,
  mail,
}) => {
  await visit(page, "/contact");
  const { form, sendButton, field } = formOn(page, contact);
  await field("Email").fill("not an address");
  await sendButton.click();
  const summary = form.getByRole("alert").first();
  await expect(summary).toHaveText("3 fields need your attention before this can be sent.");
  await expect(field("Name")).toBeFocused();
  await expect(field("Name")).toHaveAttribute("aria-invalid", "true");
  await expect(field("Name")).toHaveAccessibleDescription("Write your name, so that we know whom to answer.");
  await expect(field("Email")).toHaveAccessibleDescription(/Check the address: it should look like/);
  await expect(field("Message")).toHaveAccessibleDescription(/Write your message before you send it\./);
  expect(await findBarriers(page)).toEqual([]);
  // The number of errors is announced at each attempt, and not while the visitor corrects them.
  await field("Name").fill("Ruth");
  await expect(field("Name")).not.toHaveAttribute("aria-invalid");
  await expect(summary).toHaveText("3 fields need your attention before this can be sent.");
  await sendButton.click();
  await expect(summary).toHaveText("2 fields need your attention before this can be sent.");
  await expect(field("Email")).toBeFocused();
  await field("Email").fill("ruth@example.org");
  await sendButton.click();
  await expect(summary).toHaveText("One field needs your attention before this can be sent.");
  await field("Message").fill("Peace.");
  await expect(form.getByText("needs your attention")).toHaveCount(0);
  expect(mail.mails).toHaveLength(0);
});

test("fields with errors in the booking form get the focus in order", async ({ page, mail }) => {
  await visit(page, "/contact#booking");
  const { form, field, sendButton, fill } = formOn(page, booking);
  await sendButton.click();
  await expect(form.getByRole("alert").first()).toContainText("7 fields need your attention");
  for (const [label, value, kind] of [
    ["Name", "Ruth", "name"],
    ["Email", "ruth@example.org", "email"],
    ["Organization", "Hope Church", "organization"],
  ] as const) {
    await expect(field(label)).toBeFocused();
    await expect(field(label)).toHaveAttribute("autocomplete", kind);
    await field(label).fill(value);
    await sendButton.click();
  }
  await expect(field("Event type")).toBeFocused();
  await fill();
  await field("Event date").fill("2020-01-31");
  await expect(field("Event date")).toHaveAccessibleDescription(/This date has passed\./);
  await expect(form.getByRole("status").filter({ hasText: "This date has passed." })).toBeVisible();
  await sendButton.click();
  await mail.waitForMail();
});

test("a text that is too long is refused, but not cut", async ({ page }) => {
  await visit(page, "/contact");
  const { form, field, fill, sendButton } = formOn(page, contact);
  await fill();
  await field("Message").fill("a".repeat(5001));
  await expect(form.getByText("5,001 of 5,000 characters")).toBeVisible();
  await sendButton.click();
  await expect(field("Message")).toHaveAccessibleDescription(/Shorten your message to 5,000 characters/);
  await expect(field("Message")).toHaveValue("a".repeat(5001));
});

test("after a reload, the draft is restored and announced on the card", async ({ page }) => {
  await visit(page, "/contact#prayer");
  const { form, open, fill, clearButton, field, expectFilled, expectEmpty } = formOn(page, prayer);
  const line = page.getByText("What you wrote is still in the form.");
  await expect(clearButton).toBeHidden();
  await fill();
  // The draft is stored before the page is left, because a tab that crashes does not fire events.
  await expect.poll(() => readDrafts(page)).toContain("rent");
  await page.goto("/contact");
  // The line appears without any interaction, so that the visitor's text does not seem lost.
  await expect(line).toBeVisible();
  await expect(form).toBeHidden();
  await open();
  await expect(line).toBeHidden();
  await expectFilled();
  page.once("dialog", (dialog) => void dialog.dismiss());
  await clearButton.click();
  await expectFilled();
  page.once("dialog", (dialog) => void dialog.accept());
  await clearButton.click();
  await expectEmpty();
  await expect(field("Name")).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "Form cleared" })).toBeVisible();
  expect(await readDrafts(page)).toBe("{}");
});

test("deleting the text of a failed message also deletes the draft", async ({ page }) => {
  await page.route("**/api/send-*", (route) => route.abort());
  await visit(page, "/contact");
  const { form, fill, field, sendButton } = formOn(page, contact);
  await fill();
  await sendButton.click();
  const box = form.getByText("Your words are still in the form.");
  await expect(box).toBeVisible();
  await expect.poll(() => readDrafts(page)).toContain("Peace");
  for (const label of ["Name", "Email", "Message"]) await field(label).fill("");
  await field("Inquiry type").selectOption("general");
  await expect.poll(() => readDrafts(page)).toBe("{}");
  await expect(box).toHaveCount(0);
});

test("a draft is restored before the visitor can type", async ({ page }) => {
  await visit(page, "/contact");
  const { fill, field } = formOn(page, contact);
  await fill();
  await expect.poll(() => readDrafts(page)).toContain("Peace");
  const release = await visitEarly(page, "/contact?again");
  await expect(field("Message")).toHaveValue("Peace & joy + 100% of <our> prayers 🕊.");
  await field("Message").press("End");
  await page.keyboard.type(" And my", { delay: 20 });
  release();
  await page.keyboard.type(" mother's.", { delay: 20 });
  await page.waitForFunction(() => window.hydration?.isHydrated === true);
  await expect(field("Message")).toHaveValue("Peace & joy + 100% of <our> prayers 🕊. And my mother's.");
});

test("hydration keeps typed text, and the draft fills in the other fields", async ({ page }) => {
  await visit(page, "/contact");
  const { fill, field } = formOn(page, contact);
  await fill();
  await expect.poll(() => readDrafts(page)).toContain("Peace");
  // A new visit in the same tab, in which the browser does not restore field values.
  const release = await visitEarly(page, "/contact?again");
  await field("Name").fill("Naomi");
  release();
  await expect(field("Email")).toHaveValue("ruth@example.org");
  await expect(field("Inquiry type")).toHaveValue("booking");
  await expect(field("Name")).toHaveValue("Naomi");
});

for (const [title, prepare] of [
  [
    "that forbids sessionStorage",
    () => {
      Object.defineProperty(window, "sessionStorage", {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
    },
  ],
  [
    "with invalid data in sessionStorage",
    () => {
      sessionStorage.setItem("draft:contact", '{"name":7,"message":[null]}');
      sessionStorage.setItem("draft:prayer", "{broken");
    },
  ],
] as const)
  test(`a form can be sent in a browser ${title}`, async ({ page, mail }) => {
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));
    await page.addInitScript(prepare);
    await visit(page, "/contact");
    const { fill, sendButton, expectEmpty } = formOn(page, contact);
    await expectEmpty();
    await fill();
    await sendButton.click();
    await expect(page.getByText(contact.sent.title)).toBeVisible();
    await mail.waitForMail();
    expect(errors).toEqual([]);
  });

test("Cancel closes a card but keeps the text", async ({ page }) => {
  await visit(page, "/contact");
  const { form, summary, field, cancelButton } = formOn(page, booking);
  const line = page.getByText("What you wrote is still in the form.");
  await expect(form).toBeHidden();
  await summary.click();
  await field("Name").fill("Pastor Ana");
  await expect(summary).toHaveAccessibleName("Close");
  await summary.click();
  await expect(form).toBeHidden();
  await expect(summary).toHaveAccessibleName("Request Speaking Engagement");
  await summary.click();
  await cancelButton.click();
  await expect(form).toBeHidden();
  await expect(summary).toBeFocused();
  await expect(line).toBeVisible();
  await expect(summary).toHaveAccessibleDescription(/What you wrote is still in the form/);
  const door = page.getByRole("main").getByRole("link", { name: "Invite Alex to speak" });
  await door.click();
  await expect(page).toHaveURL("/contact#booking");
  await expect(field("Name")).toHaveValue("Pastor Ana");
  await cancelButton.click();
  await expect(page).toHaveURL("/contact");
  await door.click();
  await expect(field("Name")).toBeVisible();
  // A link to another place of the page does not close the card with the focus.
  await page.evaluate(() => {
    location.hash = "main";
  });
  await expect(field("Name")).toBeVisible();
  await page.goto("/about");
  await page.goto("/contact#booking");
  await expect(field("Name")).toHaveValue("Pastor Ana");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test("a link to a card shows the card's heading, but not the character counters", async ({ page }) => {
    await page.goto("/contact#booking");
    await expect(formOn(page, booking).field("Name")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Book to Speak" })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(/of 5,000 characters/).filter({ visible: true })).toHaveCount(0);
  });
});

test("the helplines are above the closed form, and are announced with the first field", async ({ page }) => {
  await page.goto("/contact");
  const { form, field, summary } = formOn(page, prayer);
  await expect(form).toBeHidden();
  await expect(page.getByText("If someone is in danger now, call your local emergency number")).toBeVisible();
  await expect(page.getByText("In danger now?")).toBeVisible();
  await expect(page.getByRole("link", { name: "Call 988" })).toHaveAttribute("href", "tel:988");
  await expect(page.getByRole("link", { name: "Text 988" })).toHaveAttribute("href", "sms:988");
  await expect(page.getByRole("link", { name: "Find a helpline in your country" })).toBeVisible();
  await summary.click();
  await expect(field("Name")).toHaveAccessibleDescription(
    /^In danger now\? Call 988 Text 988 Find a helpline/,
  );
  await expect(field("Prayer request")).toHaveAccessibleDescription(/If you write about someone else/);
  // A prayer in a right-to-left script is shown from right to left.
  await field("Prayer request").fill("صلّوا من أجل أمي (في المستشفى).");
  await expect(field("Prayer request")).toHaveCSS("direction", "rtl");
});

test("opening a link in a form does not lose the form's text", async ({ page }) => {
  await visit(page, "/contact");
  const { form, fill, expectFilled } = formOn(page, contact);
  await fill();
  const popup = page.waitForEvent("popup");
  await form.getByRole("link", { name: "How we handle it (opens in a new tab)" }).click();
  await expect(await popup).toHaveURL(/\/privacy$/);
  expect(await (await popup).evaluate(() => window.opener === null)).toBe(true);
  await expectFilled();
});

test("a toast does not cover the outcome or the focused element at any window size", async ({ page }) => {
  await page.route("**/api/send-*", (route) => route.abort());
  for (const [width, height] of [
    [1440, 900],
    [390, 664],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await visit(page, `/contact?${String(width)}`);
    const { fill, sendButton, mailLink } = formOn(page, contact);
    await fill();
    await sendButton.click();
    const toast = page.getByRole("status").filter({ hasText: contact.failed });
    await expect(toast).toBeVisible();
    await expect(sendButton).toBeFocused();
    const roomBelow = async (part: typeof sendButton) => {
      const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
      return ((await toast.boundingBox())?.y ?? 0) - y - height;
    };
    await expect.poll(() => roomBelow(sendButton), `${String(width)} px`).toBeGreaterThanOrEqual(0);
    // A window of this height does not have room for another toast.
    if (height > 256) expect(await roomBelow(mailLink), `${String(width)} px`).toBeGreaterThanOrEqual(0);
  }
});
