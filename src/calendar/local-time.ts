/** A period between two moments in ISO 8601, with the offset of their zone on that day. */
export interface Period {
  readonly start: string;
  readonly end: string;
}

interface LocalTimes {
  /** The first day, such as 2026-03-08. */
  readonly date: string;
  /** The last day. The default is the first day, or the day after it if `to` is not later than `from`. */
  readonly endDate?: string | null | undefined;
  readonly from: string;
  readonly to: string;
  readonly zone: string;
}

export function momentsOn({ date, endDate, from, to, zone }: LocalTimes): Period {
  const lastDay = endDate ?? (to <= from ? daysFrom(date, 1) : date);
  return { start: momentIn(zone, date, from), end: momentIn(zone, lastDay, to) };
}

/** The number of minutes from midnight to a time such as 18:30. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** The time of day, such as 18:30, at a number of minutes after midnight. A negative number is before midnight. */
export function timeAt(minutes: number): string {
  return new Date(minutes * 60_000).toISOString().slice(11, 16);
}

/** The calendar day in a zone at a moment, such as 2026-03-10. */
export function dayIn(zone: string, moment: Date): string {
  // Swedish dates have the format of ISO 8601.
  return new Intl.DateTimeFormat("sv-SE", { timeZone: zone }).format(moment);
}

/** A day some days later, such as 2026-03-17. */
export function daysFrom(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

const dayMs = 86_400_000;

/**
 * Writes a local time of a zone in ISO 8601, with the zone's offset. If clocks are set forward, the skipped times have
 * the offset before the change. If clocks are set back, an hour that occurs twice means the first (RFC 5545, 3.3.5).
 * @param date such as 2026-03-08
 * @param time such as 18:00; 24:00 is the midnight after the day
 */
export function momentIn(zone: string, date: string, time: string): string {
  if (time === "24:00") return momentIn(zone, daysFrom(date, 1), "00:00");
  const localTime = `${date}T${time}:00`;
  const [offsetBefore = "", offsetAfter = ""] = [-1, 1].map((days) =>
    offsetAt(zone, new Date(Date.parse(`${localTime}Z`) + days * dayMs)),
  );
  return isSkipped(localTime + offsetBefore, zone) && !isSkipped(localTime + offsetAfter, zone)
    ? localTime + offsetAfter
    : localTime + offsetBefore;
}

export function isSkipped(moment: string, zone: string): boolean {
  return offsetAt(zone, new Date(moment)) !== moment.slice(19);
}

/** The offset of clocks in a zone from UTC, such as -05:00. */
export function offsetAt(zone: string, moment: Date): string {
  const [, offset] = getFormatter(zone).format(moment).split("GMT");
  return offset || "+00:00";
}

// Formatters are cached, because creating one takes more time than using it.
const formatters = new Map<string, Intl.DateTimeFormat>();

function getFormatter(zone: string): Intl.DateTimeFormat {
  const cachedFormatter = formatters.get(zone);
  if (cachedFormatter) return cachedFormatter;
  const formatter = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" });
  formatters.set(zone, formatter);
  return formatter;
}
