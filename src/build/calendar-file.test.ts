import ICAL from "ical.js";
import type { Schedule } from "../calendar/next-gatherings";
import { calendarFile } from "./calendar-file";

const schedule: Schedule = {
  week: 2,
  weekday: "Tuesday",
  from: "18:00",
  to: "18:30",
  zone: "America/New_York",
};

const words = {
  host: "ministry.example",
  title: "Monthly Gathering; prayer, together",
  description: `“Come as you are”, ${"and bring a friend — ".repeat(8)}\nRegister below \\ once.`,
  place: "online via Zoom",
  url: "https://tickets.example/monthly-prayer-gathering",
  organizer: "Sample Ministry",
};

const file = (now = "2026-11-21T12:00:00Z") => calendarFile(schedule, words, new Date(now));

/** Reads the file as a calendar program does, with its own time zone and nothing of ours. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const zone = calendar.getFirstSubcomponent("vtimezone");
  if (zone) ICAL.TimezoneService.register(zone);
  const component = calendar.getFirstSubcomponent("vevent");
  if (!component) throw new Error("There is no event.");
  return new ICAL.Event(component);
}

afterEach(() => {
  ICAL.TimezoneService.reset();
});

function expand(event: ICAL.Event, count: number): string[] {
  const moments = event.iterator();
  return Array.from({ length: count }, () => moments.next().toJSDate().toISOString());
}

describe("the calendar", () => {
  it("expands to the second Tuesdays at six in New York, in winter and in summer", () => {
    expect(expand(read(file()), 13)).toEqual([
      "2026-11-10T23:00:00.000Z",
      "2026-12-08T23:00:00.000Z",
      "2027-01-12T23:00:00.000Z",
      "2027-02-09T23:00:00.000Z",
      "2027-03-09T23:00:00.000Z",
      "2027-04-13T22:00:00.000Z",
      "2027-05-11T22:00:00.000Z",
      "2027-06-08T22:00:00.000Z",
      "2027-07-13T22:00:00.000Z",
      "2027-08-10T22:00:00.000Z",
      "2027-09-14T22:00:00.000Z",
      "2027-10-12T22:00:00.000Z",
      "2027-11-09T23:00:00.000Z",
    ]);
  });

  it("is in summer time two days after the clocks went forward", () => {
    expect(expand(read(file("2022-03-01T12:00:00Z")), 1)).toEqual(["2022-03-08T23:00:00.000Z"]);
    expect(expand(read(file("2026-03-01T12:00:00Z")), 1)).toEqual(["2026-03-10T22:00:00.000Z"]);
  });

  it("lasts half an hour and says what, where and how to register, letter for letter", () => {
    const event = read(file());
    expect(event.duration.toSeconds()).toBe(30 * 60);
    expect(event.summary).toBe(words.title);
    expect(event.description).toBe(words.description);
    expect(event.location).toBe(words.place);
    expect(event.component.getFirstPropertyValue("url")).toBe(words.url);
  });

  it("stays the same event, which counts as newer the day after, so that a calendar takes what has changed", () => {
    const stampOf = (now: string) => String(read(file(now)).component.getFirstPropertyValue("dtstamp"));
    expect(read(file("2027-05-02T12:00:00Z")).uid).toBe(read(file()).uid);
    expect(stampOf("2026-11-02T23:00:00Z")).toBe("2026-11-02T00:00:00Z");
    expect(stampOf("2026-11-03T01:00:00Z")).toBe("2026-11-03T00:00:00Z");
  });

  it("has lines of at most 75 bytes, each ended by CRLF, no letter cut in two and no line that fits", () => {
    const lines = file().split("\r\n");
    expect(lines.pop()).toBe("");
    expect(lines.filter((line) => line.includes("\n") || line.includes("\r"))).toEqual([]);
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(lines.some((line) => line.startsWith(" "))).toBe(true);
    expect(lines).toContain("URL:https://tickets.example/monthly-prayer-gathering");
    expect(file()).not.toContain("\uFFFD");
  });
});
