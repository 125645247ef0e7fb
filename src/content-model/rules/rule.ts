import type { TextField } from "../field";
import type { MarkdownPiece } from "../markdown/pieces";
import type { Mistake } from "../problem";
import type { Content } from "../read";

/** What a rule may know besides the text itself. */
export interface Place extends Omit<Content, "files"> {
  /** The file's path in content/. */
  readonly file: string;
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
