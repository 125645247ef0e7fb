import type { ErrorKey } from "../schema/field-schemas";

/** The texts of one field, as in the form's content file. */
export interface FieldWords {
  readonly label: string;
  /** Null if the content has none. The property is required, so that a query without it does not compile. */
  readonly hint: string | null;
  /** The options of a select or of a group of checkboxes. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly errors?: Readonly<Partial<Record<ErrorKey, string>>>;
}
