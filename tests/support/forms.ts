import { expect, type Locator, type Page } from "@playwright/test";

/** What a visitor writes into one field, found by the label that they read. */
interface Answer {
  label: string | RegExp;
  as: "text" | "choice" | "tick" | "day";
  value: string;
  /** What the field holds before; an empty text where this is left out. */
  before?: string;
  /** What is pressed to write it without a pointer, where that is not the value itself. */
  keys?: string;
}

/** One of the three forms as a visitor meets it. */
export interface FormCase {
  name: "contact" | "booking" | "prayer";
  /** The button that opens its card, where it waits in one. */
  opener?: string;
  answers: readonly Answer[];
  /** The toast after sending. */
  sent: { title: string; text: string };
  /** The title of the toast where it could not be sent. */
  failed: string;
  /** The mailbox that receives it. */
  inbox: string;
  /** The mail link that stands beside it where it could not be sent. */
  link: { to: string; subject: string };
  /** The same answers as lines of that mail. */
  letter: string;
}

const person: readonly Answer[] = [
  { label: "Name (required)", as: "text", value: "Ruth O’Neill" },
  { label: "Email (required)", as: "text", value: "ruth@example.org" },
];
const personLines = "Name: Ruth O’Neill\nEmail: ruth@example.org\n";

/** The three forms of the contact page. */
export const forms: readonly FormCase[] = [
  {
    name: "contact",
    answers: [
      ...person,
      {
        label: "Inquiry type (required)",
        as: "choice",
        value: "booking",
        before: "general",
        keys: "Booking",
      },
      { label: "Message (required)", as: "text", value: "Peace & joy + 100% of our prayers." },
    ],
    sent: { title: "Message sent successfully!", text: "We'll get back to you within 48 hours." },
    failed: "Error sending message",
    inbox: "contact@ministry.example",
    link: { to: "info@ministry.example", subject: "A message from the website" },
    letter: `${personLines}Inquiry type: Booking question\nMessage: Peace & joy + 100% of our prayers.`,
  },
  {
    name: "booking",
    opener: "Request Speaking Engagement",
    answers: [
      ...person,
      { label: "Organization (required)", as: "text", value: "Hope Church" },
      { label: "Event type (required)", as: "choice", value: "church-service", keys: "Church" },
      { label: "Event date (required)", as: "day", value: "2031-03-31", keys: "03312031" },
      { label: "Audience size (required)", as: "choice", value: "500+", keys: "More" },
      { label: "Location (required)", as: "text", value: "Columbus, Ohio" },
      { label: "Strategic Prayer & Warfare", as: "tick", value: "Strategic Prayer & Warfare" },
      { label: "Prophetic Activation", as: "tick", value: "Prophetic Activation" },
      { label: "Additional details", as: "text", value: "Our people are tired." },
    ],
    sent: {
      title: "Booking request sent successfully!",
      text: "We'll get back to you within 48 hours with availability and details.",
    },
    failed: "Error sending booking request",
    inbox: "bookings@ministry.example",
    link: { to: "speaking@ministry.example", subject: "Request for a speaking engagement" },
    letter: `${personLines}Organization: Hope Church
Event type: Church service
Event date: 2031-03-31
Audience size: More than 500 people
Location: Columbus, Ohio

Preferred topics:
Strategic Prayer & Warfare
Prophetic Activation
Additional details: Our people are tired.`,
  },
  {
    name: "prayer",
    opener: "Write a prayer request",
    answers: [
      ...person,
      { label: "Request type (required)", as: "choice", value: "breakthrough", keys: "Financial" },
      { label: "Prayer request (required)", as: "text", value: "The rent is due on Friday." },
    ],
    sent: {
      title: "Prayer request submitted successfully!",
      text: "Our prayer team will be standing with you in agreement.",
    },
    failed: "Error sending prayer request",
    inbox: "prayer@ministry.example",
    link: { to: "prayer@ministry.example", subject: "Prayer request" },
    letter: `${personLines}Request type: Financial Breakthrough\nPrayer request: The rent is due on Friday.`,
  },
];

/** The form of this name. */
export function formCase(name: FormCase["name"]): FormCase {
  const found = forms.find((one) => one.name === name);
  if (!found) throw new Error(`There is no form ${name}.`);
  return found;
}

/** A form on the page, and what can be done with it. */
export function formOn(page: Page, { name, opener, answers }: FormCase) {
  const form = page.locator(`#${name}-form`);
  const field = ({ label }: Answer): Locator => form.getByLabel(label, { exact: true });
  return {
    form,
    send: form.getByRole("button", { name: /^Send/ }),
    clear: form.getByRole("button", { name: "Clear the form" }),
    mailLink: form.getByRole("link", { name: /^Write an email instead/ }),
    copy: form.getByRole("button", { name: "Copy what I wrote" }),
    open: async () => {
      if (opener !== undefined) await page.getByRole("button", { name: opener }).click();
    },
    fill: async () => {
      for (const answer of answers) {
        if (answer.as === "choice") await field(answer).selectOption(answer.value);
        else if (answer.as === "tick") await field(answer).check();
        else await field(answer).fill(answer.value);
      }
    },
    /** Writes every answer with the keyboard alone; Tab leads from field to field. */
    fillByKeyboard: async () => {
      for (const answer of answers) {
        await tabTo(page, field(answer));
        if (answer.as === "tick") await page.keyboard.press("Space");
        else await page.keyboard.type(answer.keys ?? answer.value);
      }
    },
    expectFilled: async () => {
      for (const answer of answers) {
        await expect(field(answer)).toBeVisible();
        if (answer.as === "tick") await expect(field(answer)).toBeChecked();
        else await expect(field(answer)).toHaveValue(answer.value);
      }
    },
    expectEmpty: async () => {
      for (const answer of answers) {
        if (answer.as === "tick") await expect(field(answer)).not.toBeChecked();
        else await expect(field(answer)).toHaveValue(answer.before ?? "");
      }
    },
  };
}

/** Presses Tab until an element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error("Sixty presses of Tab did not lead there.");
}

/** The text of a mail link's mail, with LF line breaks. */
export async function letterOf(link: Locator): Promise<{ to: string; subject: string; body: string }> {
  const address = new URL((await link.getAttribute("href")) ?? "");
  const [, subject = "", body = ""] = /^\?subject=([^&]*)&body=([^&]*)$/.exec(address.search) ?? [];
  return {
    to: address.pathname,
    subject: decodeURIComponent(subject),
    body: decodeURIComponent(body).replaceAll("\r\n", "\n"),
  };
}
