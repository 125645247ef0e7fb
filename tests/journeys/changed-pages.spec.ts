import type { Locator, Page } from "@playwright/test";
import { holdScripts, waitForHydration } from "../support/hydration";
import { filesIn, pattern, text, texts as contentTexts } from "../support/content";
import { readableDevotional } from "../support/devotionals";
import { isBuilt } from "../support/routes";
import { expect, test } from "../support/site";

/** Changes to a page by extensions, translators and password managers before React has hydrated it. */
const changes = {
  "a node stands beside each field": (page) =>
    page.evaluate(() => {
      for (const field of document.querySelectorAll("main :is(input, textarea, select, button, h2)"))
        field.after(document.createElement("span"));
    }),
  "all text is wrapped, as a translation does": (page) =>
    page.evaluate(() => {
      const main = document.querySelector("main") ?? document.body;
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts.filter(
        ({ data, parentElement }) => data.trim() !== "" && !parentElement?.matches("option, textarea"),
      )) {
        const font = document.createElementNS("http://www.w3.org/1999/xhtml", "font");
        text.replaceWith(font);
        font.append(text);
      }
    }),
  "words are replaced": (page) =>
    page.evaluate(() => {
      for (const element of document.querySelectorAll("main :is(h2, p, label, button, a, span)"))
        for (const node of element.childNodes) if (node instanceof Text) node.data = `${node.data}!`;
    }),
  "attributes are set": (page) =>
    page.evaluate(() => {
      for (const element of document.querySelectorAll("main *")) {
        element.setAttribute("data-extension", "1");
        element.classList.add("extension");
      }
    }),
  "a style stands first in the head, and goes": (page) =>
    page.evaluate(() => {
      // A copy of an existing style, because the Content-Security-Policy blocks any other.
      const style = document.querySelector("style")?.cloneNode(true) as HTMLStyleElement;
      style.id = "extension";
      document.head.prepend(style);
      const wait = setInterval(() => {
        if (window.hydration?.isHydrated !== true) return;
        clearInterval(wait);
        style.remove();
      });
    }),
} satisfies Record<string, (page: Page) => Promise<void>>;

/**
 * Opens a page with its scripts delayed, and changes it.
 * @returns a function that releases the scripts
 */
async function openChanged(page: Page, path: string, change: (page: Page) => Promise<void>) {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await change(page);
  return release;
}

interface Place {
  value: string;
  selection: readonly [number | null, number | null];
  scroll: readonly number[];
}

const placeIn = (field: Locator): Promise<Place> =>
  field.evaluate((element: HTMLInputElement) => ({
    value: element.value,
    selection: [element.selectionStart, element.selectionEnd],
    scroll: [element.scrollTop, Math.round(scrollY)],
  }));

/** The words of the excerpt's viewer for one of its pages. */
const excerptPage = (page: number, field = "counter") =>
  text("pages/excerpt.json", `viewer.${field}`, { page, count: filesIn("excerpt").length });

/** The blog's filter for its first category. */
const filter = `[data-replay=filter-${contentTexts("pages/blog.json", "list.categories.0.value").join()}]`;

/** An interactive control, and a check that its click had an effect. */
interface Control {
  path: string;
  click: (page: Page) => Promise<void>;
  answered: (page: Page) => Promise<void>;
}

const controlsOfDevotional: readonly Control[] = [
  {
    path: "/resources",
    click: (page) => page.locator("[data-replay^=view-]").first().click(),
    answered: (page) => expect(page.getByRole("dialog")).toHaveCSS("position", "fixed"),
  },
  {
    path: "/resources",
    click: (page) => page.locator("[data-replay^=slide-]").nth(2).click(),
    answered: (page) =>
      expect(
        page.getByRole("dialog").getByText(
          text("pages/resources.json", "devotionals.viewer.counter", {
            count: 3,
            limit: contentTexts(readableDevotional ?? "", "slides.*.id").length,
          }),
        ),
      ).toBeVisible(),
  },
];

