/**
 * Normalizes a typed text for a mail's body: line breaks are LF, control characters other than tabs are removed, and
 * the text is trimmed.
 */
export function plainText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .trim();
}

/** Normalizes a text of one line for a header or a line of the mail: a tab becomes a space. */
export function plainLine(text: string): string {
  return plainText(text.replaceAll("\t", " "));
}
