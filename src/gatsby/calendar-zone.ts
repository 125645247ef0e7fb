import ICAL from "ical.js";
import { offsetAt } from "../calendar/local-time";
import { weekdays } from "../calendar/next-gatherings";

/** Changes without a yearly rule are listed for this number of years after the first entry. */
const listedYears = 12;

const minuteMs = 60_000;
const weekMs = 7 * 24 * 60 * minuteMs;

interface ClockChange {
  /** The offsets from UTC before and after the change, such as -05:00. */
  readonly from: string;
  readonly to: string;
  /** The local time of the change, such as 2026-03-08T02:00:00. */
  readonly localTime: string;
}

/**
 * Describes a time zone to calendar programs (RFC 5545, 3.6.5). The clock changes come from Intl, so that a calendar and
 * the pages show the same moments.
 * @param year the year of the first entry
 */
export function makeZoneComponent(name: string, year: number): ICAL.Component {
  const zone = new ICAL.Component("vtimezone");
  zone.addPropertyWithValue("tzid", name);
  // An entry before the first change of its year needs the last change of the previous year.
  const [firstYear, endYear] = [year - 1, year + listedYears];
  const changes = findClockChanges(name, firstYear, endYear);
  if (!changes[0]?.localTime.startsWith(String(firstYear))) {
    const offset = offsetAt(name, new Date(Date.UTC(firstYear, 0, 1)));
    zone.addSubcomponent(makeObservance({ from: offset, to: offset }, ["1970-01-01T00:00:00"]));
  }
  const groups = [...new Set(changes.map(({ from, to }) => from + to))].map((kind) => {
    const group = changes.filter(({ from, to }) => from + to === kind);
    return { change: group[0], onsets: group.map(({ localTime }) => localTime) };
  });
  const rules = groups.map(({ onsets }) =>
    onsets.length === endYear - firstYear ? findYearlyRule(onsets) : undefined,
  );
  const isYearly = !rules.includes(undefined);
  for (const [index, { change, onsets }] of groups.entries())
    if (change) zone.addSubcomponent(makeObservance(change, onsets, isYearly ? rules[index] : undefined));
  return zone;
}

/** Finds the changes of a zone's clocks, from the beginning of the first year to the beginning of the end year. */
function findClockChanges(zone: string, firstYear: number, endYear: number): ClockChange[] {
  const changes: ClockChange[] = [];
  const offsetAtTime = (time: number) => offsetAt(zone, new Date(time));
  // Changes are more than a week apart.
  for (let time = Date.UTC(firstYear, 0, 1); time < Date.UTC(endYear, 0, 1); time += weekMs) {
    const [from, to] = [offsetAtTime(time), offsetAtTime(time + weekMs)];
    if (from === to) continue;
    let [timeBefore, timeAfter] = [time, time + weekMs];
    while (timeAfter - timeBefore > minuteMs) {
      const midpoint = (timeBefore + timeAfter) / 2;
      if (offsetAtTime(midpoint) === from) timeBefore = midpoint;
      else timeAfter = midpoint;
    }
    // Clocks are changed at full minutes.
    const moment = Math.floor(timeAfter / minuteMs) * minuteMs;
    changes.push({ from, to, localTime: new Date(moment + parseOffsetMs(from)).toISOString().slice(0, 19) });
  }
  return changes;
}

/** Finds the yearly rule that matches all changes, such as the second Sunday of March. Undefined without such a rule. */
function findYearlyRule(onsets: readonly string[]): ICAL.Recur | undefined {
  const firstOnset = ICAL.Time.fromString(onsets[0] ?? "", undefined);
  const weekday = weekdays[firstOnset.dayOfWeek() - 1]?.slice(0, 2).toUpperCase() ?? "";
  return [Math.ceil(firstOnset.day / 7), -1]
    .map((order) => {
      const byday = [`${String(order)}${weekday}`];
      return ICAL.Recur.fromData({ freq: "YEARLY", bymonth: [firstOnset.month], byday });
    })
    .find((rule) => {
      const yearlyOnsets = rule.iterator(firstOnset);
      return onsets.every((onset) => yearlyOnsets.next().toString() === onset);
    });
}

/**
 * The VTIMEZONE component for changes from one offset to another.
 * @param onsets the local time of each change
 * @param rule the recurrence rule of the changes. Without a rule, all changes are listed
 */
function makeObservance(
  { from, to }: Pick<ClockChange, "from" | "to">,
  [firstOnset = "", ...laterOnsets]: readonly string[],
  rule?: ICAL.Recur,
): ICAL.Component {
  const component = new ICAL.Component(parseOffsetMs(to) > parseOffsetMs(from) ? "daylight" : "standard");
  component.addPropertyWithValue("dtstart", firstOnset);
  component.addPropertyWithValue("tzoffsetfrom", from);
  component.addPropertyWithValue("tzoffsetto", to);
  if (rule) component.addPropertyWithValue("rrule", rule);
  // Some programs read only the first value of a property.
  else for (const onset of laterOnsets) component.addPropertyWithValue("rdate", onset);
  return component;
}

/** An offset from UTC such as -05:00 in milliseconds. */
function parseOffsetMs(offset: string): number {
  return -Date.parse(`1970-01-01T00:00:00${offset}`);
}
