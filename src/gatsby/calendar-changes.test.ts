import { spawnSync } from "node:child_process";
import ICAL from "ical.js";
import { peerTest } from "../../functions/testing/peer-tests";
import {
  changedGatherings,
  gatheringOf,
  nextGatherings,
  dayOf,
  type Change,
  type Schedule,
} from "../calendar/next-gatherings";
import { calendarFile } from "./calendar";
import { firstToDownload, gatheringEntries } from "./calendar-files";

const schedule: Schedule = {
  week: "second",
  weekday: "Tuesday",
  from: "18:00",
  to: "18:30",
  zone: "America/New_York",
};

const reason = "R.";
type Kind = (date: string) => Change[];

/** The ways to change a gathering of 2026-12-08, 2027-01-12 and so on. */
const kinds: Readonly<Record<string, Kind>> = {
  unchanged: () => [],
  cancelled: (date) => [{ date, reason }],
  "moved earlier": (date) => [{ date, reason, movedTo: { date, from: "12:30", to: "13:00" } }],
  "moved later": (date) => [{ date, reason, movedTo: { date, from: "22:45" } }],
  "moved to a day before": (date) => [{ date, reason, movedTo: { date: dayAfter(date, -4), from: "20:00" } }],
  "moved to a day after": (date) => [{ date, reason, movedTo: { date: dayAfter(date, 9) } }],
};

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

const months = Array.from({ length: 14 }, (_, later) => dayOf(gatheringOf(schedule, "2026-12-01", later)));
const [december = "", january = ""] = months;

/** The moments of the download: before all dates, after a date that is moved earlier, and after the usual date. */
const moments = ["2026-11-25T12:00:00Z", "2026-12-08T20:00:00Z", "2026-12-10T12:00:00Z"];

const cases = Object.entries(kinds).flatMap(([first, changeFirst]) => [
  ...Object.entries(kinds)
    .slice(0, 3)
    .map(([second, changeSecond]) => ({
      title: `the next gathering ${first}, the one after it ${second}`,
      changes: [...changeFirst(december), ...changeSecond(january)],
    })),
  { title: `all gatherings ${first}`, changes: months.flatMap(changeFirst) },
]);

const end = Date.parse("2027-12-01T00:00:00Z");

/** An occurrence of a calendar as a reader gives it. */
interface Occurrence {
  start: string;
  end: string;
  status: string;
}

/** The downloaded file. */
function fileOf(changes: readonly Change[], now: Date): string {
  const changed = changedGatherings(schedule, changes).map((one) => ({ ...one, text: one.reason }));
  const content = {
    siteIdentity: {
      ...{ url: "https://ministry.example", language: "en-US", ministry: { name: "Sample Ministry" } },
      links: { gathering: "https://tickets.example/gathering" },
    },
    facts: { gathering: { name: "Gathering", calendar: { text: "Come.", place: "Online" } } },
    frame: { announcements: { cancelledTitle: "Cancelled: {title}" } },
    gatheringDates: { changed },
  };
  const entries = gatheringEntries(schedule, content, firstToDownload(schedule, changed, now));
  return calendarFile(entries, { title: "G", organizer: "Sample Ministry", language: "en-US" }, now);
}

/** What the pages say about the year after the download: the gatherings that are held, and those that are cancelled. */
function expected(changes: readonly Change[], now: Date): string[] {
  const changed = changedGatherings(schedule, changes);
  const held = nextGatherings(schedule, changed, now, 14).map((one) => ({ ...one, status: "CONFIRMED" }));
  const cancelled = changed.filter(({ movedTo }) => !movedTo).map((one) => ({ ...one, status: "CANCELLED" }));
  return listed([...held, ...cancelled], now);
}

/** The occurrences of the year that are not over, one a line. */
function listed(occurrences: readonly Occurrence[], now: Date): string[] {
  return occurrences
    .filter((one) => Date.parse(one.end) > now.getTime() && Date.parse(one.start) < end)
    .map(
      ({ start, end, status }) =>
        [start, end].map((moment) => new Date(moment).toISOString()).join() + status,
    )
    .sort();
}

/** Expands a file with ical.js, as Thunderbird does. */
function readWithIcal(text: string): Occurrence[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const zone = calendar.getFirstSubcomponent("vtimezone");
  if (zone) ICAL.TimezoneService.register(zone);
  const [component, ...exceptions] = calendar.getAllSubcomponents("vevent");
  if (!component) throw new Error("There is no event.");
  const event = new ICAL.Event(component, { exceptions });
  const dates = event.iterator();
  const occurrences = Array.from({ length: 16 }, () => {
    const { item, startDate, endDate } = event.getOccurrenceDetails(dates.next());
    const [start = "", end = ""] = [startDate, endDate].map((time) => time.toJSDate().toISOString());
    return { start, end, status: String(item.component.getFirstPropertyValue("status")) };
  });
  ICAL.TimezoneService.reset();
  return occurrences;
}

/** Expands files with Debian's python3-recurring-ical-events, which calendar servers in Python use. */
const python = `
import datetime, json, sys
import icalendar, recurring_ical_events
def expand(text):
    events = recurring_ical_events.of(icalendar.Calendar.from_ical(text))
    found = events.between(datetime.datetime(2026, 11, 1), datetime.datetime(2027, 12, 31))
    return [dict(start=e["DTSTART"].dt.isoformat(), end=e["DTEND"].dt.isoformat(), status=e["STATUS"]) for e in found]
json.dump([expand(text) for text in json.load(sys.stdin)], sys.stdout)
`;

const runPython = (program: string, input = "") =>
  spawnSync("/usr/bin/python3", ["-c", program], { input, encoding: "utf8", maxBuffer: 2 ** 26 });

describe("a downloaded calendar has the gatherings of the pages for a year", () => {
  test.each(cases)("$title", ({ changes }) => {
    for (const moment of moments) {
      const now = new Date(moment);
      expect([moment, listed(readWithIcal(fileOf(changes, now)), now)]).toEqual([
        moment,
        expected(changes, now),
      ]);
    }
  });

  peerTest(runPython("import recurring_ical_events").status === 0)("in a second reader too", () => {
    const downloads = cases.flatMap((one) => moments.map((moment) => ({ ...one, now: new Date(moment) })));
    const { stdout, stderr } = runPython(
      python,
      JSON.stringify(downloads.map(({ changes, now }) => fileOf(changes, now))),
    );
    expect(stderr).toBe("");
    const read = JSON.parse(stdout) as Occurrence[][];
    expect(
      read.map((occurrences, index) => listed(occurrences, downloads[index]?.now ?? new Date())),
    ).toEqual(downloads.map(({ changes, now }) => expected(changes, now)));
  });
});
