/** Adds a colon to the label of an answer, unless the label ends with a question mark, an exclamation mark or a colon. */
export function withColon(label: string): string {
  return /[?!:]$/.test(label) ? label : `${label}:`;
}
