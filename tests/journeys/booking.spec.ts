import type { Page } from "@playwright/test";
import { waitForHydration } from "../support/hydration";
import { expect, test } from "../support/site";

function card(page: Page) {
  const region = page.locator("section#booking");
  return {
    region,
    open: region.getByRole("button", { name: "Request Speaking Engagement" }),
    name: region.getByLabel("Name (required)"),
    send: region.getByRole("button", { name: /^Send/ }),
    cancel: region.getByRole("button", { name: "Cancel" }),
  };
}

async function fill(page: Page): Promise<void> {
  const { region } = card(page);
  await region.getByLabel("Name (required)").fill("Pastor Ana");
  await region.getByLabel("Email (required)").fill("ana@example.org");
  await region.getByLabel("Organization (required)").fill("Hope Church");
  await region.getByLabel("Location (required)").fill("Columbus, Ohio");
  await region.getByLabel("Event type (required)").selectOption({ label: "Church service" });
  await region.getByLabel("Audience size (required)").selectOption("500+");
  await region.getByLabel("Event date (required)").fill("2031-03-31");
  await region.getByLabel("Prophetic Activation").check();
  await region.getByLabel("Strategic Prayer & Warfare").check();
}

test("the card opens with the focus inside, closes with it outside, and keeps what was typed", async ({
  page,
}) => {
  await page.goto("/contact");
  const { open, name, cancel } = card(page);
  await expect(name).toBeHidden();
  await open.click();
  await expect(name).toBeFocused();
  // Beside the form it would be taken for the button that sends.
  await expect(open).toBeHidden();
  await name.fill("Pastor Ana");
  await cancel.click();
  await expect(name).toBeHidden();
  await expect(open).toHaveAttribute("aria-expanded", "false");
  await expect(open).toBeFocused();
  await open.click();
  await expect(name).toHaveValue("Pastor Ana");
});

test("/contact#booking opens the card", async ({ page }) => {
  await page.goto("/contact#booking");
  await expect(card(page).name).toBeVisible();
  await waitForHydration(page);
  await expect(card(page).name).toBeVisible();
});

test("a booking request reaches a person's inbox, in words", async ({ page, mail }) => {
  await page.goto("/contact#booking");
  await fill(page);
  const request = page.waitForRequest("**/api/send-booking-email");
  await card(page).send.click();
  expect((await request).postDataJSON()).toEqual({
    name: "Pastor Ana",
    email: "ana@example.org",
    phone: "",
    organization: "Hope Church",
    eventType: "church-service",
    eventDate: "2031-03-31",
    audienceSize: "500+",
    location: "Columbus, Ohio",
    budget: "",
    preferredTopics: ["Prophetic Activation", "Strategic Prayer & Warfare"],
    message: "",
  });
  const toast = page.getByRole("status").filter({ hasText: "Booking request sent successfully!" });
  await expect(toast).toContainText("We'll get back to you within 48 hours with availability and details.");
  await expect(card(page).name).toBeHidden();

  const { mail: received, to } = await mail.waitForMail();
  expect(to).toEqual(["bookings@ministry.example"]);
  expect(received.text).toContain("Church service");
  expect(received.text).toContain("March 31, 2031");
  expect(received.text).toContain("Prophetic Activation");
});

test("what is missing is said for every required field, and the card stays open", async ({ page }) => {
  await page.goto("/contact#booking");
  await waitForHydration(page);
  const { region, name, send } = card(page);
  await send.click();
  await expect(region.getByRole("alert")).toContainText("7 fields need your attention");
  await expect(name).toBeFocused();
});

test("the focus goes to the first field on the page that needs attention", async ({ page }) => {
  await page.goto("/contact#booking");
  await waitForHydration(page);
  const { region, name, send } = card(page);
  const fields = region.locator("[required]");
  await name.fill("Ana");
  await region.getByLabel("Email (required)").fill("ana@example.org");
  for (let filled = 2; filled < (await fields.count()); filled += 1) {
    await send.click();
    const topmost = region.locator("[aria-invalid=true]").first();
    await expect(topmost).toBeFocused();
    const options = await topmost.locator("option").count();
    if (options > 0) await topmost.selectOption({ index: 1 });
    else await topmost.fill((await topmost.getAttribute("type")) === "date" ? "2031-03-31" : "Hope Church");
  }
});

test("a day that has passed gets a hint and no refusal", async ({ page, mail }) => {
  await page.goto("/contact#booking");
  await fill(page);
  await waitForHydration(page);
  const date = card(page).region.getByLabel("Event date (required)");
  await date.fill("2020-01-31");
  await expect(date).toHaveAccessibleDescription(/This day has passed/);
  await expect(
    card(page).region.getByRole("status").filter({ hasText: "This day has passed" }),
  ).toBeVisible();
  await card(page).send.click();
  await mail.waitForMail();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the form stands open and is sent by itself", async ({ page, mail }) => {
    await page.goto("/contact");
    await expect(card(page).open).toBeHidden();
    await fill(page);
    await card(page).send.click();
    await expect(page).toHaveURL("/thank-you");
    const { mail: received } = await mail.waitForMail();
    expect(received.text).toContain("Strategic Prayer & Warfare");
  });
});
