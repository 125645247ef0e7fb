import { momentIn, momentsOn } from "./local-time";

/** The fields with an event's time, as an editor writes them. */
export interface DatedEvent {
  date?: string | null;
  endDate?: string | null;
  from?: string | null;
  to?: string | null;
  zone?: string | null;
}

/**
 * The moment at which an event is over, in ISO 8601: its end, or the end of its last day in its zone. Undefined without
 * a day.
 * @param event `end` is the end that `eventTimes` returns
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
 * The start and the end of an event: moments in ISO 8601 if its hours are known, otherwise days. Undefined without a day.
 * @param homeZone the time zone of an event without a zone
 */
export function eventTimes(
  { date, endDate, from, to, zone }: DatedEvent,
  homeZone: string,
): { start: string; end: string } | undefined {
  if (!date) return undefined;
  if (!from || !to) return { start: date, end: endDate ?? date };
  return momentsOn({ date, endDate, from, to, zone: zone ?? homeZone });
}
