import type { Page } from "@playwright/test";
import { hold, holdScripts, waitForHydration } from "../support/hydration";
import { expect, test } from "../support/site";
import { escaped, literally, text, texts, textsOf } from "../support/content";
import { optionLabel, requiredLabel, sendButton } from "../support/forms";

const prayerWords = textsOf("forms/prayer.json");
const common = textsOf("forms/common.json");

function card(page: Page) {
  const region = page.getByRole("region", { name: prayerWords("title") });
  return {
    region,
    summary: region.locator("summary", { hasText: prayerWords("card.expand") }),
    name: region.getByLabel(requiredLabel("prayer", "name"), { exact: true }),
    request: region.getByLabel(requiredLabel("prayer", "prayerRequest"), { exact: true }),
    confidential: region.getByLabel(literally(prayerWords("inputs.confidential.label"))),
    send: sendButton(region, prayerWords("submit")),
  };
}

async function fill(page: Page): Promise<void> {
  const { region, name, request } = card(page);
  await name.fill("Ruth");
  await region.getByLabel(requiredLabel("prayer", "email"), { exact: true }).fill("ruth@example.org");
  await region
    .getByLabel(requiredLabel("prayer", "requestType"), { exact: true })
    .selectOption({ label: optionLabel("prayer", "requestType", "breakthrough") });
  await request.fill("The rent is due on Friday.");
}

test("a prayer request reaches the prayer team", async ({ page, mail }) => {
  await page.goto("/contact#prayer");
  await fill(page);
  const sent = page.waitForRequest("**/api/send-prayer-email");
  await card(page).send.click();
  expect((await sent).postDataJSON()).toEqual({
    name: "Ruth",
    email: "ruth@example.org",
    requestType: "breakthrough",
    prayerRequest: "The rent is due on Friday.",
    confidential: false,
  });
  const toast = page.getByRole("status").filter({ hasText: prayerWords("success.title") });
  await expect(toast).toContainText(prayerWords("success.text"));
  await expect(card(page).name).toBeHidden();
  await expect(card(page).summary).toBeFocused();
  // The message remains after the toast has disappeared, and is removed when the form is opened again.
  const outcome = card(page).region.getByText(prayerWords("sent"));
  await expect(outcome).toBeVisible();
  for (const [index, label] of texts("forms/prayer.json", "next.links.*.label").entries())
    await expect(card(page).region.getByRole("link", { name: label })).toHaveAttribute(
      "href",
      prayerWords(`next.links.${String(index)}.href`),
    );
  await card(page).summary.click();
  await expect(outcome).toBeHidden();
  const { mail: received, to } = await mail.waitForMail();
  expect(to).toEqual(["prayer@ministry.example"]);
  expect(received.text).toContain(optionLabel("prayer", "requestType", "breakthrough"));
});

test("a confidential request reaches the leader alone, and the visitor reads so", async ({ page, mail }) => {
  await page.goto("/contact#prayer");
  await fill(page);
  await card(page).confidential.check();
  await card(page).send.click();
  await expect(page.getByRole("status").filter({ hasText: prayerWords("success.title") })).toContainText(
    prayerWords("successConfidential.text"),
  );
  // The remaining message names no reader other than the leader.
  await expect(card(page).region).toContainText(prayerWords("sentConfidential"));
  const { to, source } = await mail.waitForMail();
  expect(to).toEqual(["confidential@ministry.example"]);
  expect(source).not.toContain("prayer@ministry.example");
  expect(mail.received).toHaveLength(1);
});

test("who goes on writing while it is being sent keeps the card, the new words and the place in them", async ({
  page,
  mail,
}) => {
  const answer = await hold(page, "**/api/send-*");
  await page.goto("/contact#prayer");
  await fill(page);
  const { request, send } = card(page);
  await send.click();
  await expect(send).toHaveText(common("submitting"));
  await request.press("End");
  await request.pressSequentially(" And for my mother.");
  answer();
  const toast = page.getByRole("status").filter({ hasText: prayerWords("success.title") });
  await expect(toast).toBeVisible();
  await expect(request).toHaveValue("The rent is due on Friday. And for my mother.");
  await expect(request).toBeFocused();
  expect((await mail.waitForMail(0)).mail.text).not.toContain("mother");
  await send.click();
  expect((await mail.waitForMail(1)).mail.text).toContain("And for my mother.");
});

