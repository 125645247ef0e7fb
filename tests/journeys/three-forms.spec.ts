import { waitForHydration } from "../support/hydration";
import { formOn, forms, letterOf, mailLinkName, sendButton, tabTo } from "../support/forms";
import { expect, test } from "../support/site";
import { pattern, text, textsOf } from "../support/content";

const common = textsOf("forms/common.json");

for (const one of forms) {
  test.describe(one.name, () => {
    test(
      "sent: a person's inbox has it once, the visitor reads so, and the form is empty",
      { tag: "@contents" },
      async ({ page, mail }) => {
        await page.goto("/contact");
        const { open, fill, send, expectEmpty } = formOn(page, one);
        await open();
        await fill();
        await send.click();
        const toast = page.getByRole("status").filter({ hasText: one.sent.title });
        await expect(toast).toContainText(one.sent.text);
        await expectEmpty();
        const { to, mail: received } = await mail.waitForMail();
        expect(to).toEqual([one.inbox]);
        expect(received.replyTo).toEqual([{ name: "Ruth O’Neill", address: "ruth@example.org" }]);
        expect(received.text).toContain(one.answers.at(-1)?.value);
        expect(mail.received).toHaveLength(1);
      },
    );

    test("refused: every word stays, also in a mail to write instead, and Send can be pressed again", async ({
      page,
      mail,
    }) => {
      await mail.refuse();
      await page.goto("/contact");
      const { open, fill, send, mailLink, copy, expectFilled } = formOn(page, one);
      await open();
      await fill();
      await send.click();
      const toast = page.getByRole("alert").filter({ hasText: one.failed });
      await expect(toast).toContainText(text(`forms/${one.name}.json`, "failure.text"), { timeout: 20_000 });
      await expectFilled();
      await expect(send).toBeFocused();
      expect(await letterOf(mailLink)).toEqual({ ...one.link, body: one.letter });
      await expect(copy).toBeVisible();

      await mail.accept();
      await send.click();
      await expect(page.getByText(one.sent.title)).toBeVisible();
      await mail.waitForMail();
      expect(mail.received).toHaveLength(1);
    });

    test("offline: every word stays, and can be sent once the line is back", async ({
      page,
      context,
      mail,
    }) => {
      await page.goto("/contact");
      await waitForHydration(page);
      const { form, open, fill, send, mailLink, expectFilled } = formOn(page, one);
      await open();
      await fill();
      await context.setOffline(true);
      await send.click();
      await expect(page.getByRole("alert").filter({ hasText: one.failed })).toBeVisible();
      await expect(form.getByText(common("direct.offline"))).toBeVisible();
      await expectFilled();
      await expect(mailLink).toBeVisible();

      await context.setOffline(false);
      await send.click();
      await expect(page.getByText(one.sent.title)).toBeVisible();
      await mail.waitForMail();
      expect(mail.received).toHaveLength(1);
    });

    test("time-out: a mail server that says nothing is not waited for, and every word stays", async ({
      page,
      mail,
    }) => {
      await mail.hang();
      await page.goto("/contact");
      const { open, fill, send, mailLink, expectFilled } = formOn(page, one);
      await open();
      await fill();
      const answer = page.waitForResponse("**/api/send-*");
      await send.click();
      expect((await answer).status()).toBe(503);
      await expect(page.getByRole("alert").filter({ hasText: one.failed })).toBeVisible();
      await expectFilled();
      await expect(mailLink).toBeVisible();
    });

    test("a mail server that keeps the message and does not answer: nobody is told that it was not sent", async ({
      page,
      mail,
    }) => {
      await mail.keepSilently();
      await page.goto("/contact");
      const { form, open, fill, send, expectFilled } = formOn(page, one);
      await open();
      await fill();
      await send.click();
      await expect(form.getByText(common("direct.unconfirmed"))).toBeVisible();
      await expect(form.getByText(common("direct.text"))).toBeHidden();
      await expectFilled();

      await mail.accept();
      await send.click();
      await expect(page.getByText(one.sent.title)).toBeVisible();
      const [first, ...others] = await Promise.all([0, 1, 2].map((index) => mail.waitForMail(index)));
      for (const { mail: other } of others) {
        expect([other.messageId, other.subject]).toEqual([first?.mail.messageId, first?.mail.subject]);
      }
    });

    test("pressed twice: one mail", async ({ page, mail }) => {
      let sent = 0;
      page.on("request", (request) => (sent += request.method() === "POST" ? 1 : 0));
      await page.goto("/contact");
      await waitForHydration(page);
      const { open, fill, send } = formOn(page, one);
      await open();
      await fill();
      await send.dblclick();
      await expect(page.getByText(one.sent.title)).toBeVisible();
      expect(sent).toBe(1);
      expect(mail.received).toHaveLength(1);
    });

    test("the answer lost, the page loaded again and Send pressed again: one mail", async ({
      page,
      mail,
    }) => {
      await page.goto("/contact");
      const { open, fill, send, expectFilled } = formOn(page, one);
      await open();
      await fill();
      await page.route("**/api/send-*", async (route) => {
        await route.fetch();
        await route.abort();
      });
      await send.click();
      await expect(page.getByText(one.failed)).toBeVisible();
      await mail.waitForMail();
      await page.unroute("**/api/send-*");
      await page.reload();
      await waitForHydration(page);
      await open();
      await expectFilled();
      await send.click();
      await expect(page.getByText(one.sent.title)).toBeVisible();
      expect(mail.received).toHaveLength(1);
    });

    test("Back: what was written is there again", async ({ page }) => {
      await page.goto("/contact");
      await waitForHydration(page);
      const { open, fill, expectFilled } = formOn(page, one);
      await open();
      await fill();
      await page.goto("/privacy");
      await page.goBack();
      await waitForHydration(page);
      await open();
      await expectFilled();
    });

    test("the keyboard alone fills it in and sends it", async ({ page, mail }) => {
      await page.goto("/contact");
      await waitForHydration(page);
      const { fillByKeyboard, expectFilled, send } = formOn(page, one);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      if (one.opener !== undefined) {
        await tabTo(page, page.locator("summary", { hasText: one.opener }));
        await page.keyboard.press("Enter");
      }
      await fillByKeyboard();
      await expectFilled();
      await tabTo(page, send);
      await page.keyboard.press("Enter");
      await expect(page.getByText(one.sent.title)).toBeVisible();
      await mail.waitForMail();
      expect(mail.received).toHaveLength(1);
    });

    test.describe("without script", () => {
      test.use({ javaScriptEnabled: false });

      test("no counter stands still below the text", async ({ page }) => {
        await page.goto("/contact");
        const counters = page.getByText(pattern("forms/common.json", "counter"));
        for (const counter of await counters.all()) await expect(counter).toBeHidden();
        await expect(counters).toHaveCount(3);
      });

      test("the form posts itself, and a person's inbox has it once", async ({ page, mail }) => {
        await page.goto("/contact");
        const { open, fill, send } = formOn(page, one);
        await open();
        await fill();
        await send.click();
        await expect(page).toHaveURL("/thank-you");
        const { to, mail: received } = await mail.waitForMail();
        expect(to).toEqual([one.inbox]);
        expect(received.text).toContain(one.answers.at(-1)?.value);
        expect(mail.received).toHaveLength(1);
      });

      test("refused: a page with every word, and a mail to write instead", async ({ page, mail }) => {
        await mail.refuse();
        await page.goto("/contact");
        const { open, fill, send } = formOn(page, one);
        await open();
        await fill();
        await send.click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(one.failed, { timeout: 20_000 });
        const { to, subject, body } = await letterOf(page.getByRole("link", { name: mailLinkName }));
        expect({ to, subject }).toEqual(one.link);
        for (const { value, as } of one.answers) if (as === "text") expect(body).toContain(value);

        await mail.accept();
        await sendButton(page, one.submit).click();
        await expect(page).toHaveURL("/thank-you");
        await mail.waitForMail();
        expect(mail.received).toHaveLength(1);
      });
    });
  });
}
