import type { Content } from "../content";

/** The context of a text for the check. */
export interface TextPlace extends Omit<Content, "files"> {
  /** The file's path in content/. */
  readonly file: string;
  /** Whether the text is a draft, which may wait for its alternative texts. */
  readonly isDraft?: boolean;
}

/** A fault at one place of a text. */
export interface Fault {
  /** The line, counted from the first line of the text. */
  readonly line: number;
  /** What is wrong there, as the message quotes it. */
  readonly about: string;
  readonly problem: string;
  readonly fix: string;
  /** Whether it is a note, which does not stop the build. */
  readonly isNote?: boolean;
}

/** What is wrong at one place. */
export type Found = Omit<Fault, "line">;

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
