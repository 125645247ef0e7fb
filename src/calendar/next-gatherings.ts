import { dayIn, daysFrom, momentIn, minutesOf, momentsOn, timeAt, type Period } from "./local-time";

/** The possible weeks of a month. A fifth weekday does not exist in every month. */
export const weeks: readonly string[] = ["first", "second", "third", "fourth", "last"];

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

/** The schedule of the gatherings in content/facts.json. */
export interface Schedule {
  /** The week of the month, from `weeks`. */
  readonly week: string;
  readonly weekday: string;
  /** Local times of the gathering, such as 18:00. It may end after midnight. */
  readonly from: string;
  readonly to: string;
  readonly zone: string;
}

export type Gathering = Period;

/** A change of a gathering in content/announcements.json. */
export interface Change {
  /** The day of the gathering according to the schedule. */
  readonly date: string;
  readonly reason: string;
  /** The new day, and the new times if they are not the usual times. Without a new day, the gathering is cancelled. */
  readonly movedTo?: { readonly date: string; readonly from?: string; readonly to?: string };
}

/** A changed gathering, with the schedule's times. */
export interface ChangedGathering extends Gathering {
  /** The new times. Null if the gathering is cancelled. */
  readonly movedTo: Gathering | null;
}

/** Lists the changed gatherings by date. Changes of days that are not in the schedule are left out. */
export function listChangedGatherings(
  schedule: Schedule,
  changes: readonly Change[],
): (ChangedGathering & Pick<Change, "reason">)[] {
  return changes
    .flatMap(({ date, reason, movedTo }) => {
      const plannedGathering = gatheringOf(schedule, date);
      if (dayOf(plannedGathering) !== date) return [];
      return [{ ...plannedGathering, reason, movedTo: movedTo ? momentsOfMove(schedule, movedTo) : null }];
    })
    .sort(byStart);
}

/** The new moments of a moved gathering. If the change contains only a start, the gathering lasts as long as usual. */
export function momentsOfMove(schedule: Schedule, movedTo: NonNullable<Change["movedTo"]>): Gathering {
  const { from = schedule.from } = movedTo;
  const { to = timeAt(minutesOf(from) + minutesOf(schedule.to) - minutesOf(schedule.from)) } = movedTo;
  return momentsOn({ date: movedTo.date, from, to, zone: schedule.zone });
}

/** Lists the gatherings that take place and have not ended, the nearest first. */
export function listNextGatherings(
  schedule: Schedule,
  changedGatherings: readonly ChangedGathering[],
  now: Date,
  count: number,
): Gathering[] {
  const today = dayIn(schedule.zone, now);
  // Starts with the gathering of last month, which may end after midnight.
  const plannedGatherings = Array.from({ length: count + 2 + changedGatherings.length }, (_, index) =>
    gatheringOf(schedule, today, index - 1),
  );
  const regularGatherings = plannedGatherings.filter(
    ({ start }) => !changedGatherings.some((one) => one.start === start),
  );
  return [...regularGatherings, ...changedGatherings.flatMap(({ movedTo }) => movedTo ?? [])]
    .filter(({ end }) => Date.parse(end) > now.getTime())
    .sort(byStart)
    .slice(0, count);
}

/**
 * Selects the changes to explain below a list of next gatherings. A change is explained if it is not past, and if the
 * old or the new date is not after the last gathering of the list.
 * @param listedGatherings the gatherings of the list, the nearest first
 * @param now in ISO 8601
 */
export function selectChanges<Changed extends ChangedGathering & { readonly until: string }>(
  changedGatherings: readonly Changed[],
  listedGatherings: readonly Gathering[],
  now: string,
): Changed[] {
  const lastListed = listedGatherings.at(-1);
  return changedGatherings.filter(
    (gathering) =>
      lastListed !== undefined &&
      Date.parse(gathering.until) > Date.parse(now) &&
      [gathering, gathering.movedTo ?? gathering].some((day) => byStart(day, lastListed) <= 0),
  );
}

/** The local day of a gathering, such as 2026-03-10. */
export function dayOf({ start }: Pick<Gathering, "start">): string {
  return start.slice(0, 10);
}

/** The end of a gathering's local day, or the end of the gathering if it is later, as a moment in ISO 8601. */
export function dayEndOf(gathering: Gathering, zone: string): string {
  return laterOf(momentIn(zone, daysFrom(dayOf(gathering), 1), "00:00"), gathering.end);
}

/** The moment (ISO 8601) until which a change matters: the end of the usual day or, if later, the new end. */
export function changeEndOf(gathering: ChangedGathering, zone: string): string {
  return laterOf(dayEndOf(gathering, zone), gathering.movedTo?.end ?? gathering.end);
}

function laterOf(one: string, other: string): string {
  return Date.parse(one) < Date.parse(other) ? other : one;
}

export function byStart(a: Gathering, b: Gathering): number {
  return Date.parse(a.start) - Date.parse(b.start);
}

/**
 * Calculates the gathering of a month from the schedule.
 * @param day a day of that month, such as 2026-03-01
 * @param monthsLater the number of months from the month of `day` to the month of the gathering
 */
export function gatheringOf(
  { week, weekday, from, to, zone }: Schedule,
  day: string,
  monthsLater = 0,
): Gathering {
  const [year = 0, monthOfYear = 1] = day.split("-").map(Number);
  const month = monthOfYear + monthsLater;
  const firstDay = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  const daysInMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const daysToWeekday = (weekdays.indexOf(weekday) - firstDay + 7) % 7;
  const weeksLater =
    week === "last" ? Math.floor((daysInMonth - 1 - daysToWeekday) / 7) : weeks.indexOf(week);
  const date = new Date(Date.UTC(year, month - 1, 1 + daysToWeekday + weeksLater * 7));
  return momentsOn({ date: date.toISOString().slice(0, 10), from, to, zone });
}

/** The schedule's day in a calendar's recurrence rule. 2TU is the second Tuesday, -1TH is the last Thursday. */
export function dayRule({ week, weekday }: Schedule): string {
  const order = week === "last" ? -1 : weeks.indexOf(week) + 1;
  return `${String(order)}${weekday.slice(0, 2).toUpperCase()}`;
}
