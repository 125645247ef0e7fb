// The space in a number with its unit, or in a time with AM or PM.
const numberWithUnit = /(?<=(?:^|[\s(“[*])(?:\d{1,3}|\d{1,2}:\d{2})) (?=\p{L})/gu;
// The space between a time and its zone.
const timeWithZone = /(?<=\d[ \u00a0][AP]M) (?=[A-Z]{2,4}\b)/g;

// The space in AM or PM in Spanish: 7:00 p. m.
const spanishTime = /(?<=\d[ \u00a0][ap]\.) (?=m\.)/g;

/** Inserts no-break spaces into expressions such as 6:00 PM EST and 12 chapters, but not after years. */
export function keepTogether(text: string): string {
  return text
    .replace(numberWithUnit, "\u00a0")
    .replace(timeWithZone, "\u00a0")
    .replace(spanishTime, "\u00a0");
}

/** Replaces no-break spaces with plain spaces, for search engines and the clipboard. */
export function withPlainSpaces(text: string): string {
  return text.replaceAll("\u00a0", " ");
}
