import type { ContentType } from "./content-type";
import type { Parsed } from "./readers/json";

/** One file of a known content type. */
export interface ContentFile extends Parsed {
  /** Its path in content/, with forward slashes. */
  readonly file: string;
  readonly contentType: ContentType;
  /** The Markdown of an MDX file. */
  readonly body?: string;
  /** The line of the file on which the Markdown begins. */
  readonly bodyLine?: number;
}
