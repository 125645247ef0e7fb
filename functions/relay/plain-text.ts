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
