import { expect, type Locator, type Page } from "@playwright/test";
import { escaped, literally, text, texts } from "./content";

/** The value that a visitor enters in one field, located by its label. */
interface Answer {
  label: string;
  as: "text" | "choice" | "tick" | "day";
  value: string;
  /** The field's initial value; empty by default. */
  before?: string;
  /** The keys that enter the value without a pointer, if they differ from the value itself. */
  keys?: string;
}

/** The test data of one of the three forms. */
export interface FormCase {
  name: "contact" | "booking" | "prayer";
  /** The label of the card's summary, for a form in a card. */
  opener?: string;
  answers: readonly Answer[];
  /** The toast after a success. */
  sent: { title: string; text: string };
  /** The title of the toast after a failure. */
  failed: string;
  /** The label of the button that sends it. */
  submit: string;
  /** The mailbox of the recipient. */
  inbox: string;
  /** The mailto link shown after a failure. */
  link: { to: string; subject: string };
  /** The answers as lines of that mail. */
  letter: string;
}

type Name = FormCase["name"];

const common = "forms/common.json";
const fileOf = (form: Name): string => `forms/${form}.json`;

/** The label of a field, without the mark of required ones. */
export function labelOf(form: Name, field: string): string {
  return text(fileOf(form), `inputs.${field}.label`);
}

/** The label of a required field. */
export function requiredLabel(form: Name, field: string): string {
  return `${labelOf(form, field)} ${text(common, "requiredMark")}`;
}

/** The words of the option that sends a value. */
export function optionLabel(form: Name, field: string, value: string): string {
  const options = `inputs.${field}.options`;
  const index = texts(fileOf(form), `${options}.*.value`).indexOf(value);
  return text(fileOf(form), `${options}.${String(index)}.label`);
}

const required = (form: Name, field: string, as: Answer["as"], value: string): Answer => {
  return { label: requiredLabel(form, field), as, value };
};

const person = (form: Name): Answer[] => [
  required(form, "name", "text", "Ruth O’Neill"),
  required(form, "email", "text", "ruth@example.org"),
];

const topics = ["Strategic Prayer & Warfare", "Prophetic Activation"];

const line = (form: Name, field: string, answer: string): string => `${labelOf(form, field)}: ${answer}`;

const choiceLine = (form: Name, field: string, value: string): string =>
  line(form, field, optionLabel(form, field, value));

const personLines = (form: Name): string[] => [
  line(form, "name", "Ruth O’Neill"),
  line(form, "email", "ruth@example.org"),
];

const wordsOf = (form: Name, opener: { opener?: string } = {}) => ({
  name: form,
  ...opener,
  sent: { title: text(fileOf(form), "success.title"), text: text(fileOf(form), "success.text") },
  failed: text(fileOf(form), "failure.title"),
  submit: text(fileOf(form), "submit"),
});

/** The three forms of the contact page. */
export const forms: readonly FormCase[] = [
  {
    ...wordsOf("contact"),
    answers: [
      ...person("contact"),
      { ...required("contact", "inquiryType", "choice", "booking"), before: "general" },
      required("contact", "message", "text", "Peace & joy + 100% of our prayers."),
    ],
    inbox: "contact@ministry.example",
    link: {
      to: text("site.json", "addresses.general.email"),
      subject: text("forms/contact.json", "mailSubject"),
    },
    letter: [
      ...personLines("contact"),
      choiceLine("contact", "inquiryType", "booking"),
      line("contact", "message", "Peace & joy + 100% of our prayers."),
    ].join("\n"),
  },
  {
    ...wordsOf("booking", { opener: text("forms/booking.json", "card.expand") }),
    answers: [
      ...person("booking"),
      required("booking", "organization", "text", "Hope Church"),
      required("booking", "eventType", "choice", "church-service"),
      { ...required("booking", "eventDate", "day", "2031-03-31"), keys: "03312031" },
      required("booking", "audienceSize", "choice", "500+"),
      required("booking", "location", "text", "Columbus, Ohio"),
      ...topics.map((topic): Answer => ({
        label: optionLabel("booking", "preferredTopics", topic),
        as: "tick",
        value: topic,
      })),
      { label: labelOf("booking", "message"), as: "text", value: "Our people are tired." },
    ],
    inbox: "bookings@ministry.example",
    link: {
      to: text("site.json", "addresses.speaking.email"),
      subject: text("forms/booking.json", "mailSubject"),
    },
    letter: [
      ...personLines("booking"),
      line("booking", "organization", "Hope Church"),
      choiceLine("booking", "eventType", "church-service"),
      line("booking", "eventDate", "2031-03-31"),
      choiceLine("booking", "audienceSize", "500+"),
      line("booking", "location", "Columbus, Ohio"),
      "",
      `${labelOf("booking", "preferredTopics")}:`,
      ...topics.map((topic) => optionLabel("booking", "preferredTopics", topic)),
      line("booking", "message", "Our people are tired."),
    ].join("\n"),
  },
  {
    ...wordsOf("prayer", { opener: text("forms/prayer.json", "card.expand") }),
    answers: [
      ...person("prayer"),
      required("prayer", "requestType", "choice", "breakthrough"),
      required("prayer", "prayerRequest", "text", "The rent is due on Friday."),
    ],
    inbox: "prayer@ministry.example",
    link: {
      to: text("site.json", "addresses.prayer.email"),
      subject: text("forms/prayer.json", "mailSubject"),
    },
    letter: [
      ...personLines("prayer"),
      choiceLine("prayer", "requestType", "breakthrough"),
      line("prayer", "prayerRequest", "The rent is due on Friday."),
    ].join("\n"),
  },
];

