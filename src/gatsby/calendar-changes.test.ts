import { spawnSync } from "node:child_process";
import { peerTest } from "../../functions/testing/peer-tests";
import { daysFrom } from "../calendar/local-time";
import {
  listChangedGatherings,
  dayOf,
  gatheringOf,
  listNextGatherings,
  type Change,
} from "../calendar/next-gatherings";
import { schedule } from "../calendar/testing/gatherings";
import { downloadCalendar } from "./testing/gathering-calendar";
import { occurrencesOf, readEvent, type Occurrence } from "./testing/read-calendar";

const reason = "R.";
type Kind = (date: string) => Change[];

/** The ways to change a gathering of 2026-12-08, 2027-01-12 and so on. */
const kinds: Readonly<Record<string, Kind>> = {
  unchanged: () => [],
  cancelled: (date) => [{ date, reason }],
  "moved earlier": (date) => [{ date, reason, movedTo: { date, from: "12:30", to: "13:00" } }],
  "moved later": (date) => [{ date, reason, movedTo: { date, from: "22:45" } }],
  "moved to a day before": (date) => [{ date, reason, movedTo: { date: daysFrom(date, -4), from: "20:00" } }],
  "moved to a day after": (date) => [{ date, reason, movedTo: { date: daysFrom(date, 9) } }],
};

const months = Array.from({ length: 14 }, (_, monthsLater) =>
  dayOf(gatheringOf(schedule, "2026-12-01", monthsLater)),
);
const [december = "", january = ""] = months;

/** The times of the download: before all dates, after a date moved earlier, and after the usual date. */
const moments = ["2026-11-25T12:00:00Z", "2026-12-08T20:00:00Z", "2026-12-10T12:00:00Z"];

const cases = Object.entries(kinds).flatMap(([firstKind, changeFirst]) => [
  ...Object.entries(kinds)
    .slice(0, 3)
    .map(([secondKind, changeSecond]) => ({
      title: `with the next gathering ${firstKind} and the second gathering ${secondKind}`,
      changes: [...changeFirst(december), ...changeSecond(january)],
    })),
  { title: `with all gatherings ${firstKind}`, changes: months.flatMap(changeFirst) },
]);

const end = Date.parse("2027-12-01T00:00:00Z");

/** The gatherings on the pages for the year after the download: those held and those cancelled. */
function expectedLines(changes: readonly Change[], now: Date): string[] {
  const changedGatherings = listChangedGatherings(schedule, changes);
  const gatherings = listNextGatherings(schedule, changedGatherings, now, 14).map((one) => ({
    ...one,
    status: "CONFIRMED",
  }));
  const cancellations = changedGatherings
    .filter(({ movedTo }) => !movedTo)
    .map((one) => ({ ...one, status: "CANCELLED" }));
  return linesOf([...gatherings, ...cancellations], now);
}

/** The occurrences of the year that are not over, one per line. */
function linesOf(occurrences: readonly Pick<Occurrence, "start" | "end" | "status">[], now: Date): string[] {
  return occurrences
    .filter((one) => Date.parse(one.end) > now.getTime() && Date.parse(one.start) < end)
    .map(
      ({ start, end, status }) =>
        [start, end].map((moment) => new Date(moment).toISOString()).join() + status,
    )
    .sort();
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

describe("a downloaded calendar has the same gatherings as the pages for a year", () => {
  test.each(cases)("$title", ({ changes }) => {
    for (const moment of moments) {
      const now = new Date(moment);
      expect([moment, linesOf(occurrencesOf(readEvent(downloadCalendar(now, changes)), 16), now)]).toEqual([
        moment,
        expectedLines(changes, now),
      ]);
    }
  });

  peerTest(runPython("import recurring_ical_events").status === 0)("in a second calendar program", () => {
    const downloads = cases.flatMap((one) => moments.map((moment) => ({ ...one, now: new Date(moment) })));
    const { stdout, stderr } = runPython(
      python,
      JSON.stringify(downloads.map(({ changes, now }) => downloadCalendar(now, changes))),
    );
    expect(stderr).toBe("");
    const read = JSON.parse(stdout) as Occurrence[][];
    expect(
      read.map((occurrences, index) => linesOf(occurrences, downloads[index]?.now ?? new Date())),
    ).toEqual(downloads.map(({ changes, now }) => expectedLines(changes, now)));
  });
});
