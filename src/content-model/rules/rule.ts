import type { TextField } from "../field";
import type { MarkdownPiece } from "../markdown-pieces";
import type { Facts } from "../placeholders";
import type { Mistake } from "../problem";

/** What a rule may know besides the text itself. */
export interface Place {
  /** The file's path in content/. */
  readonly file: string;
  /** Every path in content/. */
  readonly paths: readonly string[];
  /** What placeholders refer to; undefined while site.json or facts.json cannot be read. */
  readonly facts: Facts | undefined;
  /** Everything that a link inside the site may lead to. */
  readonly routes: readonly string[];
  /** Each old address, without a slash at its end, with where it leads on to. */
  readonly oldAddresses: ReadonlyMap<string, string>;
  /** The description of the field; undefined in the body of an MDX file. */
  readonly field?: TextField;
}

/** Judges one text. In: the text and its place. Out: what is wrong with it and what to write. */
export type Rule = (text: string, place: Place) => Mistake[];

/** Judges one piece of the Markdown of a body. In: the piece and its place. Out: what is wrong with it and what to write. */
export type PieceRule = (piece: MarkdownPiece, place: Place) => Mistake[];

/** What the editor should know of a field when something in it is wrong. */
export function hintFor({ field }: Place): string {
  return field === undefined ? "" : ` What goes here: ${field.description}`;
}
