/** Says a moment in words, with the zone that the ministry lives in: "Tuesday, July 14, 2026 at 6:00 PM EDT". */
export function momentInWords(at: Date): string {
  return new Intl.DateTimeFormat("en-US", {
    ...dayStyle,
    timeZone: "America/New_York",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  })
    .format(at)
    .replace(/\u202f/g, " ");
}

/** Says a day of the calendar in words: 2027-03-31 is "Wednesday, March 31, 2027", in every zone. */
export function dayInWords(day: string): string {
  return new Intl.DateTimeFormat("en-US", { ...dayStyle, timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

const dayStyle = { weekday: "long", year: "numeric", month: "long", day: "numeric" } as const;
