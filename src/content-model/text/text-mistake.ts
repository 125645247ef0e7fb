import type { Message } from "../messages";

/** A mistake in a text. */
export interface TextMistake extends Message {
  /** The quoted words, which differ among mistakes of one kind. */
  readonly about: string;
  /** Whether it is a note, which does not stop the build. */
  readonly isNote?: boolean;
}

/** A mistake in a text, with its line, counted from the first line of the text. */
export interface LineMistake extends TextMistake {
  readonly line: number;
}

/** Shortens a quoted text for a message. */
export function shortened(words: string): string {
  const letters = Array.from(words.replace(/\s+/g, " ").trim());
  return letters.length <= 60 ? letters.join("") : `${letters.slice(0, 59).join("")}…`;
}