/** Returns the form of this name. */
export function formCase(name: FormCase["name"]): FormCase {
  const found = forms.find((one) => one.name === name);
  if (!found) throw new Error(`There is no form ${name}.`);
  return found;
}

/** Returns a form on the page, and functions to use it. */
export function formOn(page: Page, { name, opener, answers, submit }: FormCase) {
  const form = page.locator(`#${name}-form`);
  const field = ({ label }: Answer): Locator => form.getByLabel(label, { exact: true });
  return {
    form,
    send: sendButton(form, submit),
    clear: form.getByRole("button", { name: text(common, "clear.label") }),
    mailLink: form.getByRole("link", { name: mailLinkName }),
    copy: form.getByRole("button", { name: text(common, "direct.copy") }),
    /** Opens the form's card if it is closed. */
    open: async () => {
      if (opener !== undefined && !(await form.isVisible()))
        await page.locator("summary", { hasText: opener }).click();
    },
    fill: async () => {
      for (const answer of answers) {
        if (answer.as === "choice") await field(answer).selectOption(answer.value);
        else if (answer.as === "tick") await field(answer).check();
        else await field(answer).fill(answer.value);
      }
    },
    /** Enters every answer with the keyboard only; Tab moves from field to field. */
    fillByKeyboard: async () => {
      for (const answer of answers) {
        await tabTo(page, field(answer));
        if (answer.as === "tick") await page.keyboard.press("Space");
        else if (answer.as === "choice") await chooseByKeyboard(field(answer), answer.value);
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

/** The name of the link to the mail that may be written instead. */
export const mailLinkName = literally(text(common, "direct.label"));

/** The button that sends a form, also while it is being sent. */
export function sendButton(form: Page | Locator, submit: string): Locator {
  const labels = [submit, text(common, "submitting")].map(escaped).join("|");
  return form.getByRole("button", { name: new RegExp(`^(?:${labels})$`) });
}

/** Chooses an option of the focused list with the arrow keys. */
async function chooseByKeyboard(field: Locator, value: string): Promise<void> {
  const steps = await field.evaluate((select: HTMLSelectElement, wanted) => {
    return [...select.options].findIndex((option) => option.value === wanted) - select.selectedIndex;
  }, value);
  for (let step = 0; step < Math.abs(steps); step += 1)
    await field.press(steps > 0 ? "ArrowDown" : "ArrowUp");
}

/** Presses Tab until an element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error("Sixty presses of Tab did not lead there.");
}

/** Returns the body of a mailto link, with LF line breaks. */
export async function letterOf(link: Locator): Promise<{ to: string; subject: string; body: string }> {
  const address = new URL((await link.getAttribute("href")) ?? "");
  const [, subject = "", body = ""] = /^\?subject=([^&]*)&body=([^&]*)$/.exec(address.search) ?? [];
  return {
    to: address.pathname,
    subject: decodeURIComponent(subject),
    body: decodeURIComponent(body).replaceAll("\r\n", "\n"),
  };
}
