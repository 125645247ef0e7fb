import type { Content } from "../content";
import type { TextField } from "../fields";
import type { Message } from "../messages";

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
export type Rule = (text: string, place: Place) => Message[];

/** The hint for the editor that a message about a field includes. */
export function hintFor({ field }: Place): string {
  return field === undefined ? "" : ` What goes here: ${field.description}`;
}

/** The Unicode code point of an invisible character, such as U+00A0. */
export function signCode(text: string): string {
  return `U+${(text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

/**
 * Suggests the known name closest to a misspelt one: the one that shares most of its letters.
 * @returns undefined if none is similar enough
 */
export function nearest(written: string, known: readonly string[]): string | undefined {
  const farthest = Math.max(2, Math.floor(written.length / 4));
  const [first] = known
    .map((name) => ({ name, distance: lettersApart(written.toLowerCase(), name.toLowerCase()) }))
    .filter(({ distance }) => distance <= farthest)
    .sort((a, b) => a.distance - b.distance);
  return first?.name;
}

// The letters that only one of the two has, wherever they stand.
function lettersApart(a: string, b: string): number {
  const rest = Array.from(b);
  const own = Array.from(a).filter((letter) => {
    const index = rest.indexOf(letter);
    if (index !== -1) rest.splice(index, 1);
    return index === -1;
  });
  return Math.max(own.length, rest.length);
}
