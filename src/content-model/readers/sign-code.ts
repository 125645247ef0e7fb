/** What Unicode calls a sign that cannot be shown, such as U+00A0. In: a text that begins with it. */
export function signCode(text: string): string {
  return `U+${(text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
