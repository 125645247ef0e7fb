import type { Locator, Page } from "@playwright/test";
import { ownFailure } from "./answers";
import { fillContactForm } from "./contact";
import { waitForHydration } from "./hydration";
import { expect } from "./site";
import { filesIn, pattern, text, texts, textsOf } from "./content";
import { readableDevotional } from "./devotionals";
import { requiredLabel } from "./forms";
import { isBuilt } from "./routes";

const frame = textsOf("frame.json");
const common = textsOf("forms/common.json");
const words = textsOf("pages/excerpt.json");
const contactWords = textsOf("forms/contact.json");

/** A state of a page after a visitor has opened, pressed or submitted something. */
export interface State {
  name: string;
  path: string;
  /** Brings the page into the state, and returns the element that it shows. */
  enter(page: Page): Promise<Locator>;
  /** A computed style of the element, which shows that its style rules apply. */
  styled: readonly [property: string, value: string | RegExp];
  /** Whether the state exists in a narrow window only. */
  narrowOnly?: boolean;
}

async function openMenu(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: frame("menu"), exact: true }).click();
  const menu = page.getByRole("navigation", { name: frame("sideMenu") });
  await menu.evaluate((panel) => Promise.all(panel.getAnimations().map((one) => one.finished)));
  return menu;
}

async function openCard(page: Page, id: string, summary: string): Promise<Locator> {
  await page.locator("summary", { hasText: summary }).click();
  const form = page.locator(`#${id}-form`);
  await expect(form).toBeVisible();
  return form;
}

async function sendEmpty(page: Page, form: Locator): Promise<Locator> {
  await waitForHydration(page);
  await form.locator("button[type=submit]").click();
  const summary = form
    .getByRole("alert")
    .filter({ hasText: pattern("forms/common.json", "errorSummary.other") });
  await expect(summary).toBeVisible();
  return summary;
}

async function sendMessage(page: Page): Promise<Locator> {
  await fillContactForm(page);
  await page.getByRole("button", { name: contactWords("submit") }).click();
  return page.getByRole("region", { name: frame("notifications") }).locator("[role] > *");
}

/** The title and the number of slides of the first devotional that can be read, if there is one. */
const [readable] = [readableDevotional ?? []].flat().map((file) => ({
  title: text(file, "title"),
  slides: texts(file, "slides.*.id").length,
}));

async function openViewer(page: Page, title: string, slide: number): Promise<Locator> {
  const name = text("pages/resources.json", "devotionals.slides", { title });
  await page.getByRole("list", { name }).getByRole("link").nth(slide).click();
  const viewer = page.getByRole("dialog", {
    name: text("pages/resources.json", "devotionals.viewer.name", { title }),
  });
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

const all: readonly State[] = [
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
    enter: (page) => openCard(page, "booking", text("forms/booking.json", "card.expand")),
    styled: ["display", "grid"],
  },
  {
    name: "the prayer card, open",
    path: "/contact",
    enter: (page) => openCard(page, "prayer", text("forms/prayer.json", "card.expand")),
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
    enter: (page) => sendEmpty(page, page.locator("#booking-form")),
    styled: ["border-left-width", "4px"],
  },
  {
    name: "the prayer form with its errors",
    path: "/contact#prayer",
    enter: (page) => sendEmpty(page, page.locator("#prayer-form")),
    styled: ["border-left-width", "4px"],
  },
  {
    name: "the page that answers without script, with its errors",
    path: "/contact",
    enter: async (page) => {
      await page.route("**/*.js", (route) => route.abort());
      await page.reload();
      await fillContactForm(page);
      await page
        .locator("section#message")
        .getByLabel(requiredLabel("contact", "message"), { exact: true })
        .fill("a".repeat(5001));
      await page.getByRole("button", { name: contactWords("submit") }).click();
      await expect(page).toHaveURL("/api/send-contact-email");
      return page.getByRole("button", { name: contactWords("submit") });
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
      await page.route("**/api/send-contact-email", (route) => route.fulfill(ownFailure(503)));
      return sendMessage(page);
    },
    styled: ["border-left-width", "4px"],
  },
  // The cover, the day in the middle and the back cover.
  ...(readable === undefined ? [] : [0, Math.floor(readable.slides / 2), readable.slides - 1]).map(
    (slide) =>
      ({
        name: `the devotional viewer, slide ${String(slide + 1)}`,
        path: "/resources",
        enter: (page: Page) => openViewer(page, readable?.title ?? "", slide),
        styled: ["position", "fixed"],
      }) as const,
  ),
  {
    name: "a page of the excerpt, turned",
    path: "/excerpt",
    enter: async (page) => {
      await page.getByRole("button", { name: words("viewer.next") }).click();
      await expect(
        page.getByText(words("viewer.counter", { page: 2, count: filesIn("excerpt").length })),
      ).toBeVisible();
      return page.getByRole("navigation", { name: words("viewer.dots") }).locator("[aria-current=page]");
    },
    styled: ["display", "grid"],
  },
  {
    name: "a page of the excerpt, enlarged",
    path: "/excerpt",
    enter: async (page) => {
      await page
        .getByRole("list", { name: words("viewer.label") })
        .getByRole("link")
        .first()
        .click();
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
      const button = page.getByRole("button", {
        name: text("pages/blog.json", "list.categories.0.label"),
        exact: true,
      });
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
      await page
        .getByRole("button", { name: text("pages/press-kit.json", "bios.button") })
        .first()
        .click();
      const toasts = page
        .getByRole("region", { name: frame("notifications") })
        .getByRole("status")
        .locator("> *");
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
      await page.route("**/api/send-contact-email", (route) => route.fulfill(ownFailure(503)));
      await expect(await sendMessage(page)).toBeVisible();
      await page.getByRole("button", { name: common("direct.copy") }).click();
      page.once("dialog", (dialog) => dialog.accept());
      await page.getByRole("button", { name: common("clear.label") }).click();
      const toasts = page.getByRole("region", { name: frame("notifications") }).locator("[role] > *");
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

/**
 * The states of menus, cards, viewers, toasts and filters that every-page.spec.ts does not cover, on the pages that the
 * content has.
 */
export const states = all.filter(({ path }) => isBuilt(path.replace(/#.*/, "")));
