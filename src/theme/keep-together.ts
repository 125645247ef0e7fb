// A number and what it counts, a time and its half of the day.
const counted = /(?<=(?:^|[\s(“])(?:\d{1,3}|\d{1,2}:\d{2})) (?=\p{L})/gu;
// A time and its zone.
const zoned = /(?<=\d[ \u00a0][AP]M) (?=[A-Z]{2,4}\b)/g;

/** Sets a space that does not break where a line should not end: 6:00 PM EST, 12 chapters. Years stand alone. */
export function keepTogether(text: string): string {
  return text.replace(counted, "\u00a0").replace(zoned, "\u00a0");
}

/** The text with every space a plain one, for programs: search engines, a clipboard. */
export function withPlainSpaces(text: string): string {
  return text.replaceAll("\u00a0", " ");
}
