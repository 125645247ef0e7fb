import { expect, type Locator, type Page } from "@playwright/test";
import { readersVariable } from "../../functions/relay/settings";
import { localMailSettings } from "../../scripts/local/prepare";
import { readContent } from "../../src/content-model/check";
import { fillKnown } from "../../src/content-model/facts";
import { fixedContent } from "../../src/content-model/testing/edited-content";
import { isMarked, type Field, type Form } from "../../src/forms/fields";
import { bookingForm, contactForm, forms as formDefinitions, prayerForm } from "../../src/forms/forms";
import type { CommonTexts, FieldTexts, FormTexts } from "../../src/forms/texts";

/** The value that a visitor enters in one field, located by its label. */
interface Answer {
  label: string;
  kind: "text" | "choice" | "tick" | "day";
  value: string;
  /** The field's initial value. The default is empty. */
  initialValue?: string | undefined;
  /** The text in the mail. It is undefined for a day, because the mail formats days. */
  inMail?: string | undefined;
}

/** A form of the fixed content: the input, and the texts that a visitor then sees. */
export interface FormCase {
  name: string;
  /** The address of the form's page. */
  page: string;
  /** The fragment that opens the form. */
  anchor: string;
  /** The label of the form's card. */
  opener: string | undefined;
  answers: readonly Answer[];
  /** The label of the button that sends the form. */
  submit: string;
  /** The toast after a success, and the message that stays. */
  sent: { title: string; text: string; stays: string };
  /** The title of the toast after a failure. */
  failed: string;
  /** The mailbox of the recipient, and the mail's subject. */
  mail: { to: string; subject: string };
}

/** The input by field name. The input of another text field is "A" and its name, and of a choice the last option. */
const values: Readonly<Record<string, string>> = {
  name: "Ruth O’Neill",
  email: "ruth@example.org",
  organization: "Hope Church",
  eventType: "church-service",
  eventDate: "2031-03-31",
  location: "Columbus, Ohio",
  message: "Peace & joy + 100% of <our> prayers 🕊.",
  requestType: "breakthrough",
  prayerRequest: "The rent is due on Friday.",
};

const { files, facts = {} } = readContent(fixedContent);
const textsIn = (name: string): unknown => files.find(({ file }) => file === `forms/${name}.json`)?.data;
const { requiredMark, mail } = textsIn("common") as CommonTexts;

function caseOf(form: Form): FormCase {
  const texts = textsIn(form.name) as FormTexts;
  const { title, text } = texts.success;
  const fillFacts = (one: string): string => fillKnown(one, facts);
  return {
    name: form.name,
    page: form.page,
    anchor: form.anchor,
    opener: texts.card?.expand,
    answers: Object.entries(form.fields).flatMap(([name, field]) =>
      answersOf(name, field, texts.inputs[name], texts.mail[name]),
    ),
    submit: texts.submit,
    sent: { title: fillFacts(title), text: fillFacts(text), stays: fillFacts(texts.sent) },
    failed: texts.failure.title,
    mail: {
      to: localMailSettings({ smtp: 0 })[readersVariable(form)] ?? "",
      subject: texts.mail.subject,
    },
  };
}

function answersOf(name: string, field: Field, input: FieldTexts | undefined, inMail = ""): Answer[] {
  const { control, required } = field;
  if (!input) return [];
  const text = fillKnown(input.label, facts);
  const label = isMarked(field) ? `${text} ${requiredMark}` : text;
  if (control === "checkbox")
    return required ? [{ label, kind: "tick", value: "true", inMail: `${inMail}: ${mail.yes}` }] : [];
  const { options = [] } = input;
  if (control === "checkboxes")
    return [options[1], options[4]].flatMap((option) =>
      option ? [{ label: option.label, kind: "tick", value: option.value, inMail: option.label }] : [],
    );
  const value = values[control === "date" ? "eventDate" : name] ?? options.at(-1)?.value ?? `A ${name}`;
  if (control === "date") return [{ label, kind: "day", value }];
  if (control !== "select") return [{ label, kind: "text", value, inMail: value }];
  const chosenOption = options.find((option) => option.value === value);
  return [{ label, kind: "choice", value, initialValue: field.initial, inMail: chosenOption?.label }];
}

/** The forms of the fixed content. */
export const forms: readonly FormCase[] = formDefinitions.filter(({ name }) => textsIn(name)).map(caseOf);

export const [contact, booking, prayer] = [caseOf(contactForm), caseOf(bookingForm), caseOf(prayerForm)];

/** The label of the checkbox of a prayer request. */
const confidentialLabel = /^Keep this confidential: it is not shared with the prayer team\./;

/** Returns a form on the page, and functions to use it. */
export function formOn(page: Page, { name, opener, answers, submit }: FormCase) {
  const form = page.locator(`#${name}-form`);
  const field = (label: string): Locator => form.getByLabel(label, { exact: true });
  return {
    form,
    field: (label: string) => field(`${label} (required)`),
    confidentialCheckbox: form.getByLabel(confidentialLabel),
    sendButton: form.getByRole("button", { name: new RegExp(`^(?:${submit}|Sending\\.\\.\\.)$`) }),
    cancelButton: form.getByRole("button", { name: "Cancel" }),
    clearButton: form.getByRole("button", { name: "Clear the form" }),
    mailLink: form.getByRole("link", { name: "Write an email instead" }),
    copyButton: form.getByRole("button", { name: "Copy what I wrote" }),
    /** The summary of the form's card. */
    summary: page.locator("summary", { hasText: opener ?? submit }),
    /** Opens the form's card if it is closed. */
    open: async () => {
      if (opener !== undefined && !(await form.isVisible()))
        await page.locator("summary", { hasText: opener }).click();
    },
    fill: async () => {
      for (const { label, kind, value } of answers) {
        if (kind === "choice") await field(label).selectOption(value);
        else if (kind === "tick") await field(label).check();
        else await field(label).fill(value);
      }
    },
    expectFilled: async () => {
      for (const { label, kind, value } of answers) {
        await expect(field(label)).toBeVisible();
        if (kind === "tick") await expect(field(label)).toBeChecked();
        else await expect(field(label)).toHaveValue(value);
      }
    },
    expectEmpty: async () => {
      for (const { label, kind, initialValue = "" } of answers) {
        if (kind === "tick") await expect(field(label)).not.toBeChecked();
        else await expect(field(label)).toHaveValue(initialValue);
      }
    },
  };
}

/** Reads a mailto link, with LF line breaks in its body. */
export async function readMailLink(link: Locator): Promise<{ to: string; subject: string; body: string }> {
  const address = new URL((await link.getAttribute("href")) ?? "");
  const [, subject = "", body = ""] = /^\?subject=([^&]*)&body=([^&]*)$/.exec(address.search) ?? [];
  return {
    to: address.pathname,
    subject: decodeURIComponent(subject),
    body: decodeURIComponent(body).replaceAll("\r\n", "\n"),
  };
}
