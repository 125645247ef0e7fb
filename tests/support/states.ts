import type { Locator, Page } from "@playwright/test";
import { fillContactForm } from "./contact";
import { waitForHydration } from "./hydration";
import { expect } from "./site";

/** Something on a page that a visitor has opened, pressed or done. */
export interface State {
  name: string;
  path: string;
  /** Brings the page there, and answers with what is now shown. */
  enter(page: Page): Promise<Locator>;
  /** A style of what is shown, by which its rules are known to have been applied. */
  styled: readonly [property: string, value: string | RegExp];
  /** Where the window must be narrow for it. */
  narrowOnly?: boolean;
}

async function openMenu(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const menu = page.getByRole("navigation", { name: "Site menu" });
  await menu.evaluate((panel) => Promise.all(panel.getAnimations().map((one) => one.finished)));
  return menu;
}

async function openCard(page: Page, id: string, button: string): Promise<Locator> {
  await page.getByRole("button", { name: button }).click();
  const form = page.locator(`section#${id} form`);
  await expect(form).toBeVisible();
  return form;
}

async function sendEmpty(page: Page, form: Locator): Promise<Locator> {
  await waitForHydration(page);
  await form.getByRole("button", { name: /^Send|^Submit/ }).click();
  const summary = form.getByRole("alert").filter({ hasText: "need your attention" });
  await expect(summary).toBeVisible();
  return summary;
}

async function sendMessage(page: Page): Promise<Locator> {
  await fillContactForm(page);
  await page.getByRole("button", { name: "Send Message" }).click();
  return page.getByRole("region", { name: "Notifications" }).locator("[role] > *");
}

async function openViewer(page: Page, slide: number): Promise<Locator> {
  await page.getByRole("list", { name: "The slides of Tend the Fire" }).getByRole("link").nth(slide).click();
  const viewer = page.getByRole("dialog", { name: "Tend the Fire, a devotional" });
  await expect(viewer).toBeVisible();
  return viewer;
}

async function openQuestions(page: Page): Promise<Locator> {
  const answers = page.locator("details");
  for (const answer of await answers.all()) await answer.locator("summary").click();
  await expect(page.locator("details:not([open])")).toHaveCount(0);
  return answers.last();
}

const dark = "rgb(15, 26, 28)";

/** Each menu, card, viewer, toast and filter in the state in which every-page.spec.ts does not see it. */
export const states: readonly State[] = [
  ...["/", "/contact"].map(
    (path) =>
      ({
        name: "the side menu, open",
        path,
        enter: openMenu,
        styled: ["background-color", dark],
        narrowOnly: true,
      }) as const,
  ),
  {
    name: "the booking card, open",
    path: "/contact",
    enter: (page) => openCard(page, "booking", "Request Speaking Engagement"),
    styled: ["display", "grid"],
  },
  {
    name: "the prayer card, open",
    path: "/contact",
    enter: (page) => openCard(page, "prayer", "Write a prayer request"),
    styled: ["display", "grid"],
  },
  {
    name: "the message form with its errors",
    path: "/contact",
    enter: (page) => sendEmpty(page, page.locator("section#message form")),
    styled: ["border-left-width", "4px"],
  },
  {
    name: "the booking form with its errors",
    path: "/contact#booking",
    enter: (page) => sendEmpty(page, page.locator("section#booking form")),
    styled: ["border-left-width", "4px"],
  },
  {
    name: "the prayer form with its errors",
    path: "/contact#prayer",
    enter: (page) => sendEmpty(page, page.locator("section#prayer form")),
    styled: ["border-left-width", "4px"],
  },
  {
    name: "the page that answers without script, with its errors",
    path: "/contact",
    enter: async (page) => {
      await page.route("**/*.js", (route) => route.abort());
      await page.reload();
      await fillContactForm(page);
      await page.locator("section#message").getByLabel("Message (required)").fill("a".repeat(5001));
      await page.getByRole("button", { name: "Send Message" }).click();
      await expect(page).toHaveURL("/api/send-contact-email");
      return page.getByRole("button", { name: "Send Message" });
    },
    styled: ["background-color", dark],
  },
  {
    name: "the toast of a message that was sent",
    path: "/contact",
    enter: sendMessage,
    styled: ["border-left-width", "4px"],
  },
  {
    name: "the toast of a message that could not be sent",
    path: "/contact",
    enter: async (page) => {
      await page.route("**/api/send-contact-email", (route) => route.fulfill({ status: 503 }));
      return sendMessage(page);
    },
    styled: ["border-left-width", "4px"],
  },
  ...[0, 3, 7].map(
    (slide) =>
      ({
        name: `the devotional viewer, slide ${String(slide + 1)}`,
        path: "/resources",
        enter: (page: Page) => openViewer(page, slide),
        styled: ["position", "fixed"],
      }) as const,
  ),
  {
    name: "a page of the excerpt, turned",
    path: "/excerpt",
    enter: async (page) => {
      await page.getByRole("button", { name: "Next" }).click();
      await expect(page.getByText("Page 2 of 5")).toBeVisible();
      return page.getByRole("navigation", { name: "Go to a page" }).locator("[aria-current=page]");
    },
    styled: ["display", "grid"],
  },
  {
    name: "a page of the excerpt, enlarged",
    path: "/excerpt",
    enter: async (page) => {
      await page.getByRole("list", { name: "Pages of the excerpt" }).getByRole("link").first().click();
      const dialog = page.getByRole("dialog");
      await expect(dialog).toBeVisible();
      return dialog;
    },
    styled: ["background-color", dark],
  },
  {
    name: "the teachings, filtered",
    path: "/blog",
    enter: async (page) => {
      const button = page.getByRole("button", { name: "Authority", exact: true });
      await button.click();
      await expect(button).toHaveAttribute("aria-pressed", "true");
      return button;
    },
    styled: ["background-color", dark],
  },
  {
    name: "the toast of a copied biography",
    path: "/press-kit",
    enter: async (page) => {
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await page.getByRole("button", { name: "Copy Text" }).first().click();
      const toasts = page.getByRole("region", { name: "Notifications" }).getByRole("status").locator("> *");
      await expect(toasts).toHaveCount(1);
      return toasts;
    },
    styled: ["border-left-width", "4px"],
  },
  {
    name: "toasts, three at once",
    path: "/contact",
    enter: async (page) => {
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await page.route("**/api/send-contact-email", (route) => route.fulfill({ status: 503 }));
      await expect(await sendMessage(page)).toBeVisible();
      await page.getByRole("button", { name: "Copy what I wrote" }).click();
      page.once("dialog", (dialog) => dialog.accept());
      await page.getByRole("button", { name: "Clear the form" }).click();
      const toasts = page.getByRole("region", { name: "Notifications" }).locator("[role] > *");
      await expect(toasts).toHaveCount(3);
      return toasts.first();
    },
    styled: ["border-left-width", "4px"],
  },
  ...[
    "/",
    "/speaking",
    "/acts-of-war-book",
    "/set-my-soul-on-fire-ecourse",
    "/prayer-hub",
    "/press-kit",
    "/partner",
    "/resources",
  ].map(
    (path) =>
      ({
        name: "all questions, open",
        path,
        enter: openQuestions,
        styled: ["border-top-style", "solid"],
      }) as const,
  ),
];
