import type { Page } from "@playwright/test";
import { hold, holdScripts, stir, waitForHydration } from "../support/hydration";
import { expect, test } from "../support/site";

function card(page: Page) {
  const region = page.locator("section#prayer");
  return {
    region,
    open: region.getByRole("button", { name: "Write a prayer request" }),
    name: region.getByLabel("Name (required)"),
    request: region.getByLabel("Prayer request (required)"),
    confidential: region.getByLabel(/Keep this confidential/),
    send: region.getByRole("button", { name: /^Send/ }),
  };
}

async function fill(page: Page): Promise<void> {
  const { region, name, request } = card(page);
  await name.fill("Ruth");
  await region.getByLabel("Email (required)").fill("ruth@example.org");
  await region.getByLabel("Request type (required)").selectOption({ label: "Financial Breakthrough" });
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
  const toast = page.getByRole("status").filter({ hasText: "Prayer request submitted successfully!" });
  await expect(toast).toContainText("Our prayer team will be standing with you in agreement.");
  await expect(card(page).name).toBeHidden();
  // It stays where the visitor sent it when the toast is gone, and goes when the form is opened again.
  const outcome = card(page).region.getByText("Your prayer request has arrived.");
  await expect(outcome).toBeVisible();
  await expect(card(page).open).toHaveCount(0);
  await card(page).region.getByRole("button", { name: "Send another request" }).click();
  await expect(outcome).toHaveCount(0);
  const { mail: received, to } = await mail.waitForMail();
  expect(to).toEqual(["prayer@ministry.example"]);
  expect(received.text).toContain("Financial Breakthrough");
});

test("a confidential request reaches the leader alone, and the visitor reads so", async ({ page, mail }) => {
  await page.goto("/contact#prayer");
  await fill(page);
  await card(page).confidential.check();
  await card(page).send.click();
  await expect(page.getByRole("status").filter({ hasText: "Prayer request submitted" })).toContainText(
    "alone will read your request and pray",
  );
  // What stays when the toast is gone promises no one else.
  await expect(card(page).region).toContainText("has arrived. Alex Sample alone will read it and pray.");
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
  await expect(send).toHaveText("Sending...");
  await request.press("End");
  await request.pressSequentially(" And for my mother.");
  answer();
  const toast = page.getByRole("status").filter({ hasText: "Prayer request submitted successfully!" });
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
  const cancel = region.getByRole("button", { name: "Cancel" });
  await expect(cancel).toBeEnabled();
  await send.click();
  await expect(send).toHaveText("Sending...");
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
  const elsewhere = page.locator("#contact-form").getByLabel("Name (required)");
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

test("the button, pressed before React is there, opens the card once it is", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/contact", { waitUntil: "commit" });
  await expect(card(page).name).toBeHidden();
  await card(page).open.click();
  release();
  await expect(card(page).name).toBeFocused();
});

test("where scripts cannot be had, both cards stand open", async ({ page }) => {
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/contact");
  await card(page).open.scrollIntoViewIfNeeded();
  await stir(page);
  await expect(card(page).name).toBeVisible();
  await expect(card(page).open).toBeHidden();
});

test("whom to call in an emergency is said before the form is open, one tap away, and heard on the way in", async ({
  page,
}) => {
  await page.goto("/contact");
  const { region, open, name, request } = card(page);
  await expect(name).toBeHidden();
  await expect(region.getByText(/call your local emergency number first/)).toBeVisible();
  await expect(region.getByRole("link", { name: "Call 988" })).toHaveAttribute("href", "tel:988");
  await expect(region.getByRole("link", { name: "Text 988" })).toHaveAttribute("href", "sms:988");
  await open.click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/call your local emergency number first.*Call 988/s);
  await expect(request).toHaveAccessibleDescription(/^Before you write about someone else/);
});

test("a link to the card opens it again after it was closed", async ({ page }) => {
  await page.goto("/contact#prayer");
  await waitForHydration(page);
  const { region, name, open } = card(page);
  await region.getByRole("button", { name: "Cancel" }).click();
  await expect(name).toBeHidden();
  await expect(open).toBeFocused();
  await expect(page).toHaveURL("/contact");
  await page.getByRole("link", { name: "Ask for prayer" }).click();
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
    await fill(page);
    await card(page).send.click();
    await expect(page).toHaveURL("/thank-you");
    expect((await mail.waitForMail(0)).to).toEqual(["prayer@ministry.example"]);

    await page.goto("/contact");
    await fill(page);
    await card(page).confidential.check();
    await card(page).send.click();
    await expect(page).toHaveURL("/thank-you");
    expect((await mail.waitForMail(1)).to).toEqual(["confidential@ministry.example"]);
  });
});
