/** A period between two moments in ISO 8601, with the offset of their zone on that day. */
export interface Period {
  readonly start: string;
  readonly end: string;
}

/** The local times of an occasion in a zone. */
interface LocalTimes {
  /** The first day, such as 2026-03-08. */
  readonly date: string;
  /** The last day. By default the first, or the day after it if `to` is not later than `from`. */
  readonly endDate?: string | null | undefined;
  readonly from: string;
  readonly to: string;
  readonly zone: string;
}

/** The moments at which an occasion begins and ends. */
export function momentsOn({ date, endDate, from, to, zone }: LocalTimes): Period {
  const last = endDate ?? (to <= from ? daysFrom(date, 1) : date);
  return { start: momentIn(zone, date, from), end: momentIn(zone, last, to) };
}

/** The minutes of a time such as 18:30 since midnight. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** The time of day that is some minutes after midnight, or before it. */
export function timeAt(minutes: number): string {
  return new Date(minutes * 60_000).toISOString().slice(11, 16);
}

/** The calendar day in a zone at a moment, such as 2026-03-10. */
export function dayIn(zone: string, moment: Date): string {
  // Swedish dates are those of ISO 8601.
  return new Intl.DateTimeFormat("sv-SE", { timeZone: zone }).format(moment);
}

/** A day some days later, such as 2026-03-17. */
export function daysFrom(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayInMs).toISOString().slice(0, 10);
}

const dayInMs = 86_400_000;

/**
 * A local time of a zone in ISO 8601, with the offset at that time. If clocks are set forward, the skipped times use
 * the offset before the change. If they are set back, the first of the two hours counts (RFC 5545, 3.3.5).
 * @param date such as 2026-03-08
 * @param time such as 18:00; 24:00 is the midnight after the day
 */
export function momentIn(zone: string, date: string, time: string): string {
  if (time === "24:00") return momentIn(zone, daysFrom(date, 1), "00:00");
  const local = `${date}T${time}:00`;
  const [before = "", after = ""] = [-1, 1].map((days) =>
    offsetAt(zone, new Date(Date.parse(`${local}Z`) + days * dayInMs)),
  );
  return isSkipped(local + before, zone) && !isSkipped(local + after, zone) ? local + after : local + before;
}

/** Whether a moment's local time does not exist in a zone, because clocks are set forward. */
export function isSkipped(moment: string, zone: string): boolean {
  return offsetAt(zone, new Date(moment)) !== moment.slice(19);
}

/** The offset of clocks in a zone from UTC, such as -05:00. */
export function offsetAt(zone: string, moment: Date): string {
  const [, offset] = clockOf(zone).format(moment).split("GMT");
  return offset || "+00:00";
}

// Cached, since creating an Intl.DateTimeFormat costs more than using it.
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const offsets = clocks.get(zone);
  if (offsets) return offsets;
  const clock = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" });
  clocks.set(zone, clock);
  return clock;
}
