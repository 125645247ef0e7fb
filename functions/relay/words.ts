import common from "../../content/forms/common.json";
import site from "../../content/site.json";
import type { ErrorKey, Form } from "../../src/forms/fields";
import type { PluralForms } from "../../src/words/plural";

/** The words of one field. */
export interface FieldWords {
  label: string;
  hint?: string;
  /** The label of a select while nothing is chosen. */
  placeholder?: string;
  options?: readonly { value: string; label: string }[];
  errors?: Readonly<Partial<Record<ErrorKey, string>>>;
}

interface Notice {
  title: string;
  text: string;
}

/** The words of one form, as its file in content/forms has them. */
export interface OwnWords {
  inputs: Readonly<Record<string, FieldWords | undefined>>;
  submit: string;
  failure: Notice;
  mail: { subject: string };
  /** What a person should read before they write. */
  others?: string;
  emergency?: { text: string; links: readonly { label: string; href: string }[] };
  /** What is said about a confidential message in place of the words for others; a form with a field `confidential` has them. */
  unavailable?: string;
  withoutMail?: string;
  withoutMailUnconfirmed?: string;
  honeypotConfidential?: string;
}

/** A form with its words. */
export interface WordedForm extends Form {
  words: Omit<typeof common, "errorSummary" | "direct" | "mail"> &
    OwnWords & {
      errorSummary: PluralForms;
      direct: { text: string; unconfirmed: string; limited: PluralForms };
      mail: typeof common.mail & OwnWords["mail"];
    };
  /** The mail address for visitors who do not use the form. */
  address: string;
}

/** Joins a form with its own words and those that all forms share. */
export function withWords(form: Form, own: OwnWords): WordedForm {
  const words = { ...common, ...own, mail: { ...common.mail, ...own.mail } };
  return { ...form, words, address: site.addresses[form.writeTo].email };
}
