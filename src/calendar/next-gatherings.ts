/** When the gatherings are, as content/facts.json has it. */
export interface Schedule {
  /** Which of the month's weekdays: 2 for the second. */
  readonly week: number;
  /** The weekday's English name. */
  readonly weekday: string;
  /** Times of day where the gathering is at home, such as 18:00. */
  readonly from: string;
  readonly to: string;
  /** The home's time zone, by its IANA name. */
  readonly zone: string;
}

/** One gathering, from when to when: moments in ISO 8601, with the offset that holds in its zone on that day. */
export interface Gathering {
  readonly start: string;
  readonly end: string;
}

/**
 * The gatherings that have not ended, the nearest first: one that is being held is still the next.
 * @param now a moment anywhere; the month is looked up in the schedule's own zone
 * @param count how many
 */
export function nextGatherings(schedule: Schedule, now: Date, count: number): Gathering[] {
  const [year = 0, month = 1] = dayIn(schedule.zone, now).split("-").map(Number);
  return Array.from({ length: count + 1 }, (_, index) => gatheringOf(schedule, year, month + index))
    .filter(({ end }) => Date.parse(end) > now.getTime())
    .slice(0, count);
}

/**
 * The gathering of one month.
 * @param month from 1; a number past 12 reaches into the years after
 */
export function gatheringOf(
  { week, weekday, from, to, zone }: Schedule,
  year: number,
  month: number,
): Gathering {
  const first = new Date(Date.UTC(year, month - 1, 1));
  const toFirst = (weekdays.indexOf(weekday) - first.getUTCDay() + 7) % 7;
  const date = new Date(Date.UTC(year, month - 1, 1 + toFirst + (week - 1) * 7)).toISOString().slice(0, 10);
  return { start: momentIn(zone, date, from), end: momentIn(zone, date, to) };
}

/** The day that it is in a zone at a moment, such as 2026-03-10. */
export function dayIn(zone: string, moment: Date): string {
  return new Date(moment.getTime() + offsetIn(zone, moment) * 60_000).toISOString().slice(0, 10);
}

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

// Clocks are put forward and back at night, so no gathering falls into the hour that is missing or twice there.
function momentIn(zone: string, date: string, time: string): string {
  const asIfUtc = Date.parse(`${date}T${time}:00Z`);
  const guess = new Date(asIfUtc - offsetIn(zone, new Date(asIfUtc)) * 60_000);
  return `${date}T${time}:00${offsetWords(offsetIn(zone, guess))}`;
}

/** Minutes by which clocks in the zone are ahead of UTC. */
function offsetIn(zone: string, moment: Date): number {
  const name = clockOf(zone)
    .formatToParts(moment)
    .find(({ type }) => type === "timeZoneName")?.value;
  const [, sign, hours, minutes] = /^GMT(?:([+-])(\d\d):(\d\d))?$/.exec(name ?? "") ?? [];
  const size = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sign === "-" ? -size : size;
}

// A thousand articles ask what day it is, and setting up such a clock takes longer than reading it.
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" });
  clocks.set(zone, clock);
  return clock;
}

function offsetWords(minutes: number): string {
  const size = Math.abs(minutes);
  const digits = [Math.floor(size / 60), size % 60].map((part) => String(part).padStart(2, "0"));
  return `${minutes < 0 ? "-" : "+"}${digits.join(":")}`;
}
