import { expect, type Locator, type Page } from "@playwright/test";

/** The value that a visitor enters in one field, located by its label. */
interface Answer {
  label: string;
  as: "text" | "choice" | "tick" | "day";
  value: string;
  /** The field's initial value; empty by default. */
  before?: string;
}

/** One of the three forms of the fixed content: what is entered, and the words that a visitor then reads. */
export interface FormCase {
  name: "contact" | "booking" | "prayer";
  /** The label of the card that holds it. */
  opener?: string;
  answers: readonly Answer[];
  /** The label of the button that sends it. */
  submit: string;
  /** The toast after a success, and the message that stays. */
  sent: { title: string; text: string; stays: string };
  /** The title of the toast after a failure. */
  failed: string;
  /** The mailbox of the recipient, the mail's subject, and words that the mail has for the choices. */
  mail: { to: string; subject: string; words: readonly string[] };
}

const person: readonly Answer[] = [
  { label: "Name (required)", as: "text", value: "Ruth O’Neill" },
  { label: "Email (required)", as: "text", value: "ruth@example.org" },
];

export const contact: FormCase = {
  name: "contact",
  answers: [
    ...person,
    { label: "Inquiry type (required)", as: "choice", value: "booking", before: "general" },
    { label: "Message (required)", as: "text", value: "Peace & joy + 100% of <our> prayers 🕊." },
  ],
  submit: "Send Message",
  sent: {
    title: "Message sent successfully!",
    text: "We'll get back to you within 48 hours.",
    stays: "Your message is with us. We will write back within 48 hours.",
  },
  failed: "Error sending message",
  mail: {
    to: "contact@ministry.example",
    subject: "Contact message from the website",
    words: ["Booking question", "Peace & joy + 100% of <our> prayers 🕊."],
  },
};

export const booking: FormCase = {
  name: "booking",
  opener: "Request Speaking Engagement",
  answers: [
    ...person,
    { label: "Organization (required)", as: "text", value: "Hope Church" },
    { label: "Event type (required)", as: "choice", value: "church-service" },
    { label: "Event date (required)", as: "day", value: "2031-03-31" },
    { label: "Audience size (required)", as: "choice", value: "500+" },
    { label: "Location (required)", as: "text", value: "Columbus, Ohio" },
    { label: "Strategic Prayer & Warfare", as: "tick", value: "Strategic Prayer & Warfare" },
    { label: "Prophetic Activation", as: "tick", value: "Prophetic Activation" },
    { label: "Additional details", as: "text", value: "Our people are tired." },
  ],
  submit: "Send Booking Request",
  sent: {
    title: "Booking request sent successfully!",
    text: "We'll get back to you within 48 hours with availability and details.",
    stays: "Your request is with us.",
  },
  failed: "Error sending booking request",
  mail: {
    to: "bookings@ministry.example",
    subject: "Booking request from the website",
    words: [
      "Hope Church",
      "Church service",
      "Monday, March 31, 2031",
      "More than 500 people",
      "Columbus, Ohio",
      "Strategic Prayer & Warfare",
      "Prophetic Activation",
      "Our people are tired.",
    ],
  },
};

export const prayer: FormCase = {
  name: "prayer",
  opener: "Write a prayer request",
  answers: [
    ...person,
    { label: "Request type (required)", as: "choice", value: "breakthrough" },
    { label: "Prayer request (required)", as: "text", value: "The rent is due on Friday." },
  ],
  submit: "Send Prayer Request",
  sent: {
    title: "Prayer request submitted successfully!",
    text: "Our prayer team will be standing with you in agreement.",
    stays: "Your prayer request has arrived. Someone will carry it to God with you.",
  },
  failed: "Error sending prayer request",
  mail: {
    to: "prayer@ministry.example",
    subject: "Prayer request from the website",
    words: ["Financial Breakthrough", "The rent is due on Friday."],
  },
};

/** The three forms of the contact page. */
export const forms: readonly FormCase[] = [contact, booking, prayer];

/** The label of the checkbox of a prayer request. */
const confidentialLabel = /^Keep this confidential: it is not shared with the prayer team\./;

/** Returns a form on the page, and functions to use it. */
export function formOn(page: Page, { name, opener, answers, submit }: FormCase) {
  const form = page.locator(`#${name}-form`);
  const field = (label: string): Locator => form.getByLabel(label, { exact: true });
  return {
    form,
    field: (label: string) => field(`${label} (required)`),
    confidential: form.getByLabel(confidentialLabel),
    send: form.getByRole("button", { name: new RegExp(`^(?:${submit}|Sending\\.\\.\\.)$`) }),
    cancel: form.getByRole("button", { name: "Cancel" }),
    clear: form.getByRole("button", { name: "Clear the form" }),
    mailLink: form.getByRole("link", { name: "Write an email instead" }),
    copy: form.getByRole("button", { name: "Copy what I wrote" }),
    /** The summary of the form's card. */
    summary: page.locator("summary", { hasText: opener ?? submit }),
    /** Opens the form's card if it is closed. */
    open: async () => {
      if (opener !== undefined && !(await form.isVisible()))
        await page.locator("summary", { hasText: opener }).click();
    },
    fill: async () => {
      for (const { label, as, value } of answers) {
        if (as === "choice") await field(label).selectOption(value);
        else if (as === "tick") await field(label).check();
        else await field(label).fill(value);
      }
    },
    expectFilled: async () => {
      for (const { label, as, value } of answers) {
        await expect(field(label)).toBeVisible();
        if (as === "tick") await expect(field(label)).toBeChecked();
        else await expect(field(label)).toHaveValue(value);
      }
    },
    expectEmpty: async () => {
      for (const { label, as, before = "" } of answers) {
        if (as === "tick") await expect(field(label)).not.toBeChecked();
        else await expect(field(label)).toHaveValue(before);
      }
    },
  };
}

/** Reads a mailto link, with LF line breaks in its body. */
export async function letterOf(link: Locator): Promise<{ to: string; subject: string; body: string }> {
  const address = new URL((await link.getAttribute("href")) ?? "");
  const [, subject = "", body = ""] = /^\?subject=([^&]*)&body=([^&]*)$/.exec(address.search) ?? [];
  return {
    to: address.pathname,
    subject: decodeURIComponent(subject),
    body: decodeURIComponent(body).replaceAll("\r\n", "\n"),
  };
}
