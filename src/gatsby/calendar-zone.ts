import ICAL from "ical.js";
import { offsetAt } from "../calendar/local-time";
import { weekdays } from "../calendar/next-gatherings";

/** The number of years after the first entry for which changes without a yearly rule are listed. */
const listedYears = 12;

const minute = 60_000;
const week = 7 * 24 * 60 * minute;

/** A change of a zone's clocks. */
interface ClockChange {
  /** The offsets from UTC before and after it, such as -05:00. */
  readonly from: string;
  readonly to: string;
  /** The local time of the change, such as 2026-03-08T02:00:00. */
  readonly local: string;
}

/**
 * Describes a time zone to calendar programs (RFC 5545, 3.6.5). The changes of its clocks are those that Intl knows, so
 * that a calendar and the pages show the same moments.
 * @param year the year of the first entry
 */
export function zoneComponent(name: string, year: number): ICAL.Component {
  const zone = new ICAL.Component("vtimezone");
  zone.addPropertyWithValue("tzid", name);
  // An entry before the first change of its year needs the last change of the previous year.
  const [first, end] = [year - 1, year + listedYears];
  const changes = clockChanges(name, first, end);
  if (!changes[0]?.local.startsWith(String(first))) {
    const offset = offsetAt(name, new Date(Date.UTC(first, 0, 1)));
    zone.addSubcomponent(observance({ from: offset, to: offset }, ["1970-01-01T00:00:00"]));
  }
  const groups = [...new Set(changes.map(({ from, to }) => from + to))].map((kind) => {
    const group = changes.filter(({ from, to }) => from + to === kind);
    return { change: group[0], onsets: group.map(({ local }) => local) };
  });
  const rules = groups.map(({ onsets }) => (onsets.length === end - first ? yearlyRule(onsets) : undefined));
  const isYearly = !rules.includes(undefined);
  for (const [index, { change, onsets }] of groups.entries())
    if (change) zone.addSubcomponent(observance(change, onsets, isYearly ? rules[index] : undefined));
  return zone;
}

/** The changes of a zone's clocks from the beginning of one year to that of another. */
function clockChanges(zone: string, firstYear: number, endYear: number): ClockChange[] {
  const changes: ClockChange[] = [];
  const offset = (time: number) => offsetAt(zone, new Date(time));
  // Changes are more than a week apart.
  for (let time = Date.UTC(firstYear, 0, 1); time < Date.UTC(endYear, 0, 1); time += week) {
    const [from, to] = [offset(time), offset(time + week)];
    if (from === to) continue;
    let [before, after] = [time, time + week];
    while (after - before > minute) {
      const midpoint = (before + after) / 2;
      if (offset(midpoint) === from) before = midpoint;
      else after = midpoint;
    }
    // Clocks are changed at full minutes.
    const moment = Math.floor(after / minute) * minute;
    changes.push({ from, to, local: new Date(moment + inMs(from)).toISOString().slice(0, 19) });
  }
  return changes;
}

/** The yearly rule that matches all changes, such as the second Sunday of March; undefined if there is none. */
function yearlyRule(onsets: readonly string[]): ICAL.Recur | undefined {
  const first = ICAL.Time.fromString(onsets[0] ?? "", undefined);
  const weekday = weekdays[first.dayOfWeek() - 1]?.slice(0, 2).toUpperCase() ?? "";
  return [Math.ceil(first.day / 7), -1]
    .map((order) => {
      const byday = [`${String(order)}${weekday}`];
      return ICAL.Recur.fromData({ freq: "YEARLY", bymonth: [first.month], byday });
    })
    .find((rule) => {
      const yearlyOnsets = rule.iterator(first);
      return onsets.every((onset) => yearlyOnsets.next().toString() === onset);
    });
}

/**
 * The VTIMEZONE component for changes from one offset to another.
 * @param onsets the local time of each change
 * @param rule the recurrence rule of the first change; without it, all changes are listed
 */
function observance(
  { from, to }: Pick<ClockChange, "from" | "to">,
  [first = "", ...later]: readonly string[],
  rule?: ICAL.Recur,
): ICAL.Component {
  const part = new ICAL.Component(inMs(to) > inMs(from) ? "daylight" : "standard");
  part.addPropertyWithValue("dtstart", first);
  part.addPropertyWithValue("tzoffsetfrom", from);
  part.addPropertyWithValue("tzoffsetto", to);
  if (rule) part.addPropertyWithValue("rrule", rule);
  // Some programs read the first value of a property only.
  else for (const onset of later) part.addPropertyWithValue("rdate", onset);
  return part;
}

/** An offset from UTC such as -05:00 in milliseconds. */
function inMs(offset: string): number {
  return -Date.parse(`1970-01-01T00:00:00${offset}`);
}
