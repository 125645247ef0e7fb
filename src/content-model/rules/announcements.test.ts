import { schedule } from "../../calendar/testing/gatherings";
import { announcementMistakes, type Announcements } from "./announcements";

const reason = "The leader is ill.";
const [date, next] = ["2026-12-08", "2027-01-12"];
const movedChange = (movedTo: { date: string; from?: string; to?: string }) => ({ date, reason, movedTo });
const line = { lastDay: "2026-12-31" };

const mistakesIn = (data: Partial<Announcements>, today = "2026-12-01") =>
  announcementMistakes({ changes: [], announcements: [], ...data }, schedule, today).map(
    ({ path, problem, fix, isNote }) => [path.join("."), `${problem} ${fix}`, isNote === true],
  );

test.each<[what: string, data: Partial<Announcements>]>([
  ["an empty list", { changes: [] }],
  ["a cancelled gathering", { changes: [{ date, reason }] }],
  ["a moved gathering", { changes: [movedChange({ date: "2026-12-10" })] }],
  ["a gathering at another time of the same day", { changes: [movedChange({ date, from: "17:00" })] }],
  ["a gathering that begins after the usual end", { changes: [movedChange({ date, from: "20:00" })] }],
  [
    "a gathering moved to the date of a cancelled gathering",
    { changes: [movedChange({ date: next }), { date: next, reason }] },
  ],
  ["an announcement", { changes: [], announcements: [line] }],
  [
    "an announcement with a link",
    { changes: [], announcements: [{ ...line, href: "/events", label: "Events" }] },
  ],
])("%s is allowed", (_, data) => {
  expect(mistakesIn(data)).toEqual([]);
});

test.each<[what: string, data: Partial<Announcements>, path: string, message: RegExp]>([
  [
    "a change on a date without a gathering",
    { changes: [{ date: "2026-12-09", reason }] },
    "changes.0.date",
    /2026-12-08 or 2027-01-12/,
  ],
  [
    "a past date without a gathering that is moved to a coming day",
    { changes: [{ date: "2026-11-05", reason, movedTo: { date: "2026-12-20" } }] },
    "changes.0.date",
    /such as 2026-12-08 or 2027-01-12/,
  ],
  [
    "a change between two gatherings",
    { changes: [{ date: "2026-12-31", reason }] },
    "changes.0.date",
    /2026-12-08 or 2027-01-12/,
  ],
  [
    "a second change of the same gathering",
    {
      changes: [
        { date, reason },
        { date, reason },
      ],
    },
    "changes.1.date",
    /in the list twice/,
  ],
  [
    "an end before the start",
    { changes: [movedChange({ date: "2026-12-10", from: "19:00", to: "18:45" })] },
    "changes.0.movedTo.to",
    /"18:45" must be later than "19:00"/,
  ],
  [
    "an end before the usual start",
    { changes: [movedChange({ date: "2026-12-10", to: "17:30" })] },
    "changes.0.movedTo.to",
    /"17:30" must be later than the usual start, "18:00"/,
  ],
  [
    "a move to the date of another gathering",
    { changes: [movedChange({ date: next })] },
    "changes.0.movedTo.date",
    /There is another gathering on 2027-01-12/,
  ],
  [
    "a move to the year before",
    { changes: [{ date: next, reason, movedTo: { date: "2026-01-19" } }] },
    "changes.0.movedTo.date",
    /2026-01-19 must be after .*2026-12-08.*2027-02-09/,
  ],
  [
    "a move to the year after",
    { changes: [movedChange({ date: "2027-12-10" })] },
    "changes.0.movedTo.date",
    /2027-12-10 must be after .*2026-11-10.*2027-01-12/,
  ],
  [
    "a move to the usual day and time",
    { changes: [movedChange({ date })] },
    "changes.0.movedTo",
    /usual day and time/,
  ],
  [
    "a second move to the same day",
    {
      changes: [movedChange({ date: "2026-12-10" }), { date: next, reason, movedTo: { date: "2026-12-10" } }],
    },
    "changes.1.movedTo.date",
    /There is another gathering on 2026-12-10/,
  ],
  [
    "a link without a label",
    { changes: [], announcements: [{ ...line, href: "/events" }] },
    "announcements.0.label",
    /missing/,
  ],
  [
    "a label without a link",
    { changes: [], announcements: [{ ...line, label: "Events" }] },
    "announcements.0.href",
    /missing/,
  ],
])("%s is a mistake", (_, data, path, message) => {
  expect(mistakesIn(data)).toEqual([[path, expect.stringMatching(message), false]]);
});

test.each<[what: string, paths: string[], today: string, data: Partial<Announcements>]>([
  ["a gathering cancelled today", [], date, { changes: [{ date, reason }] }],
  ["a gathering cancelled yesterday", ["changes.0"], "2026-12-09", { changes: [{ date, reason }] }],
  ["a gathering moved to today", [], "2026-12-10", { changes: [movedChange({ date: "2026-12-10" })] }],
  [
    "a gathering moved to yesterday",
    ["changes.0"],
    "2026-12-11",
    { changes: [movedChange({ date: "2026-12-10" })] },
  ],
  [
    "a past date that does not fit the schedule",
    ["changes.0"],
    date,
    { changes: [{ date: "2025-01-01", reason }] },
  ],
  ["an announcement on its last day", [], "2026-12-31", { changes: [], announcements: [line] }],
  [
    "an announcement after its last day",
    ["announcements.0"],
    "2027-01-01",
    { changes: [], announcements: [line] },
  ],
])("for %s, the fields with notes about a past date are %j", (_, paths, today, data) => {
  expect(mistakesIn(data, today)).toEqual(
    paths.map((one) => [one, expect.stringMatching(/is in the past/) as unknown, true]),
  );
});

test("if an announcement lasts for years, a note says that the year may be mistyped", () => {
  expect(mistakesIn({ announcements: [{ lastDay: "2062-12-20" }] })).toEqual([
    [
      "announcements.0.lastDay",
      "2062-12-20 is more than two years ahead. Correct the year if it is wrong.",
      true,
    ],
  ]);
});
