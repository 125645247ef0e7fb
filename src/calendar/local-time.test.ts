import { dayIn, isSkipped, momentIn, momentsOn } from "./local-time";

it("on a day with a clock change, each time is exactly one moment", () => {
  const momentInNewYork = (date: string, time: string) => momentIn("America/New_York", date, time);
  expect(momentInNewYork("2026-03-08", "02:30")).toBe("2026-03-08T02:30:00-05:00");
  expect(momentInNewYork("2026-11-01", "01:30")).toBe("2026-11-01T01:30:00-04:00");
  const times = [momentInNewYork("2026-03-08", "02:30"), momentInNewYork("2026-03-08", "03:30")];
  expect(times.map((one) => isSkipped(one, "America/New_York"))).toEqual([true, false]);
});

it.each([
  ["America/New_York", "2026-12-01T03:00:00Z", "2026-11-30"],
  ["Asia/Kolkata", "2026-12-01T20:00:00Z", "2026-12-02"],
])("the date in %s at %s is %s", (zone, moment, day) => {
  expect(dayIn(zone, new Date(moment))).toBe(day);
});

it.each([
  ["18:01", "2026-12-01"],
  ["18:00", "2026-12-02"],
  ["00:30", "2026-12-02"],
])("an event from 18:00 to %s ends on %s", (to, day) => {
  expect(momentsOn({ date: "2026-12-01", from: "18:00", to, zone: "UTC" }).end).toMatch(`${day}T${to}`);
});