const everyControl: readonly Control[] = [
  {
    path: "/contact",
    click: async (page) => {
      await page.locator("[data-replay=contact-form-send]").click();
    },
    answered: (page) =>
      expect(page.locator("#contact-form [role=alert]")).toContainText(
        text("forms/common.json", "errorSummary.other", { count: 3 }),
      ),
  },
  ...(["booking", "prayer"] as const).flatMap((name) => [
    {
      path: `/contact#${name}`,
      click: (page: Page) => page.locator(`[data-replay=${name}-form-send]`).click(),
      answered: (page: Page) =>
        expect(page.locator(`#${name}-form [role=alert]`).first()).toHaveText(
          pattern("forms/common.json", "errorSummary.other"),
        ),
    },
    {
      path: `/contact#${name}`,
      click: (page: Page) => page.locator(`[data-replay=${name}-cancel]`).click(),
      answered: (page: Page) => expect(page.locator(`#${name}-form`)).toBeHidden(),
    },
  ]),
  {
    path: "/excerpt",
    click: (page) => page.locator("[data-replay=next]").click(),
    answered: (page) => expect(page.getByText(excerptPage(2))).toBeVisible(),
  },
  {
    path: "/excerpt",
    click: (page) => page.locator("[data-replay=dot-4]").click(),
    answered: (page) => expect(page.getByText(excerptPage(4))).toBeVisible(),
  },
  {
    path: "/excerpt",
    click: (page) => page.locator("[data-replay=page-1]").click(),
    answered: (page) => expect(page.getByRole("dialog", { name: excerptPage(1, "enlarged") })).toBeVisible(),
  },
  {
    path: "/blog",
    click: (page) => page.locator(filter).click(),
    answered: (page) => expect(page.locator(filter)).toHaveAttribute("aria-pressed", "true"),
  },
  {
    path: "/press-kit",
    click: (page) => page.locator("[data-replay^=copy-]").first().click(),
    answered: (page) =>
      expect(
        page.getByRole("region", { name: text("frame.json", "notifications") }).locator("[role] > *"),
      ).toHaveCount(1),
  },
  ...(readableDevotional === undefined ? [] : controlsOfDevotional),
];

