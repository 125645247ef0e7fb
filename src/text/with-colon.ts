/** Returns the label of an answer: with a colon, unless it ends with a question mark, an exclamation mark or a colon. */
export function withColon(label: string): string {
  return /[?!:]$/.test(label) ? label : `${label}:`;
}
