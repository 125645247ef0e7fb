import type { ErrorKey } from "../schema/kit";

/** The words of one field, as a form's content file holds them. */
export interface FieldWords {
  readonly label: string;
  /** Null where editors wrote none; a query that does not ask for it does not compile. */
  readonly hint: string | null;
  /** What there is to choose from, where there is a list. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly errors?: Readonly<Partial<Record<ErrorKey, string>>>;
}
