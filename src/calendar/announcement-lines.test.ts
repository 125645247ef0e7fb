import { futureLines } from "./announcement-lines";
import type { Change } from "./next-gatherings";
import { gatheringsChangedBy, schedule } from "./testing/gatherings";

const cancellation = { date: "2026-12-08", reason: "Ill." };

/** The start and the end of each line on a page that is built at noon on 2026-12-05. */
function dueTimes(changes: readonly Change[], announcements: { firstDay?: string; lastDay: string }[] = []) {
  const lines = futureLines(
    { changedGatherings: gatheringsChangedBy(changes), announcements },
    schedule.zone,
    "2026-12-05T12:00:00Z",
  );
  return lines.map(({ startsAt, endsAt }) => `${startsAt} ${endsAt}`);
}

test("a change is shown from a week before the earlier of its two dates to the end of the later date", () => {
  expect(dueTimes([cancellation])).toEqual(["2026-12-01T00:00:00-05:00 2026-12-09T00:00:00-05:00"]);
  const movedTo = { date: "2026-12-03", from: "20:00" };
  expect(dueTimes([{ ...cancellation, movedTo }])).toEqual([
    "2026-11-26T00:00:00-05:00 2026-12-09T00:00:00-05:00",
  ]);
});

test("an announcement is shown from the start of its first day to the end of its last day", () => {
  expect(
    dueTimes([], [{ firstDay: "2026-12-06", lastDay: "2026-12-07" }, { lastDay: "2026-12-05" }]),
  ).toEqual([
    "2026-12-06T00:00:00-05:00 2026-12-08T00:00:00-05:00",
    "2026-12-05T12:00:00Z 2026-12-06T00:00:00-05:00",
  ]);
});

test("changes are shown by date, before the announcements", () => {
  const januaryChange = { date: "2027-01-12", reason: "Ill.", movedTo: { date: "2027-01-14" } };
  const earlyMove = { date: "2027-02-09", reason: "Ill.", movedTo: { date: "2027-01-11" } };
  const lines = dueTimes([januaryChange, earlyMove, cancellation], [{ lastDay: "2026-12-31" }]);
  expect(lines.map((line) => line.slice(0, 10))).toEqual([
    "2026-12-01",
    "2027-01-04",
    "2027-01-05",
    "2026-12-05",
  ]);
});

test("announcements in the past or more than 60 days ahead are left out", () => {
  const lateAnnouncement = { firstDay: "2027-02-04", lastDay: "2027-02-05" };
  expect(
    dueTimes([{ date: "2027-02-09", reason: "Ill." }], [{ lastDay: "2026-12-04" }, lateAnnouncement]),
  ).toEqual(["2027-02-02T00:00:00-05:00 2027-02-10T00:00:00-05:00"]);
});
