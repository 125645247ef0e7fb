/**
 * Formats a moment, with the same result on the server and in the browser.
 * @param moment in ISO 8601
 * @param form the Intl options; without `timeZone`, the visitor's own zone
 */
export function momentInWords(moment: string, language: string, form: Intl.DateTimeFormatOptions): string {
  // Node puts a narrow no-break space before PM where Chromium has a plain one, which would be a hydration mismatch.
  return writerOf(language, form).format(new Date(moment)).replaceAll("\u202f", " ");
}

const writers = new Map<string, Intl.DateTimeFormat>();

// Cached, since creating an Intl.DateTimeFormat costs as much as a hundred calls of it.
function writerOf(language: string, form: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(form);
  const writer = writers.get(key) ?? new Intl.DateTimeFormat(language, form);
  writers.set(key, writer);
  return writer;
}

/** A day with its weekday, for places where the day must be unmistakable. */
export const fullDay: Intl.DateTimeFormatOptions = {
  weekday: "long",
  year: "numeric",
  month: "long",
  day: "numeric",
};

/** Writes a day such as 2026-03-08 in words: March 8, 2026. */
export function dayInWords(
  day: string,
  language: string,
  form: Intl.DateTimeFormatOptions = { dateStyle: "long" },
): string {
  return momentInWords(`${day}T00:00:00Z`, language, { ...form, timeZone: "UTC" });
}

/** The abbreviation of a zone at a moment: EST in winter, EDT in summer. */
export function zoneAbbreviation(moment: string, language: string, zone: string): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: "short" }).formatToParts(
    new Date(moment),
  );
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
}
