import type { Page } from "@playwright/test";
import { ownFailure } from "../support/answers";
import { holdScripts, waitForHydration } from "../support/hydration";
import { formCase, formOn, forms, requiredLabel } from "../support/forms";
import { expect, test } from "../support/site";
import { literally, text, textsOf } from "../support/content";

const prayerWords = textsOf("forms/prayer.json");

const contact = formCase("contact");
const prayer = formCase("prayer");

/** Returns the content of sessionStorage as JSON. */
function kept(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify(sessionStorage));
}

for (const one of forms) {
  test(`${one.name}: a draft is kept while it is written, and there again after a reload`, async ({
    page,
  }) => {
    await page.goto("/contact");
    const { open, fill, expectFilled } = formOn(page, one);
    await open();
    await fill();
    // The draft must be stored before the page is left, because a crashing tab fires no events.
    await expect.poll(() => kept(page)).toContain(one.answers.at(-1)?.value);
    await page.reload();
    await waitForHydration(page);
    await open();
    await expectFilled();
  });

  test(`${one.name}: nothing is kept once it has been sent`, async ({ page, mail }) => {
    await page.goto("/contact");
    const { open, fill, send, expectEmpty } = formOn(page, one);
    await open();
    await fill();
    await send.click();
    await expect(page.getByText(one.sent.title)).toBeVisible();
    await mail.waitForMail();
    await page.reload();
    await waitForHydration(page);
    await expectEmpty();
    expect(await kept(page)).toBe("{}");
  });

  test(`${one.name}: it can be cleared, and then nothing is kept`, async ({ page }) => {
    await page.goto("/contact");
    await waitForHydration(page);
    const { form, open, fill, clear, expectFilled, expectEmpty } = formOn(page, one);
    await open();
    await expect(clear).toBeHidden();
    await fill();

    page.once("dialog", (dialog) => void dialog.dismiss());
    await clear.click();
    await expectFilled();

    page.once("dialog", (dialog) => void dialog.accept());
    await clear.click();
    await expectEmpty();
    await expect(form.getByLabel(requiredLabel("contact", "name"), { exact: true })).toBeFocused();
    await expect(
      page.getByRole("status").filter({ hasText: text("forms/common.json", "clear.done.title") }),
    ).toBeVisible();
    await expect(clear).toBeHidden();
    expect(await kept(page)).toBe("{}");
    await page.reload();
    await waitForHydration(page);
    await expectEmpty();
  });
}

test("a card with a draft in it is closed after a reload, and says what is in it", async ({ page }) => {
  await page.goto("/contact");
  const { form, open, fill } = formOn(page, prayer);
  const line = page.getByText(prayerWords("card.kept"));
  await open();
  await fill();
  await expect.poll(() => kept(page)).toContain("draft:prayer");
  await page.reload();
  // The line appears without any interaction, so that the visitor's text does not seem lost.
  await expect(line).toBeVisible();
  await expect(form).toBeHidden();
  await open();
  await expect(line).toBeHidden();
});

test("what is typed before React is there stays, and the draft fills the rest", async ({ page }) => {
  await page.goto("/contact");
  const { form, fill } = formOn(page, contact);
  await fill();
  await expect.poll(() => kept(page)).toContain("Peace");
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  // A new visit in the same tab, where the browser restores no field values.
  await page.goto("/contact?again", { waitUntil: "commit" });
  await form.getByLabel(requiredLabel("contact", "name"), { exact: true }).fill("Naomi");
  release();
  await waitForHydration(page);
  await expect(form.getByLabel(requiredLabel("contact", "name"), { exact: true })).toHaveValue("Naomi");
  await expect(form.getByLabel(requiredLabel("contact", "message"), { exact: true })).toHaveValue(
    "Peace & joy + 100% of our prayers.",
  );
  await expect(form.getByLabel(requiredLabel("contact", "inquiryType"), { exact: true })).toHaveValue(
    "booking",
  );
});

