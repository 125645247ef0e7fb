import type common from "../../content/forms/common.json";
import type { PluralForms } from "../text/numbers";

export interface FieldTexts {
  readonly label: string;
  readonly hint?: string;
  /** The label of a select while nothing is chosen. */
  readonly placeholder?: string;
  /** The options of a select or of a group of checkboxes. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** Shown beside a date that has passed. */
  readonly past?: string;
  readonly errors?: Readonly<Partial<Record<string, string>>>;
}

/** A short message of the site. */
export interface Notice {
  readonly title: string;
  readonly text: string;
}

/** A sentence with its links. */
export interface TextWithLinks {
  readonly text: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

/** Help in an emergency. */
export interface EmergencyTexts extends TextWithLinks {
  /** The question before the links. */
  readonly question: string;
}

/** The texts of the card around a form. */
export interface CardTexts {
  readonly summary: string;
  readonly expand: string;
  readonly cancel: string;
  readonly kept: string;
}

/** The texts of one form in content/forms, which src/content-model/content-types/form-texts.ts describes. */
export interface FormTexts {
  /** The email address for visitors who do not use the form, from site.json. */
  readonly address: string;
  readonly title: string;
  readonly introduction: string;
  readonly inputs: Readonly<Partial<Record<string, FieldTexts>>>;
  readonly submit: string;
  readonly success: Notice;
  readonly sent: string;
  readonly failure: Notice;
  readonly visitorMailSubject: string;
  /** The subject, and the labels of checkboxes and hidden fields by field name. */
  readonly mail: { readonly subject: string } & Readonly<Record<string, string>>;
  readonly card?: CardTexts;
  /** The request to be careful when writing about others. */
  readonly others?: string;
  readonly emergency?: EmergencyTexts;
  /** The text and links after a message was sent. */
  readonly next?: TextWithLinks;
  /** Texts that replace the usual texts for confidential messages. */
  readonly notKept?: string;
  readonly unavailable?: string;
  readonly successConfidential?: Notice;
  readonly sentConfidential?: string;
  readonly withoutMail?: string;
  readonly withoutMailUnconfirmed?: string;
  readonly honeypotConfidential?: string;
}

type Common = typeof common;

/** The texts that all forms share, as in content/forms/common.json. */
export type CommonTexts = Omit<Common, "errorSummary" | "direct" | "slip"> & {
  /** The question after a typing error in an email address. */
  readonly slip?: string;
  readonly errorSummary: PluralForms;
  readonly direct: Omit<Common["direct"], "limited"> & { readonly limited: PluralForms };
};
