import type { Locator, Page } from "@playwright/test";
import { booking, contact, formOn, prayer } from "../support/contact-page";
import { expect, test } from "../support/site";
import { hydrate, visitEarly } from "../support/page";

/** Tests actions before hydration, on a page that a translation and a browser extension have changed. */

/** Wraps every text, as a translation does, and adds a node beside each field and heading, as extensions do. */
async function changePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const main = document.querySelector("main") ?? document.body;
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === "" || text.parentElement?.matches("option, textarea")) continue;
      const font = document.createElementNS("http://www.w3.org/1999/xhtml", "font");
      text.replaceWith(font);
      font.append(text);
    }
    for (const element of main.querySelectorAll("input, textarea, select, button, h2"))
      element.after(document.createElement("span"));
    for (const element of main.querySelectorAll("*")) element.classList.add("extension");
  });
}

/** Opens a page whose scripts are delayed, and changes it. */
async function openChanged(page: Page, path: string): Promise<() => void> {
  const release = await visitEarly(page, path);
  await changePage(page);
  return release;
}

const positionOf = (field: Locator) =>
  field.evaluate((element: HTMLTextAreaElement) => ({
    value: element.value,
    selection: [element.selectionStart, element.selectionEnd],
    scroll: [element.scrollTop, Math.round(scrollY)],
  }));

test("hydration keeps typed text, the focus, the selection, the scroll position and open cards", async ({
  page,
}) => {
  const release = await openChanged(page, "/contact");
  const { field } = formOn(page, contact);
  const { summary, form, confidentialCheckbox } = formOn(page, prayer);
  await summary.click();
  await confidentialCheckbox.check();
  const message = field("Message");
  await field("Name").fill("Renée");
  await message.fill("Please pray for my mother.\n".repeat(40));
  await message.evaluate((element: HTMLTextAreaElement) => {
    element.setSelectionRange(33, 39, "backward");
    element.scrollTop = 20;
    scrollBy({ top: 30, behavior: "instant" });
  });
  const originalPosition = await positionOf(message);
  release();
  await page.waitForFunction(() => window.hydration?.isHydrated === true);
  expect(await positionOf(message)).toEqual(originalPosition);
  await expect(message).toBeFocused();
  await page.keyboard.type("each of");
  await expect(message).toHaveValue(
    originalPosition.value.slice(0, 33) + "each of" + originalPosition.value.slice(39),
  );
  await expect(field("Name")).toHaveValue("Renée");
  await expect(form).toBeVisible();
  await expect(confidentialCheckbox).toBeChecked();
});

test("text that a visitor types while the scripts load is not lost", async ({ page }) => {
  const { field } = formOn(page, contact);
  await page.route("**/*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 40));
    await route.continue();
  });
  await page.goto("/contact", { waitUntil: "commit" });
  const text = "Pray for my mother, who is in hospital tonight, and for those who watch with her.";
  await field("Message").pressSequentially(text, { delay: 10 });
  await hydrate(page);
  await expect(field("Message")).toHaveValue(text);
});

test("a date and an option that a visitor chooses while the scripts load are not lost", async ({ page }) => {
  const release = await openChanged(page, "/contact#booking");
  const { field } = formOn(page, booking);
  await field("Audience size").selectOption("500+");
  await field("Event date").focus();
  await page.keyboard.type("0331");
  release();
  await page.keyboard.type("2031", { delay: 20 });
  await hydrate(page);
  await expect(field("Event date")).toHaveValue("2031-03-31");
  await expect(field("Audience size")).toHaveValue("500+");
});

test("two clicks on Send before hydration send a single message", async ({ page, mail }) => {
  const sentAddresses: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sentAddresses.push(request.url());
  });
  const release = await openChanged(page, "/contact");
  const { fill, sendButton, expectFilled } = formOn(page, contact);
  await fill();
  await sendButton.click();
  await sendButton.click();
  await expectFilled();
  await expect(page).toHaveURL("/contact");
  release();
  await expect(page.getByText(contact.sent.title)).toBeVisible();
  await mail.waitForMail();
  expect(mail.mails).toHaveLength(1);
  expect(sentAddresses).toHaveLength(1);
});

test("a form submitted with Enter before hydration is sent", async ({ page, mail }) => {
  const release = await openChanged(page, "/contact");
  const { fill, field } = formOn(page, contact);
  await fill();
  await field("Email").press("Enter");
  release();
  await expect(page.getByText(contact.sent.title)).toBeVisible();
  await mail.waitForMail();
  expect(mail.mails).toHaveLength(1);
  await expect(page).toHaveURL("/contact");
});

for (const [title, path, click, result] of [
  [
    "a click on Send in an empty form",
    "/contact",
    (page) => formOn(page, contact).sendButton,
    (page) => page.getByText("3 fields need your attention before this can be sent."),
  ],
  [
    "a click on Next in the excerpt",
    "/excerpt",
    (page) => page.getByRole("button", { name: "Next" }),
    (page) => page.getByRole("status").filter({ hasText: "Page 2 of 5" }),
  ],
  [
    "a click on the devotional's button",
    "/resources",
    (page) => page.getByRole("link", { name: "View Devotional" }),
    (page) => page.getByRole("dialog").getByText("1 of 8"),
  ],
  [
    "a click on a slide of the devotional",
    "/resources",
    (page) => page.getByRole("list", { name: "The pages of Tend the Fire" }).getByRole("link").nth(2),
    (page) => page.getByRole("dialog").getByText("3 of 8"),
  ],
] as const satisfies readonly (readonly [string, string, (page: Page) => Locator, (page: Page) => Locator])[])
  test(`${title} before hydration takes effect once the page is hydrated`, async ({ page }) => {
    const release = await openChanged(page, path);
    await click(page).click();
    release();
    await expect(result(page)).toBeVisible();
  });

test("a tap on a card does not load a script before the card is open", async ({ page }) => {
  await page.goto("/contact");
  const { form, summary } = formOn(page, prayer);
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await summary.hover();
  await page.mouse.down();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(scripts).toEqual([]);
  await page.mouse.up();
  await expect(form).toBeVisible();
  await page.waitForFunction(() => window.hydration?.isHydrated === true);
});

/** Waits until the page's own script has loaded. */
const codeLoaded = (page: Page) =>
  page.waitForFunction(
    () => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).length > 2,
  );

test("hydration does not replace text while an input method composes this text", async ({ page }) => {
  const release = await openChanged(page, "/contact");
  const message = formOn(page, contact).field("Message");
  const devtools = await page.context().newCDPSession(page);
  await message.focus();
  await devtools.send("Input.imeSetComposition", { text: "いのり", selectionStart: 3, selectionEnd: 3 });
  release();
  await codeLoaded(page);
  await devtools.send("Input.imeSetComposition", { text: "祈り", selectionStart: 2, selectionEnd: 2 });
  await devtools.send("Input.insertText", { text: "祈り" });
  await hydrate(page);
  await expect(message).toHaveValue("祈り");
  await expect(message).toBeFocused();
});

test("a click that starts before hydration and ends after hydration is not lost", async ({ page }) => {
  const release = await openChanged(page, "/excerpt");
  await page.getByRole("button", { name: "Next" }).hover();
  await page.mouse.down();
  await page.evaluate(() => dispatchEvent(new InputEvent("input")));
  release();
  await codeLoaded(page);
  await page.mouse.up();
  await expect(page.getByRole("status").filter({ hasText: "Page 2 of 5" })).toBeVisible();
});