const onlyTheTick = JSON.stringify({ "draft:prayer": JSON.stringify({ confidential: ["true"] }) });

test("a tick for confidence ends all keeping at once, but of the tick itself", async ({ page }) => {
  await page.goto("/contact");
  const { form, open, fill } = formOn(page, prayer);
  await open();
  await fill();
  await expect.poll(() => kept(page)).toContain("rent");
  const tick = form.getByLabel(literally(prayerWords("inputs.confidential.label")));
  await tick.check();
  expect(await kept(page)).toBe(onlyTheTick);
  const request = form.getByLabel(requiredLabel("prayer", "prayerRequest"), { exact: true });
  await request.fill("The rent is due, and I am afraid.");
  await page.waitForTimeout(600);
  expect(await kept(page)).toBe(onlyTheTick);
  await page.reload();
  await waitForHydration(page);
  expect(await kept(page)).toBe(onlyTheTick);
  await open();
  await expect(request).toHaveValue("");
  await expect(form.getByText(prayerWords("notKept"))).toBeVisible();
});

test("a request written again after a reload is confidential still", async ({ page, mail }) => {
  await page.goto("/contact");
  const { form, open, fill, send } = formOn(page, prayer);
  await open();
  await fill();
  await form.getByLabel(literally(prayerWords("inputs.confidential.label"))).check();
  await page.reload();
  await waitForHydration(page);
  await open();
  await expect(form.getByLabel(literally(prayerWords("inputs.confidential.label")))).toBeChecked();
  await fill();
  await send.click();
  expect((await mail.waitForMail()).to).toEqual(["confidential@ministry.example"]);
  expect(mail.received).toHaveLength(1);
  await expect.poll(() => kept(page)).toBe("{}");
});

test("a card that was closed over a confidential request does not say that its words are still there", async ({
  page,
}) => {
  await page.goto("/contact");
  const { form, open, fill } = formOn(page, prayer);
  const line = page.getByText(prayerWords("card.kept"));
  await open();
  await fill();
  await form.getByLabel(literally(prayerWords("inputs.confidential.label"))).check();
  await form.getByRole("button", { name: prayerWords("card.cancel") }).click();
  await expect(line).toBeVisible();
  await page.goto("/contact?again");
  await waitForHydration(page);
  await expect(form).toBeHidden();
  await expect(line).toHaveCount(0);
  await open();
  await expect(form.getByText(prayerWords("notKept"))).toBeVisible();
});

test("a link to a card with a draft in it opens it", async ({ page }) => {
  await page.goto("/contact");
  const { form, open, fill, expectFilled } = formOn(page, prayer);
  await open();
  await fill();
  await expect.poll(() => kept(page)).toContain("rent");
  await form.getByRole("button", { name: prayerWords("card.cancel") }).click();
  await page.goto("/about");
  await page.goto("/contact#prayer");
  await waitForHydration(page);
  await expectFilled();
});

test("a page that Back shows again as it was has no confidential words in it", async ({ page }) => {
  await page.goto("/contact");
  const { form, open, fill } = formOn(page, prayer);
  await open();
  await fill();
  await form.getByLabel(literally(prayerWords("inputs.confidential.label"))).check();
  await waitForHydration(page);
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(form.getByLabel(requiredLabel("prayer", "prayerRequest"), { exact: true })).toHaveValue("");
  await expect(form.getByLabel(requiredLabel("contact", "name"), { exact: true })).toHaveValue("");
  await expect(form.getByLabel(literally(prayerWords("inputs.confidential.label")))).toBeChecked();
  await expect(form.getByText(prayerWords("notKept"))).toBeVisible();
});

