/**
 * The Unicode code point of an invisible character, such as U+00A0.
 * @param text a text that begins with the character
 */
export function signCode(text: string): string {
  return `U+${(text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
