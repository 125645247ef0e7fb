import type { ContentType } from "./content-type";
import type { Parsed } from "./readers/json";
import type { ParsedMdx } from "./readers/mdx";

/** One file of a known content type. */
export interface ContentFile extends Parsed {
  /** Its path in content/, with forward slashes. */
  readonly file: string;
  readonly contentType: ContentType;
  /** The Markdown of an MDX file. */
  readonly body?: string;
  /** The line of the file on which the Markdown begins. */
  readonly bodyLine?: number;
  /** What YAML takes for comments behind values of an MDX file. */
  readonly comments?: ParsedMdx["comments"];
}
