import { eventStatusOf, eventTimes } from "./events";

describe("at noon on 8 March 2026 in New York, the status", () => {
  const hours = { date: "2026-03-08", from: "10:00", to: "12:00" };
  it.each([
    [{ date: "2026-03-07" }, "completed"],
    [{ date: "2026-03-08" }, "upcoming"],
    [{ date: "2026-03-09" }, "upcoming"],
    [{}, "upcoming"],
    [{ date: "2026-03-06", endDate: "2026-03-08" }, "upcoming"],
    [{ date: "2026-03-06", endDate: "2026-03-07" }, "completed"],
    [hours, "completed"],
    [{ ...hours, to: "12:01" }, "upcoming"],
    [{ ...hours, to: "01:00" }, "upcoming"],
    // It is 9 in the morning in Los Angeles, and the 9th in Sydney.
    [{ ...hours, zone: "America/Los_Angeles" }, "upcoming"],
    [{ ...hours, date: "2026-03-09", from: "01:00", to: "03:00", zone: "Australia/Sydney" }, "completed"],
    [{ date: "2026-03-08", zone: "Australia/Sydney" }, "completed"],
  ])("of the event %j is %s", (event, status) => {
    const home = "America/New_York";
    const finishedEvent = { zone: home, ...event, ...eventTimes(event, home) };
    expect(eventStatusOf(finishedEvent, "2026-03-08T16:00:00Z")).toBe(status);
  });
});

it.each([
  [{ date: "2026-03-08" }, "2026-03-08", "2026-03-08"],
  [{ date: "2026-03-08", endDate: "2026-03-09" }, "2026-03-08", "2026-03-09"],
  [
    { date: "2026-03-08", from: "09:00", to: "16:00" },
    "2026-03-08T09:00:00-04:00",
    "2026-03-08T16:00:00-04:00",
  ],
  [
    { date: "2026-03-08", from: "22:00", to: "00:30" },
    "2026-03-08T22:00:00-04:00",
    "2026-03-09T00:30:00-04:00",
  ],
  [
    { date: "2026-03-28", endDate: "2026-03-29", from: "09:00", to: "16:00", zone: "Europe/Madrid" },
    "2026-03-28T09:00:00+01:00",
    "2026-03-29T16:00:00+02:00",
  ],
])("the event %j lasts from %s to %s", (event, start, end) => {
  expect(eventTimes(event, "America/New_York")).toEqual({ start, end });
});