test("nor has a page that Back shows again before its scripts have come", async ({ page }) => {
  await holdScripts(page);
  await page.goto("/contact", { waitUntil: "commit" });
  const { form, open, fill } = formOn(page, prayer);
  await open();
  await fill();
  const request = form.getByLabel(requiredLabel("prayer", "prayerRequest"), { exact: true });
  const written = await request.inputValue();
  const leave = () =>
    page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    });
  await leave();
  await expect(request).toHaveValue(written);
  const confidential = form.getByLabel(literally(prayerWords("inputs.confidential.label")));
  await confidential.check();
  await leave();
  await expect(request).toHaveValue("");
  await expect(form.getByLabel(requiredLabel("prayer", "name"), { exact: true })).toHaveValue("");
  await expect(confidential).toBeChecked();
});

test("of what could not be sent nothing is kept once it has been taken out of the form by hand", async ({
  page,
}) => {
  await page.route("**/api/send-*", (route) => route.fulfill(ownFailure(503)));
  await page.goto("/contact");
  const { form, fill, send } = formOn(page, contact);
  await fill();
  await send.click();
  const box = form.getByText(text("forms/common.json", "direct.text"));
  await expect(box).toBeVisible();
  await expect.poll(async () => (await kept(page)).match(/Peace/g)).toHaveLength(1);
  for (const field of [
    requiredLabel("contact", "name"),
    requiredLabel("contact", "email"),
    requiredLabel("contact", "message"),
  ])
    await form.getByLabel(field).fill("");
  await form.getByLabel(requiredLabel("contact", "inquiryType"), { exact: true }).selectOption("general");
  await expect.poll(() => kept(page)).toBe("{}");
  await expect(box).toHaveCount(0);
});

test("a confidential request that could not be sent leaves nothing either", async ({ page, mail }) => {
  await mail.refuse();
  await page.goto("/contact");
  const { form, open, fill, send } = formOn(page, prayer);
  await open();
  await fill();
  await form.getByLabel(literally(prayerWords("inputs.confidential.label"))).check();
  await send.click();
  await expect(page.getByText(prayer.failed)).toBeVisible({ timeout: 20_000 });
  expect(await kept(page)).toBe(onlyTheTick);
});

test("the tick taken away again, keeping goes on", async ({ page }) => {
  await page.goto("/contact");
  const { form, open, fill, expectFilled } = formOn(page, prayer);
  await open();
  await fill();
  const tick = form.getByLabel(literally(prayerWords("inputs.confidential.label")));
  await tick.check();
  await tick.uncheck();
  await expect.poll(() => kept(page)).toContain("rent");
  await page.reload();
  await waitForHydration(page);
  await open();
  await expectFilled();
});

test("a corrected draft is another message, the same words again after a success too", async ({
  page,
  mail,
}) => {
  await page.goto("/contact");
  const { form, fill, send } = formOn(page, contact);
  const toast = page.getByText(contact.sent.title);
  for (const words of ["First", "Second", "Second"]) {
    await fill();
    await form.getByLabel(requiredLabel("contact", "message"), { exact: true }).fill(words);
    await send.click();
    await expect(toast).toBeVisible();
    await page.getByRole("button", { name: text("frame.json", "dismiss") }).click();
  }
  await mail.waitForMail(2);
  expect(new Set(mail.received.map(({ mail: { messageId } }) => messageId)).size).toBe(3);
});

test("a browser that forbids the store changes nothing else", async ({ page, mail }) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await page.goto("/contact");
  const { fill, send } = formOn(page, contact);
  await fill();
  await send.click();
  await expect(page.getByText(contact.sent.title)).toBeVisible();
  await mail.waitForMail();
  expect(errors).toEqual([]);
});

test("a store that something else has written into is no draft", async ({ page }) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.goto("/contact");
  await page.evaluate(() => {
    sessionStorage.setItem("draft:contact", '{"name":7,"message":[null]}');
    sessionStorage.setItem("draft:prayer", "{broken");
  });
  await page.goto("/contact?again");
  await waitForHydration(page);
  await formOn(page, contact).expectEmpty();
  expect(errors).toEqual([]);
});
