import type { ErrorKey } from "../../../src/forms/schema/kit";
import type { VariableName } from "../settings/environment";

/** A form's words, as its file in content/forms holds them. */
export interface FormWords {
  inputs: Readonly<Record<string, FieldWords>>;
  requiredMark: string;
  submit: string;
  privacy: string;
  privacyLink: { label: string; href: string };
  errorSummary: { one: string; other: string };
  direct: { text: string; unconfirmed: string; label: string; shortened: string };
  /** The subject of the mail that a visitor may write instead. */
  mailSubject: string;
  /** What a person should read before they send. */
  notes?: readonly FormNote[];
  /** Said where the field that nobody sees was filled in. */
  honeypot: string;
  correction: { title: string; text: string };
  /** The words on the link that leads back to the site. */
  back: string;
  undelivered: { title: string; text: string };
}

/** A sentence above the fields, and where it leads. */
export interface FormNote {
  text: string;
  links?: readonly { label: string; href: string }[];
}

/** The words of one field. */
export interface FieldWords {
  label: string;
  hint?: string;
  /** What a list shows while nothing is chosen. */
  placeholder?: string;
  options?: readonly { value: string; label: string }[];
  errors?: Readonly<Partial<Record<ErrorKey, string>>>;
}

/** One field of a form, for the mail and for the page that asks for a correction. */
export interface FormField<Name extends string> {
  name: Name;
  /** "checkboxes" choose any of a list, a "checkbox" says yes or no. */
  control: "text" | "email" | "date" | "select" | "textarea" | "checkboxes" | "checkbox" | "hidden";
  required?: boolean;
  /** The autocomplete token (HTML, 4.10.18.7). */
  autocomplete?: string;
  /** What the mail calls the field, where the form has no label for it or one that is a sentence. */
  label?: string;
}

/** What a field holds: a text, a choice of several, a yes or no, or nothing. */
export type FieldValue = string | readonly string[] | boolean | undefined;

/** What a form sends, by field name. */
export type Payload = Readonly<Record<string, FieldValue>>;

/** A setting that says who receives a form's mails. */
export type Recipients = Extract<VariableName, `${string}_TO`>;

/** A form's confidential payloads, and what their writers read in place of what the others do. */
export interface Confidential {
  /** Says whether a payload is one, right or wrong as it may be. It fails closed. */
  holds: (payload: Readonly<Record<string, unknown>>) => boolean;
  /** The setting that says who alone receives it. */
  recipients: Recipients;
  /** Nobody is there to receive it. */
  unavailable: string;
  /** The field that nobody sees was filled in. */
  trapped: string;
  /** Stands in place of the mail link, since more people would read that mail. */
  withoutMail: string;
  /** The same where no answer came, so that it may have arrived after all. */
  withoutMailUnconfirmed: string;
}

/** Everything that the relay has to know about a form. */
export interface Form<P extends Payload> {
  /** Its short name, in its endpoint and in the log. */
  name: string;
  words: FormWords;
  /** Its fields in the order of the mail. */
  fields: readonly FormField<Extract<keyof P, string>>[];
  /** Says whether a payload may be sent as it is. */
  accepts: (payload: unknown) => payload is P;
  /** What is wrong with a payload: an error key by field, "" standing for the payload as a whole. */
  errors: (payload: unknown) => Readonly<Partial<Record<string, ErrorKey>>>;
  /** The setting that says who receives it; a confidential payload has its own. */
  recipients: Recipients;
  /** Where a visitor can write to without the form. */
  address: string;
  /** What is different for payloads that fewer people may read; absent where a form has none. */
  confidential?: Confidential;
  /** The mail's subject before its reference; a constant, so that no visitor writes into a header. */
  subject: string;
  /** Whom an answer to the mail goes to. */
  replyTo: (payload: P) => { name: string; address: string };
}
