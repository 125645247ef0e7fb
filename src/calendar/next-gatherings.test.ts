import {
  listChangedGatherings,
  selectChanges,
  listNextGatherings,
  type Change,
  type Schedule,
} from "./next-gatherings";
import { gatheringsChangedBy, schedule } from "./testing/gatherings";

const nextStarts = (now: string, count = 1) =>
  listNextGatherings(schedule, [], new Date(now), count).map(({ start }) => start);

describe("the next gathering", () => {
  it.each([
    ["the first of a month that begins on a Tuesday", "2026-12-01T12:00:00Z", "2026-12-08T18:00:00-05:00"],
    ["the first of a month that begins on a Wednesday", "2026-07-01T12:00:00Z", "2026-07-14T18:00:00-04:00"],
    ["the first of February in a leap year", "2028-02-01T12:00:00Z", "2028-02-08T18:00:00-05:00"],
    ["a day after the month's gathering", "2026-11-21T12:00:00Z", "2026-12-08T18:00:00-05:00"],
    ["the last second of a year", "2026-12-31T23:59:59-05:00", "2027-01-12T18:00:00-05:00"],
    ["the end of December's gathering", "2026-12-08T18:30:00-05:00", "2027-01-12T18:00:00-05:00"],
  ])("is calculated from %s", (_, now, start) => {
    expect(nextStarts(now)).toEqual([start]);
  });

  it.each([
    ["on the evening before the gathering", "2026-03-09T23:59:59-04:00"],
    ["in the morning of the gathering's day", "2026-03-10T07:00:00-04:00"],
    ["a second before the gathering begins", "2026-03-10T17:59:59-04:00"],
    ["during the gathering", "2026-03-10T18:15:00-04:00"],
    ["in the last second of the gathering", "2026-03-10T18:29:59-04:00"],
  ])("does not change %s", (_, now) => {
    expect(nextStarts(now)).toEqual(["2026-03-10T18:00:00-04:00"]);
  });

  it("changes at the end of the current gathering", () => {
    expect(nextStarts("2026-03-10T18:30:00-04:00")).toEqual(["2026-04-14T18:00:00-04:00"]);
  });

  it("stays at 6 PM in New York when clocks change", () => {
    // Clocks change on 8 March and 1 November 2026.
    expect(nextStarts("2026-02-01T12:00:00Z", 2)).toEqual([
      "2026-02-10T18:00:00-05:00",
      "2026-03-10T18:00:00-04:00",
    ]);
    expect(nextStarts("2026-10-01T12:00:00Z", 2)).toEqual([
      "2026-10-13T18:00:00-04:00",
      "2026-11-10T18:00:00-05:00",
    ]);
    // A second Tuesday on the 8th is before the clock change on the 13th.
    expect(nextStarts("2022-03-01T12:00:00Z")).toEqual(["2022-03-08T18:00:00-05:00"]);
  });

  it.each([
    // Week, start, zone, the time of the calculation, and the gathering on the day of the change.
    ["second", "03:00", "America/New_York", "2026-03-01T12:00:00Z", "2026-03-08T03:00:00-04:00"],
    ["first", "05:00", "America/New_York", "2026-10-30T12:00:00Z", "2026-11-01T05:00:00-05:00"],
    ["first", "01:00", "Australia/Sydney", "2026-10-01T12:00:00Z", "2026-10-04T01:00:00+10:00"],
  ])(
    "has the UTC offset of its start time, even on the day of a clock change: week %s at %s in %s",
    (week, from, zone, now, start) => {
      const sundays = { week, weekday: "Sunday", from, to: "23:00", zone };
      expect(listNextGatherings(sundays, [], new Date(now), 1)[0]?.start).toBe(start);
    },
  );

  it("is on the fourth or fifth Thursday if the schedule says the last Thursday", () => {
    const thursdays = {
      week: "last",
      weekday: "Thursday",
      from: "19:00",
      to: "20:00",
      zone: "America/Bogota",
    };
    const dates = listNextGatherings(thursdays, [], new Date("2026-03-01T12:00:00Z"), 2).map(
      ({ start }) => start,
    );
    expect(dates).toEqual(["2026-03-26T19:00:00-05:00", "2026-04-30T19:00:00-05:00"]);
  });

  it("is on the last Sunday of the current month, even if the month begins with a Sunday", () => {
    const sundays = { week: "last", weekday: "Sunday", from: "17:00", to: "18:00", zone: "Europe/London" };
    const dates = listNextGatherings(sundays, [], new Date("2026-02-01T12:00:00Z"), 2).map(
      ({ start }) => start,
    );
    // February 2026 begins on a Sunday and has four of them. The clocks change on 29 March, its last Sunday.
    expect(dates).toEqual(["2026-02-22T17:00:00+00:00", "2026-03-29T17:00:00+01:00"]);
  });

  it.each([
    ["Tuesday", "00:30", "2026-12-08T22:00:00-05:00", "2026-12-09T00:30:00-05:00"],
    ["Tuesday", "24:00", "2026-12-08T22:00:00-05:00", "2026-12-09T00:00:00-05:00"],
  ])("can be on a %s and end at %s", (weekday, to, start, end) => {
    const vigil = { ...schedule, weekday, from: "22:00", to };
    expect(listNextGatherings(vigil, [], new Date(start), 1)).toEqual([{ start, end }]);
    expect(listNextGatherings(vigil, [], new Date(Date.parse(end) - 1), 1)).toEqual([{ start, end }]);
    expect(listNextGatherings(vigil, [], new Date(end), 1)[0]?.start).toBe("2027-01-12T22:00:00-05:00");
  });

  it("does not change at midnight if the current gathering began on the last day of a month", () => {
    const vigil = { ...schedule, week: "last", weekday: "Thursday", from: "22:00", to: "00:30" };
    const [nextGathering] = listNextGatherings(vigil, [], new Date("2027-01-01T00:15:00-05:00"), 1);
    expect(nextGathering?.start).toBe("2026-12-31T22:00:00-05:00");
  });

  it("is in the current month of the schedule's time zone", () => {
    // In New York, this is the last evening of November. In London, it is the first of December.
    expect(nextStarts("2026-12-01T03:00:00Z")).toEqual(["2026-12-08T18:00:00-05:00"]);
  });
});

