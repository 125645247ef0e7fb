import type { Kind } from "./kind";
import type { Parsed } from "./readers/json";

/** One file of a known kind. */
export interface ContentFile extends Parsed {
  /** Its path in content/, with forward slashes. */
  readonly file: string;
  readonly kind: Kind;
  /** The Markdown of an MDX file. */
  readonly body?: string;
  /** The line of the file on which the Markdown begins. */
  readonly bodyLine?: number;
}
