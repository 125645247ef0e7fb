import type { ErrorKey } from "../../src/forms/schema/kit";
import type { VariableName } from "./environment";

/** A form's words, as its file in content/forms holds them. */
export interface FormWords {
  inputs: Readonly<Record<string, FieldWords>>;
  requiredMark: string;
  submit: string;
  privacy: string;
  privacyLink: { label: string; href: string };
  errorSummary: { one: string; other: string };
  direct: { text: string; label: string };
  correction: { title: string; text: string };
  undelivered: { title: string; text: string };
}

/** The words of one field. */
export interface FieldWords {
  label: string;
  hint?: string;
  options?: readonly { value: string; label: string }[];
  errors?: Readonly<Partial<Record<ErrorKey, string>>>;
}

/** One field of a form, for the mail and for the page that asks for a correction. */
export interface FormField<Name extends string> {
  name: Name;
  control: "text" | "email" | "select" | "textarea" | "hidden";
  required?: boolean;
  /** The autocomplete token (HTML, 4.10.18.7). */
  autocomplete?: string;
  /** What the mail calls the field where the form's words have no label for it. */
  label?: string;
}

/** What a form sends once it has been judged: texts by field name. */
export type Payload = Readonly<Record<string, string>>;

/** Everything that the relay has to know about a form. */
export interface Form<P extends Payload> {
  /** Its short name, in the log. */
  name: string;
  /** The address that its page posts to. */
  action: string;
  words: FormWords;
  /** Its fields in the order of the mail. */
  fields: readonly FormField<Extract<keyof P, string>>[];
  /** Says whether a payload may be sent as it is. */
  accepts: (payload: unknown) => payload is P;
  /** What is wrong with a payload: an error key by field, "" standing for the payload as a whole. */
  errors: (payload: unknown) => Readonly<Partial<Record<string, ErrorKey>>>;
  /** The setting that says who receives this payload. */
  recipients: (payload: P) => Extract<VariableName, `${string}_TO`>;
  /** The mail's subject before its reference; a constant, so that no visitor writes into a header. */
  subject: string;
  /** Whom an answer to the mail goes to. */
  replyTo: (payload: P) => { name: string; address: string };
}
