import type { ErrorKey } from "./fields";

/** The texts of one field, as in the form's content file. */
export interface FieldWords {
  readonly label: string;
  readonly hint?: string | null;
  /** The label of a select while nothing is chosen. */
  readonly placeholder?: string;
  /** The options of a select or of a group of checkboxes. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** Shown beside a date that has passed. */
  readonly past?: string;
  readonly errors?: Readonly<Partial<Record<ErrorKey, string>>>;
}

interface Link {
  readonly label: string;
  readonly href: string;
}

/** A sentence with the links that it speaks of. */
export interface LinkedWords {
  readonly text: string;
  readonly links: readonly Link[];
}

/** The texts of one form, as in its file in content/forms. */
export interface FormWords {
  readonly title: string;
  readonly introduction: string;
  readonly inputs: Readonly<Partial<Record<string, FieldWords>>>;
  readonly submit: string;
  readonly success: Queries.NoticeFragment;
  readonly sent: string;
  readonly failure: Queries.NoticeFragment;
  readonly mailSubject: string;
  /** The texts of the card around the form, if there is one. */
  readonly card?: Queries.FormCardFragment;
  /** What to read before writing of someone else. */
  readonly others?: string;
  readonly emergency?: LinkedWords;
  /** What comes after a message was sent. */
  readonly next?: LinkedWords | null;
  /** What is said about a confidential message in place of the words for others. */
  readonly notKept?: string;
  readonly unavailable?: string;
  readonly successConfidential?: Queries.NoticeFragment;
  readonly sentConfidential?: string;
  readonly withoutMail?: string;
  readonly withoutMailUnconfirmed?: string;
  readonly honeypotConfidential?: string;
}
