import type { Locator, Page } from "@playwright/test";
import { dayInWords, fullDay } from "../../src/calendar/words";
import { waitForHydration } from "../support/hydration";
import { expect, test } from "../support/site";
import { literally, text, textsOf } from "../support/content";
import { optionLabel, requiredLabel, sendButton } from "../support/forms";

const bookingWords = textsOf("forms/booking.json");

function card(page: Page) {
  const region = page.getByRole("region", { name: bookingWords("title") });
  return {
    region,
    summary: region.locator("summary", { hasText: bookingWords("card.expand") }),
    name: region.getByLabel(requiredLabel("booking", "name"), { exact: true }),
    send: sendButton(region, bookingWords("submit")),
    cancel: region.getByRole("button", { name: bookingWords("card.cancel") }),
  };
}

async function fill(page: Page): Promise<void> {
  const { region } = card(page);
  await region.getByLabel(requiredLabel("booking", "name"), { exact: true }).fill("Pastor Ana");
  await region.getByLabel(requiredLabel("booking", "email"), { exact: true }).fill("ana@example.org");
  await region.getByLabel(requiredLabel("booking", "organization"), { exact: true }).fill("Hope Church");
  await region.getByLabel(requiredLabel("booking", "location"), { exact: true }).fill("Columbus, Ohio");
  await region
    .getByLabel(requiredLabel("booking", "eventType"), { exact: true })
    .selectOption({ label: optionLabel("booking", "eventType", "church-service") });
  await region.getByLabel(requiredLabel("booking", "audienceSize"), { exact: true }).selectOption("500+");
  await region.getByLabel(requiredLabel("booking", "eventDate"), { exact: true }).fill("2031-03-31");
  await region.getByLabel(optionLabel("booking", "preferredTopics", "Prophetic Activation")).check();
  await region.getByLabel(optionLabel("booking", "preferredTopics", "Strategic Prayer & Warfare")).check();
}

test("Cancel closes the card, gives the focus back, keeps what was typed and says so", async ({ page }) => {
  await page.goto("/contact");
  const { region, summary, name, cancel } = card(page);
  const kept = region.getByText(bookingWords("card.kept"));
  await expect(name).toBeHidden();
  await summary.click();
  await name.fill("Pastor Ana");
  await expect(kept).toBeHidden();
  await cancel.click();
  await expect(name).toBeHidden();
  await expect(summary).toBeFocused();
  await expect(kept).toBeVisible();
  await expect(summary).toHaveAccessibleDescription(literally(bookingWords("card.kept")));
  await summary.click();
  await expect(name).toHaveValue("Pastor Ana");
});

test("its button keeps its words while the card is open, and does not look like the one that sends", async ({
  page,
}) => {
  await page.goto("/contact#booking");
  const { summary, send } = card(page);
  await expect(summary).toBeVisible();
  const ground = (button: Locator) => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground(summary)).not.toBe(await ground(send));
});

test("/contact#booking opens the card and shows its heading", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/contact#booking");
  await expect(card(page).name).toBeVisible();
  await expect(page.getByRole("heading", { name: bookingWords("title") })).toBeInViewport({ ratio: 1 });
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
  const toast = page.getByRole("status").filter({ hasText: bookingWords("success.title") });
  await expect(toast).toContainText(bookingWords("success.text"));
  await expect(card(page).name).toBeHidden();

  const { mail: received, to } = await mail.waitForMail();
  expect(to).toEqual(["bookings@ministry.example"]);
  expect(received.text).toContain(optionLabel("booking", "eventType", "church-service"));
  expect(received.text).toContain(dayInWords("2031-03-31", text("site.json", "language"), fullDay));
  expect(received.text).toContain(optionLabel("booking", "preferredTopics", "Prophetic Activation"));
});

test("what is missing is said for every required field, and the card stays open", async ({ page }) => {
  await page.goto("/contact#booking");
  await waitForHydration(page);
  const { region, name, send } = card(page);
  await send.click();
  await expect(region.getByRole("alert")).toContainText(
    text("forms/common.json", "errorSummary.other", { count: 7 }),
  );
  await expect(name).toBeFocused();
});

test("the focus goes to the first field on the page that needs attention", async ({ page }) => {
  await page.goto("/contact#booking");
  await waitForHydration(page);
  const { region, name, send } = card(page);
  const fields = region.locator("[required]");
  await name.fill("Ana");
  await region.getByLabel(requiredLabel("booking", "email"), { exact: true }).fill("ana@example.org");
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
  const date = card(page).region.getByLabel(requiredLabel("booking", "eventDate"), { exact: true });
  await date.fill("2020-01-31");
  await expect(date).toHaveAccessibleDescription(literally(bookingWords("inputs.eventDate.past")));
  await expect(
    card(page)
      .region.getByRole("status")
      .filter({ hasText: bookingWords("inputs.eventDate.past") }),
  ).toBeVisible();
  await card(page).send.click();
  await mail.waitForMail();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the card is closed, opens, and its form is sent by itself", async ({ page, mail }) => {
    await page.goto("/contact");
    await expect(card(page).name).toBeHidden();
    await card(page).summary.click();
    await expect(card(page).cancel).toBeHidden();
    await fill(page);
    await card(page).send.click();
    await expect(page).toHaveURL("/thank-you");
    const { mail: received } = await mail.waitForMail();
    expect(received.text).toContain(optionLabel("booking", "preferredTopics", "Strategic Prayer & Warfare"));
  });

  test("/contact#booking opens the card and shows its heading", async ({ page }) => {
    await page.goto("/contact#booking");
    await expect(card(page).name).toBeVisible();
    await expect(page.getByRole("heading", { name: bookingWords("title") })).toBeInViewport({ ratio: 1 });
  });
});
