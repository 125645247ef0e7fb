import type { ErrorKey } from "../../../src/forms/schema/field-schemas";
import type { PluralForms } from "../../../src/words/plural";
import type { VariableName } from "../settings/environment";

/** A form's words, in the form of its file in content/forms. */
export interface FormWords {
  inputs: Readonly<Record<string, FieldWords>>;
  requiredMark: string;
  submit: string;
  privacy: string;
  privacyLink: { label: string; href: string };
  errorSummary: PluralForms;
  direct: {
    text: string;
    unconfirmed: string;
    limited: PluralForms;
    label: string;
    shortened: string;
  };
  /** The subject of the mail that a visitor may write instead. */
  mailSubject: string;
  /** What a person should read before they send. */
  notes?: readonly FormNote[];
  /** What the mail says beside the visitor's words. */
  mail: { subject: string; yes: string; no: string; reference: string; received: string };
  /** The message after the honeypot was filled in. */
  honeypot: string;
  correction: { title: string; text: string };
  /** The label of the link back to the site. */
  back: string;
  undelivered: { title: string; text: string };
}

/** A sentence above the fields, with its links. */
export interface FormNote {
  text: string;
  links?: readonly { label: string; href: string }[];
}

/** The words of one field. */
export interface FieldWords {
  label: string;
  hint?: string;
  /** The label of a select while nothing is chosen. */
  placeholder?: string;
  options?: readonly { value: string; label: string }[];
  errors?: Readonly<Partial<Record<ErrorKey, string>>>;
}

/** One field of a form, for the mail and for the page that asks for a correction. */
export interface FormField<Name extends string> {
  name: Name;
  /** "checkboxes" are several choices from a list, a "checkbox" is yes or no. */
  control: "text" | "email" | "date" | "select" | "textarea" | "checkboxes" | "checkbox" | "hidden";
  required?: boolean;
  /** The autocomplete token (HTML, 4.10.18.7). */
  autocomplete?: string;
  /** The field's label in the mail, if the form's is a sentence or missing. */
  label?: string;
}

/** A field's value: a text, several choices, yes or no, or nothing. */
export type FieldValue = string | readonly string[] | boolean | undefined;

/** A form's values by field name. */
export type Payload = Readonly<Record<string, FieldValue>>;

/** A setting that says who receives a form's mails. */
export type Recipients = Extract<VariableName, `${string}_TO`>;

/** How a form's confidential payloads are recognized, who receives them, and the messages for their senders. */
export interface Confidential {
  /** Returns whether a payload, valid or not, is confidential. In doubt it is. */
  appliesTo: (payload: Readonly<Record<string, unknown>>) => boolean;
  /** The setting with their only recipients. */
  recipients: Recipients;
  /** The message if no recipients are set. */
  unavailable: string;
  /** The message after the honeypot was filled in. */
  honeypot: string;
  /** Replaces the mail link, since more people would read that mail. */
  withoutMail: string;
  /** The same if the mail server did not confirm a message that it may have accepted. */
  withoutMailUnconfirmed: string;
}

/** The relay's description of a form. */
export interface Form<P extends Payload> {
  /** Its short name, in its endpoint and in the log. */
  name: string;
  words: FormWords;
  /** Its fields in the order of the mail. */
  fields: readonly FormField<Extract<keyof P, string>>[];
  /** Returns whether a payload is valid. */
  accepts: (payload: unknown) => payload is P;
  /** A payload's errors by field; "" is the payload as a whole. */
  errors: (payload: unknown) => Readonly<Partial<Record<string, ErrorKey>>>;
  /** The setting with the recipients; confidential payloads have their own. */
  recipients: Recipients;
  /** The mail address for visitors who do not use the form. */
  address: string;
  /** Absent if the form has no confidential payloads. */
  confidential?: Confidential;
  /** The mail's subject before the reference. It is constant, so that no visitor's words enter the header. */
  subject: string;
  /** The mail's Reply-To. */
  replyTo: (payload: P) => { name: string; address: string };
}
