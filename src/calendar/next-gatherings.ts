/** Which of a month's weekdays it can be; some months have no fifth. */
export const weeks: readonly string[] = ["first", "second", "third", "fourth", "last"];

/** When the gatherings are, as content/facts.json has it. */
export interface Schedule {
  /** Which of the month's weekdays, in `weeks`. */
  readonly week: string;
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
 * Lists the gatherings that have not ended, the nearest first. One that is under way is still the next.
 * @param now the moment to count from
 * @param count how many to return
 */
export function nextGatherings(schedule: Schedule, now: Date, count: number): Gathering[] {
  const [year = 0, month = 1] = dayIn(schedule.zone, now).split("-").map(Number);
  return Array.from({ length: count + 1 }, (_, index) => gatheringOf(schedule, year, month + index))
    .filter(({ end }) => Date.parse(end) > now.getTime())
    .slice(0, count);
}

/**
 * Returns the gathering of one month.
 * @param month 1 for January; 13 is January of the year after
 */
export function gatheringOf(
  { week, weekday, from, to, zone }: Schedule,
  year: number,
  month: number,
): Gathering {
  const first = new Date(Date.UTC(year, month - 1, 1));
  const toFirst = (weekdays.indexOf(weekday) - first.getUTCDay() + 7) % 7;
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const weeksOn = week === "last" ? Math.floor((days - 1 - toFirst) / 7) : weeks.indexOf(week);
  const date = new Date(Date.UTC(year, month - 1, 1 + toFirst + weeksOn * 7)).toISOString().slice(0, 10);
  return { start: momentIn(zone, date, from), end: momentIn(zone, date, to) };
}

/** The calendar day in a zone at a moment, such as 2026-03-10. */
export function dayIn(zone: string, moment: Date): string {
  return new Date(moment.getTime() + offsetIn(zone, moment) * 60_000).toISOString().slice(0, 10);
}

/** The weekdays' English names, in the order of Date.getDay. */
export const weekdays: readonly string[] = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
];

/**
 * A local time of a zone in ISO 8601, with the offset that holds there on that day. Clocks change at night; an hour that
 * is missing or repeated is not handled.
 * @param date such as 2026-03-08
 * @param time such as 18:00
 */
export function momentIn(zone: string, date: string, time: string): string {
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

// Cached, since creating an Intl.DateTimeFormat costs more than using it.
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