test("what is on its way cannot be cancelled", async ({ page, mail }) => {
  const answer = await hold(page, "**/api/send-*");
  await page.goto("/contact#prayer");
  await fill(page);
  const { region, send, name } = card(page);
  const cancel = region.getByRole("button", { name: prayerWords("card.cancel") });
  await expect(cancel).toBeEnabled();
  await send.click();
  await expect(send).toHaveText(common("submitting"));
  await expect(cancel).toBeDisabled();
  answer();
  await expect(name).toBeHidden();
  await mail.waitForMail();
});

test("a sending that ends does not call back who has gone on to another form", async ({ page }) => {
  const answer = await hold(page, "**/api/send-*");
  await page.goto("/contact#prayer");
  await fill(page);
  await card(page).send.click();
  const elsewhere = page
    .locator("#contact-form")
    .getByLabel(requiredLabel("prayer", "name"), { exact: true });
  await elsewhere.focus();
  answer();
  await expect(card(page).name).toBeHidden();
  await expect(elsewhere).toBeFocused();
});

test("a link to another place of the page closes no card that one is in", async ({ page }) => {
  await page.goto("/contact#prayer");
  await waitForHydration(page);
  await page.evaluate(() => {
    location.hash = "main";
  });
  await expect(page).toHaveURL("/contact#main");
  await expect(card(page).name).toBeVisible();
});

test("a box ticked before React is there stays ticked", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/contact#prayer", { waitUntil: "commit" });
  await fill(page);
  await card(page).confidential.check();
  release();
  await waitForHydration(page);
  await expect(card(page).confidential).toBeChecked();
  await expect(card(page).request).toHaveValue("The rent is due on Friday.");
});

test("a card that was opened before React is there stays open", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/contact", { waitUntil: "commit" });
  const { name, summary } = card(page);
  await expect(name).toBeHidden();
  await summary.click();
  await expect(name).toBeVisible();
  release();
  await waitForHydration(page);
  await expect(name).toBeVisible();
});

test("whom to call in an emergency is said before the form is open, one tap away, and heard on the way in", async ({
  page,
}) => {
  await page.goto("/contact");
  const { region, summary, name, request } = card(page);
  await expect(name).toBeHidden();
  await expect(region.getByText(literally(prayerWords("emergency.text")))).toBeVisible();
  const [href, label] = [
    texts("forms/prayer.json", "emergency.links.*.href"),
    prayerWords("emergency.links.0.label"),
  ];
  await expect(region.locator("a[href^='tel:'], a[href^='sms:']")).toHaveCount(href.length);
  await expect(region.getByRole("link", { name: label })).toHaveAttribute("href", href[0] ?? "");
  await summary.click();
  await expect(name).toHaveAccessibleDescription(
    new RegExp(`${escaped(prayerWords("emergency.text"))}.*${escaped(label)}`, "s"),
  );
  await expect(request).toHaveAccessibleDescription(literally(prayerWords("others")));
});

test("a link to the card opens it again after it was closed", async ({ page }) => {
  await page.goto("/contact#prayer");
  await waitForHydration(page);
  const { region, name, summary } = card(page);
  await region.getByRole("button", { name: prayerWords("card.cancel") }).click();
  await expect(name).toBeHidden();
  await expect(summary).toBeFocused();
  await expect(page).toHaveURL("/contact");
  await page.getByRole("link", { name: text("pages/contact.json", "hero.actions.0.label") }).click();
  await expect(page).toHaveURL("/contact#prayer");
  await expect(name).toBeVisible();
});

test("a prayer in a script that runs from right to left is written so", async ({ page }) => {
  await page.goto("/contact#prayer");
  const { request } = card(page);
  const direction = () => request.evaluate((field) => getComputedStyle(field).direction);
  await request.fill("Pray for my mother.");
  expect(await direction()).toBe("ltr");
  await request.fill("صلّوا من أجل أمي (في المستشفى).");
  expect(await direction()).toBe("rtl");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("an unticked box is a no, a ticked one a yes", async ({ page, mail }) => {
    await page.goto("/contact");
    await card(page).summary.click();
    await fill(page);
    await card(page).send.click();
    await expect(page).toHaveURL("/thank-you");
    expect((await mail.waitForMail(0)).to).toEqual(["prayer@ministry.example"]);

    await page.goto("/contact");
    await card(page).summary.click();
    await fill(page);
    await card(page).confidential.check();
    await card(page).send.click();
    await expect(page).toHaveURL("/thank-you");
    expect((await mail.waitForMail(1)).to).toEqual(["confidential@ministry.example"]);
  });
});
