import type { Content } from "../content";
import type { TextField } from "../fields";
import type { Mistake } from "../problem";

/** The context of a text for the rules. */
export interface Place extends Omit<Content, "files"> {
  /** The file's path in content/. */
  readonly file: string;
  /** The field's schema; undefined in the body of an MDX file. */
  readonly field?: TextField;
}

/**
 * Checks one text at its location.
 * @returns the mistakes, each with a fix
 */
export type Rule = (text: string, place: Place) => Mistake[];

/** The hint for the editor that a message about a field includes. */
export function hintFor({ field }: Place): string {
  return field === undefined ? "" : ` What goes here: ${field.description}`;
}

/** The Unicode code point of an invisible character, such as U+00A0. */
export function signCode(text: string): string {
  return `U+${(text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
