import { schedule } from "../../calendar/testing/gatherings";
import { announcementMistakes, type Announcements } from "./announcements";

const reason = "The leader is ill.";
const [date, next] = ["2026-12-08", "2027-01-12"];
const moved = (movedTo: { date: string; from?: string; to?: string }) => ({ date, reason, movedTo });
const line = { lastDay: "2026-12-31" };

const found = (data: Partial<Announcements>, today = "2026-12-01") =>
  announcementMistakes({ changes: [], announcements: [], ...data }, schedule, today).map(
    ({ path, problem, fix, isNote }) => [path.join("."), `${problem} ${fix}`, isNote === true],
  );

test.each<[what: string, data: Partial<Announcements>]>([
  ["nothing", { changes: [] }],
  ["a cancelled gathering", { changes: [{ date, reason }] }],
  ["a moved one", { changes: [moved({ date: "2026-12-10" })] }],
  ["one at another hour of its day", { changes: [moved({ date, from: "17:00" })] }],
  ["one that begins later than it usually ends", { changes: [moved({ date, from: "20:00" })] }],
  ["one in the place of a cancelled one", { changes: [moved({ date: next }), { date: next, reason }] }],
  ["a line", { changes: [], announcements: [line] }],
  ["a line with a link", { changes: [], announcements: [{ ...line, href: "/events", label: "Events" }] }],
])("%s is right", (_, data) => {
  expect(found(data)).toEqual([]);
});

test.each<[what: string, data: Partial<Announcements>, path: string, says: RegExp]>([
  [
    "no gathering",
    { changes: [{ date: "2026-12-09", reason }] },
    "changes.0.date",
    /2026-12-08 or 2027-01-12/,
  ],
  [
    "one between two",
    { changes: [{ date: "2026-12-31", reason }] },
    "changes.0.date",
    /2026-12-08 or 2027-01-12/,
  ],
  [
    "one twice",
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
    "an end before",
    { changes: [moved({ date: "2026-12-10", from: "19:00", to: "18:45" })] },
    "changes.0.movedTo.to",
    /"18:45" must be later than "19:00"/,
  ],
  [
    "an end alone, before the usual start",
    { changes: [moved({ date: "2026-12-10", to: "17:30" })] },
    "changes.0.movedTo.to",
    /"17:30" must be later than the usual start, "18:00"/,
  ],
  [
    "a move onto another",
    { changes: [moved({ date: next })] },
    "changes.0.movedTo.date",
    /There is another gathering on 2027-01-12/,
  ],
  [
    "a move to the year before",
    { changes: [{ date: next, reason, movedTo: { date: "2026-01-19" } }] },
    "changes.0.movedTo.date",
    /2026-01-19 must be between .*2026-12-08.*2027-02-09/,
  ],
  [
    "a move to the year after",
    { changes: [moved({ date: "2027-12-10" })] },
    "changes.0.movedTo.date",
    /2027-12-10 must be between .*2026-11-10.*2027-01-12/,
  ],
  ["a move to nowhere", { changes: [moved({ date })] }, "changes.0.movedTo", /usual day and time/],
  [
    "two moves to one day",
    { changes: [moved({ date: "2026-12-10" }), { date: next, reason, movedTo: { date: "2026-12-10" } }] },
    "changes.1.movedTo.date",
    /There is another gathering on 2026-12-10/,
  ],
  [
    "a link without words",
    { changes: [], announcements: [{ ...line, href: "/events" }] },
    "announcements.0.label",
    /missing/,
  ],
  [
    "words without a link",
    { changes: [], announcements: [{ ...line, label: "Events" }] },
    "announcements.0.href",
    /missing/,
  ],
])("%s is a mistake", (_, data, path, says) => {
  expect(found(data)).toEqual([[path, expect.stringMatching(says), false]]);
});

test.each<[what: string, data: Partial<Announcements>, today: string, path: string[]]>([
  ["a cancelled gathering on its day", { changes: [{ date, reason }] }, date, []],
  ["a cancelled gathering after it", { changes: [{ date, reason }] }, "2026-12-09", ["changes.0"]],
  ["one that is held later", { changes: [moved({ date: "2026-12-10" })] }, "2026-12-10", []],
  ["one that was held later", { changes: [moved({ date: "2026-12-10" })] }, "2026-12-11", ["changes.0"]],
  [
    "a day that the rule of today does not give",
    { changes: [{ date: "2025-01-01", reason }] },
    date,
    ["changes.0"],
  ],
  ["a line on its last day", { changes: [], announcements: [line] }, "2026-12-31", []],
  ["a line after it", { changes: [], announcements: [line] }, "2027-01-01", ["announcements.0"]],
])("%s is noted once it is over", (_, data, today, path) => {
  expect(found(data, today)).toEqual(
    path.map((one) => [one, expect.stringMatching(/is in the past/) as unknown, true]),
  );
});

test("an announcement that lasts for years is noted, because its year is probably mistyped", () => {
  expect(found({ announcements: [{ lastDay: "2062-12-20" }] })).toEqual([
    ["announcements.0.lastDay", "2062-12-20 is more than two years ahead. Check the year.", true],
  ]);
});
