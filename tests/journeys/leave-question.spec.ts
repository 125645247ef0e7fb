import type { Page } from "@playwright/test";
import common from "../../content/forms/common.json";
import frame from "../../content/frame.json";
import { ownFailure } from "../support/answers";
import { type FormCase, formCase, formOn, forms, requiredLabel } from "../support/forms";
import { waitForHydration } from "../support/hydration";
import { expect, test } from "../support/site";
import { literally, texts, textsOf } from "../support/content";

const prayerWords = textsOf("forms/prayer.json");

const prayer = formCase("prayer");

/** Opens the form's page and its card, and waits for hydration. */
async function openForm(page: Page, one: FormCase) {
  await page.goto("/contact");
  await waitForHydration(page);
  const parts = formOn(page, one);
  await parts.open();
  return {
    ...parts,
    confidential: parts.form.getByLabel(literally(prayerWords("inputs.confidential.label"))),
  };
}

/** All ways to leave the page; the tests do not await them, since the browser may ask for confirmation first. */
const departures = {
  reload: () => {
    location.reload();
  },
  Back: () => {
    history.back();
  },
  "a link": () => {
    document.querySelector<HTMLAnchorElement>("header a[href='/about']")?.click();
  },
};

function leaveBy(page: Page, leave: () => void): Promise<void> {
  return page.evaluate(`setTimeout(${String(leave)})`);
}

for (const [way, leave] of Object.entries(departures)) {
  test(`${way}: the browser asks before a confidential request is lost, and does what it is told`, async ({
    page,
  }) => {
    await page.goto("/about");
    const { confidential, fill, expectFilled } = await openForm(page, prayer);
    await fill();
    await confidential.check();

    const first = page.waitForEvent("dialog");
    await leaveBy(page, leave);
    const question = await first;
    expect(question.type()).toBe("beforeunload");
    await question.dismiss();
    await expect(page).toHaveURL(/\/contact/);
    await expectFilled();

    page.once("dialog", (dialog) => void dialog.accept());
    const left = page.waitForEvent("load");
    await leaveBy(page, leave);
    await left;
    await page.goto("/contact#prayer");
    await waitForHydration(page);
    await expect(
      page.locator("#prayer-form").getByLabel(requiredLabel("prayer", "prayerRequest"), { exact: true }),
    ).toHaveValue("");
  });
}

test("it asks too after a confidential request could not be sent, and no longer once it was", async ({
  page,
  mail,
}) => {
  await page.route("**/api/send-*", (route) => route.fulfill(ownFailure(503)));
  const { confidential, fill, send } = await openForm(page, prayer);
  await fill();
  await confidential.check();
  await send.click();
  await expect(page.getByText(prayer.failed)).toBeVisible();
  const asked = page.waitForEvent("dialog");
  await leaveBy(page, departures.reload);
  await (await asked).dismiss();

  await page.unrouteAll();
  await send.click();
  await expect(page.getByText(prayer.sent.title)).toBeVisible();
  await mail.waitForMail();
  await expectNoQuestion(page);
});

/** Reloads the page, and expects no confirmation dialog. */
async function expectNoQuestion(page: Page): Promise<void> {
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(dialogs).toEqual([]);
}

test("it does not ask over a draft that the tab keeps", async ({ page }) => {
  const { fill, confidential } = await openForm(page, prayer);
  await fill();
  await confidential.check();
  await confidential.uncheck();
  await expectNoQuestion(page);
});

test("it does not ask over the tick alone", async ({ page }) => {
  const { confidential } = await openForm(page, prayer);
  await confidential.check();
  await expectNoQuestion(page);
});

test("it does not ask once the form is cleared", async ({ page }) => {
  const { fill, confidential, clear, expectEmpty } = await openForm(page, prayer);
  await fill();
  await confidential.check();
  page.once("dialog", (dialog) => void dialog.accept());
  await clear.click();
  await expectEmpty();
  await expectNoQuestion(page);
});

test("nobody who calls for help is asked, and a reload after that is", async ({ page }) => {
  await page.clock.install();
  const { fill, confidential } = await openForm(page, prayer);
  await fill();
  await confidential.check();
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.type());
    void dialog.dismiss();
  });
  for (const name of texts("forms/prayer.json", "emergency.links.*.label"))
    await page.getByRole("link", { name }).click();
  await expect(page).toHaveURL(/\/contact/);
  expect(dialogs).toEqual([]);
  await page.clock.runFor(1_000);
  await leaveBy(page, departures.reload);
  await expect.poll(() => dialogs).toEqual(["beforeunload"]);
});

const linkName = `${common.privacyLink.label} ${frame.newTab}`;

for (const one of forms) {
  test(`${one.name}: the link in the form opens a tab of its own, says so, and leaves every word`, async ({
    page,
  }) => {
    const { form, fill, expectFilled } = await openForm(page, one);
    await fill();
    const popup = page.waitForEvent("popup");
    await form.getByRole("link", { name: linkName, exact: true }).click();
    await expect(await popup).toHaveURL(common.privacyLink.href);
    expect(await (await popup).evaluate(() => window.opener === null)).toBe(true);
    await expectFilled();
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page of a request that could not be sent keeps it while its link is read", async ({
    page,
    mail,
  }) => {
    await mail.refuse();
    await page.goto("/contact");
    const { form, open, fill, send } = formOn(page, prayer);
    await open();
    await expect(form.getByRole("link", { name: linkName, exact: true })).toHaveAttribute("target", "_blank");
    await fill();
    await form.getByLabel(literally(prayerWords("inputs.confidential.label"))).check();
    await send.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(prayer.failed);
    const popup = page.waitForEvent("popup");
    await page.getByRole("link", { name: linkName, exact: true }).click();
    await expect(await popup).toHaveURL(common.privacyLink.href);
    await expect(page.getByLabel(requiredLabel("prayer", "prayerRequest"), { exact: true })).toHaveValue(
      "The rent is due on Friday.",
    );
  });
});
