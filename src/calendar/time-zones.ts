/** Whether a text is UTC, or the current or a former IANA name of a place's time zone that Intl knows. */
export function isTimeZone(name: string): boolean {
  // Intl also accepts EST and similar names without daylight saving time, and names in any case.
  if (name !== "UTC" && !/^[A-Z][\w+-]*(\/[A-Z][\w+-]*)+$/.test(name)) return false;
  try {
    const { timeZone } = new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions();
    return timeZone === name || timeZone.toLowerCase() !== name.toLowerCase();
  } catch {
    return false;
  }
}

/** The zones that abbreviations such as EST and EDT most likely mean. */
const zonesByLetter: Readonly<Record<string, string>> = {
  E: "America/New_York",
  C: "America/Chicago",
  M: "America/Denver",
  P: "America/Los_Angeles",
};

/** The most likely time zone of an American abbreviation or a city. Undefined for other texts. */
export function likelyTimeZone(text: string): string | undefined {
  const city = `/${text.replaceAll(" ", "_")}`.toLowerCase();
  return (
    zonesByLetter[/^([ECMP])[SD]?T$/.exec(text)?.[1] ?? ""] ??
    Intl.supportedValuesOf("timeZone").find((zone) => zone.toLowerCase().endsWith(city))
  );
}
