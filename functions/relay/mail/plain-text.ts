/**
 * Brings typed text into the shape that a mail's body has: LF line breaks, no control characters but tabs, nothing
 * around it.
 */
export function plainText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .trim();
}

/** Brings a text that was typed in one line into the shape of a header or a line of the mail: a tab becomes a blank. */
export function plainLine(text: string): string {
  return plainText(text.replaceAll("\t", " "));
}
