import type { Content } from "../content";
import type { Message } from "../messages";

/** The context of a text for the check. */
export interface TextPlace extends Omit<Content, "files"> {
  /** The file's path in content/. */
  readonly file: string;
  /** Whether the text is a draft, which may wait for its alternative texts. */
  readonly isDraft?: boolean;
}

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

/** An address without percent signs: Markdown writes a space as %20; other percent signs may be literal. */
export function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