/** The controls of the pages that the content has. */
const controls = everyControl.filter(({ path }) => isBuilt(path.replace(/#.*/, "")));

/** The text fields: the text typed, and the expected value if it differs. */
const texts: readonly (readonly [name: string, written: string, value?: string])[] = [
  ["name", "Ruth O’Neill"],
  ["email", "ruth@example.org"],
  ["organization", "Hope Church"],
  ["eventDate", "03312031", "2031-03-31"],
  ["location", "Columbus, Ohio"],
  ["message", "Our people are tired."],
];

for (const [changed, change] of Object.entries(changes)) {
  test.describe(`where ${changed}`, () => {
    test("every letter, the focus, the selection, the scroll position and open cards survive hydration", async ({
      page,
    }) => {
      const release = await openChanged(page, "/contact", change);
      await page.locator("summary", { hasText: text("forms/prayer.json", "card.expand") }).click();
      const [name, email, message] = ["name", "email", "message"].map((one) =>
        page.locator(`#contact-${one}`),
      ) as [Locator, Locator, Locator];
      await name.fill("Renée");
      await email.fill("renee@example.org");
      await message.fill("Please pray for my mother.\n".repeat(40));
      // Replaces a word in the middle of a long, scrolled text.
      await message.evaluate((field: HTMLTextAreaElement) => {
        field.setSelectionRange(33, 39, "forward");
        field.scrollTop = 20;
      });
      await page.keyboard.type("all of us");
      await message.evaluate((field: HTMLTextAreaElement) => {
        field.setSelectionRange(33, 36, "backward");
        field.scrollTop = 20;
        scrollBy({ top: 30, behavior: "instant" });
      });
      const before = await placeIn(message);
      release();
      await waitForHydration(page);
      expect(await placeIn(message)).toEqual(before);
      await expect(message).toBeFocused();
      await page.keyboard.type("each of");
      await expect(message).toHaveValue(before.value.slice(0, 33) + "each of" + before.value.slice(36));
      await expect(name).toHaveValue("Renée");
      await expect(email).toHaveValue("renee@example.org");
      await expect(page.locator("#prayer-form")).toBeVisible();
    });

    test("whoever writes on while it hydrates loses nothing, in any field", async ({ page }) => {
      test.slow();
      for (const [name, written, value] of texts) {
        await test.step(name, async () => {
          const release = await openChanged(page, `/contact?${name}`, change);
          await page.locator("summary").first().click();
          const field = page.locator(`#booking-${name}`);
          await field.focus();
          await page.keyboard.type(written.slice(0, 5));
          release();
          await page.keyboard.type(written.slice(5), { delay: 20 });
          await expect(field).toBeFocused();
          await page.locator("#booking-preferredTopics input, [name=preferredTopics]").first().focus();
          await waitForHydration(page);
          await expect(field).toHaveValue(value ?? written);
          await page.unrouteAll();
        });
      }
    });

    test("the first click on any live control is answered", async ({ page, context }) => {
      test.slow();
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      for (const [index, { path, click, answered }] of controls.entries()) {
        await test.step(`${path}, control ${String(index)}`, async () => {
          const [address = "", hash] = path.split("#");
          const release = await openChanged(
            page,
            `${address}?${String(index)}${hash === undefined ? "" : `#${hash}`}`,
            change,
          );
          await click(page);
          release();
          await answered(page);
          await expect(page.locator("#extension")).toHaveCount(0);
          await answered(page);
          await page.unrouteAll();
        });
      }
    });

    test("a form that is sent with Enter is sent", async ({ page, mail }) => {
      const release = await openChanged(page, "/contact", change);
      await page.locator("#contact-name").fill("Renée");
      await page.locator("#contact-message").fill("Peace.");
      await page.locator("#contact-email").fill("renee@example.org");
      await page.keyboard.press("Enter");
      release();
      await expect(page.getByText(text("forms/contact.json", "success.title"))).toBeVisible({
        timeout: 15_000,
      });
      await mail.waitForMail();
      expect(mail.received).toHaveLength(1);
      await expect(page).toHaveURL("/contact");
    });
  });
}

/** Waits until the page's own script has loaded. */
const codeLoaded = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/component---")),
  );

const isHydrated = (page: Page) => page.evaluate(() => window.hydration?.isHydrated);

test("nothing is taken over while an input method composes", async ({ page }) => {
  const release = await openChanged(page, "/contact", changes["a node stands beside each field"]);
  const message = page.locator("#contact-message");
  const devtools = await page.context().newCDPSession(page);
  await message.focus();
  await devtools.send("Input.imeSetComposition", { text: "いのり", selectionStart: 3, selectionEnd: 3 });
  release();
  await codeLoaded(page);
  await devtools.send("Input.imeSetComposition", { text: "祈り", selectionStart: 2, selectionEnd: 2 });
  expect(await isHydrated(page)).toBe(false);
  await devtools.send("Input.insertText", { text: "祈り" });
  await waitForHydration(page);
  await expect(message).toHaveValue("祈り");
  await expect(message).toBeFocused();
});

test("a press that began before hydration still is a click", async ({ page }) => {
  test.skip(!isBuilt("/excerpt"), "The content has no excerpt.");
  const release = await openChanged(page, "/excerpt", changes["a node stands beside each field"]);
  await page.locator("[data-replay=next]").hover();
  await page.mouse.down();
  await page.evaluate(() => dispatchEvent(new InputEvent("input")));
  release();
  await codeLoaded(page);
  await page.mouse.up();
  await expect(page.getByText(excerptPage(2))).toBeVisible();
});
