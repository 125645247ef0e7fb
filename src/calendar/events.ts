import { momentIn, momentsOn } from "./local-time";

/** The fields of an event with its time, as written by an editor. */
export interface DatedEvent {
  date?: string | null;
  endDate?: string | null;
  from?: string | null;
  to?: string | null;
  zone?: string | null;
}

/**
 * The moment at which an event is over, in ISO 8601: its end, or the end of its last day in its zone; undefined without
 * a day.
 * @param event its end as `eventTimes` gives it
 */
export function eventEndOf({ end, zone }: { end?: string | null; zone: string }): string | undefined {
  if (!end) return undefined;
  return end.includes("T") ? end : momentIn(zone, end, "24:00");
}

/** Whether an event is over. An event without a day is upcoming. */
export function eventStatusOf(
  event: Parameters<typeof eventEndOf>[0],
  now: string,
): "completed" | "upcoming" {
  const end = eventEndOf(event);
  return end !== undefined && Date.parse(end) <= Date.parse(now) ? "completed" : "upcoming";
}

/**
 * When an event begins and ends: moments in ISO 8601 if its hours are known, or else days; undefined without a day.
 * @param home the zone of events without their own zone
 */
export function eventTimes(
  { date, endDate, from, to, zone }: DatedEvent,
  home: string,
): { start: string; end: string } | undefined {
  if (!date) return undefined;
  if (!from || !to) return { start: date, end: endDate ?? date };
  return momentsOn({ date, endDate, from, to, zone: zone ?? home });
}