describe("gatherings with changes", () => {
  const reason = "The leader is ill.";
  const cancellation = { date: "2026-12-08", reason };
  const move = { date: "2026-12-08", reason, movedTo: { date: "2026-12-10" } };
  const december = "2026-12-08T18:00:00-05:00";
  const [january, february] = ["2027-01-12T18:00:00-05:00", "2027-02-09T18:00:00-05:00"];
  const newDay = "2026-12-10T18:00:00-05:00";
  const monthLater = { ...move, movedTo: { date: "2027-02-01" } };

  it.each<[what: string, changes: Change[], now: string, starts: string[], explained: string[]]>([
    ["if there is no change", [], "2026-12-01T12:00:00Z", [december, january], []],
    ["before a cancelled gathering", [cancellation], "2026-12-01T12:00:00Z", [january, february], [december]],
    [
      "during the usual time of a cancelled gathering",
      [cancellation],
      "2026-12-08T23:15:00Z",
      [january, february],
      [december],
    ],
    [
      "late on the day of a cancelled gathering",
      [cancellation],
      "2026-12-09T04:59:00Z",
      [january, february],
      [december],
    ],
    [
      "on the day after a cancelled gathering",
      [cancellation],
      "2026-12-09T05:00:00Z",
      [january, february],
      [],
    ],
    ["before a moved gathering", [move], "2026-12-01T12:00:00Z", [newDay, january], [december]],
    [
      "between the old and the new date of a moved gathering",
      [move],
      "2026-12-09T12:00:00Z",
      [newDay, january],
      [december],
    ],
    ["during a moved gathering", [move], "2026-12-10T23:29:00Z", [newDay, january], [december]],
    ["after a moved gathering", [move], "2026-12-10T23:30:00Z", [january, february], []],
    [
      "if a gathering is moved to a date after the next gathering",
      [monthLater],
      "2026-12-01T12:00:00Z",
      [january, "2027-02-01T18:00:00-05:00"],
      [december],
    ],
    [
      "if a gathering is moved into the list from the month before",
      [monthLater],
      "2027-01-20T12:00:00Z",
      ["2027-02-01T18:00:00-05:00", february],
      [december],
    ],
    [
      "if a gathering is moved to the month before",
      [{ date: "2026-12-08", reason, movedTo: { date: "2026-11-24" } }],
      "2026-11-20T12:00:00Z",
      ["2026-11-24T18:00:00-05:00", january],
      [december],
    ],
    [
      "if a gathering is at another time of the same day",
      [{ ...move, movedTo: { date: "2026-12-08", from: "19:00", to: "20:00" } }],
      "2026-12-08T23:45:00Z",
      ["2026-12-08T19:00:00-05:00", january],
      [december],
    ],
    [
      "if there are several changes in any order",
      [{ date: "2027-01-12", reason }, cancellation],
      "2026-12-01T12:00:00Z",
      [february, "2027-03-09T18:00:00-05:00"],
      [december, january],
    ],
    [
      "if a change has a date without a gathering",
      [{ date: "2026-12-09", reason }],
      "2026-12-01T12:00:00Z",
      [december, january],
      [],
    ],
    [
      "if a later gathering is moved into the list",
      [{ date: "2027-02-09", reason, movedTo: { date: "2027-01-20" } }],
      "2027-01-01T12:00:00Z",
      [january, "2027-01-20T18:00:00-05:00"],
      [february],
    ],
    [
      "if a changed gathering is after the end of the list",
      [{ date: "2027-06-08", reason }],
      "2026-12-01T12:00:00Z",
      [december, january],
      [],
    ],
  ])("have the expected dates and explanations %s", (_, changes, now, starts, explainedStarts) => {
    const changedGatherings = gatheringsChangedBy(changes);
    const nextGatherings = listNextGatherings(schedule, changedGatherings, new Date(now), 2);
    expect(nextGatherings.map(({ start }) => start)).toEqual(starts);
    expect(selectChanges(changedGatherings, nextGatherings, now).map(({ start }) => start)).toEqual(
      explainedStarts,
    );
  });

  it("have the UTC offset of their new date", () => {
    const spring = [{ date: "2026-03-10", reason, movedTo: { date: "2026-03-06" } }];
    expect(listChangedGatherings(schedule, spring)).toEqual([
      {
        start: "2026-03-10T18:00:00-04:00",
        end: "2026-03-10T18:30:00-04:00",
        reason,
        movedTo: { start: "2026-03-06T18:00:00-05:00", end: "2026-03-06T18:30:00-05:00" },
      },
    ]);
  });

  it.each([
    ["to another day at the usual time", {}, "18:00:00-05:00", "18:30:00-05:00"],
    ["to another start, with the usual length", { from: "20:00" }, "20:00:00-05:00", "20:30:00-05:00"],
    ["to another end", { to: "19:00" }, "18:00:00-05:00", "19:00:00-05:00"],
    ["to another start and end", { from: "17:30", to: "18:30" }, "17:30:00-05:00", "18:30:00-05:00"],
  ])("are moved %s", (_, times, start, end) => {
    const movedTo = { date: "2026-12-10", ...times };
    expect(listChangedGatherings(schedule, [{ ...cancellation, movedTo }])[0]?.movedTo).toEqual({
      start: `2026-12-10T${start}`,
      end: `2026-12-10T${end}`,
    });
  });

  const vigil = { ...schedule, from: "22:00", to: "00:30" };

  it("that last past midnight end on the next day", () => {
    const movedTo = { date: "2026-12-10", from: "23:45" };
    expect(listChangedGatherings(vigil, [{ ...cancellation, movedTo }])[0]?.movedTo).toEqual({
      start: "2026-12-10T23:45:00-05:00",
      end: "2026-12-11T02:15:00-05:00",
    });
  });

  it.each<[what: string, of: Schedule, movedTo: Change["movedTo"], until: string]>([
    ["the end of the day if cancelled", schedule, undefined, "2026-12-09T00:00:00-05:00"],
    ["the usual end if cancelled and past midnight", vigil, undefined, "2026-12-09T00:30:00-05:00"],
    [
      "the end of the day if moved within the day",
      schedule,
      { date: "2026-12-08", from: "12:30" },
      "2026-12-09T00:00:00-05:00",
    ],
    [
      "the new end if moved past midnight",
      schedule,
      { date: "2026-12-08", from: "23:45" },
      "2026-12-09T00:15:00-05:00",
    ],
    ["the new end if moved to a later day", schedule, { date: "2026-12-10" }, "2026-12-10T18:30:00-05:00"],
    [
      "the end of the usual day if moved to an earlier day",
      schedule,
      { date: "2026-12-01" },
      "2026-12-09T00:00:00-05:00",
    ],
  ])("are explained until %s", (_, usedSchedule, movedTo, until) => {
    const [changedGathering] = gatheringsChangedBy(
      [{ ...cancellation, ...(movedTo && { movedTo }) }],
      usedSchedule,
    );
    expect(changedGathering?.until).toBe(until);
  });
});
