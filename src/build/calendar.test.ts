import ICAL from "ical.js";
import type { Schedule } from "../calendar/next-gatherings";
import { calendarFile } from "./calendar";

const schedule: Schedule = {
  week: "second",
  weekday: "Tuesday",
  from: "18:00",
  to: "18:30",
  zone: "America/New_York",
};

const words = {
  host: "ministry.example",
  title: "Monthly Gathering; prayer, together",
  description: `“Come as you are”, ${"and bring a friend — ".repeat(8)}\nRegister below \\ once.`,
  place: "Zoom; register at https://tickets.example/monthly-prayer-gathering",
  url: "https://tickets.example/monthly-prayer-gathering",
  organizer: "Sample Ministry",
  language: "en-US",
};

const file = (now = "2026-11-21T12:00:00Z") => calendarFile(schedule, words, new Date(now));

/** Parses the file as a calendar program does, with its own time zone and none of our code. */
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
      "2027-12-14T23:00:00.000Z",
    ]);
  });

  it("begins with the gathering that is to come, or under way", () => {
    const first = (now: string) => expand(read(file(now)), 1);
    expect(first("2026-11-10T23:29:00Z")).toEqual(["2026-11-10T23:00:00.000Z"]);
    expect(first("2026-11-10T23:31:00Z")).toEqual(["2026-12-08T23:00:00.000Z"]);
  });

  it("keeps to the schedule, whichever its day and its zone are", () => {
    const last: Schedule = {
      week: "last",
      weekday: "Thursday",
      from: "19:00",
      to: "20:00",
      zone: "America/Bogota",
    };
    const thursdays = calendarFile(last, words, new Date("2026-11-21T12:00:00Z"));
    expect(thursdays).toContain("BYDAY=-1TH");
    expect(expand(read(thursdays), 3)).toEqual([
      "2026-11-27T00:00:00.000Z",
      "2027-01-01T00:00:00.000Z",
      "2027-01-29T00:00:00.000Z",
    ]);
    const berlin = calendarFile(
      { ...schedule, zone: "Europe/Berlin" },
      words,
      new Date("2026-03-01T12:00:00Z"),
    );
    expect(expand(read(berlin), 2)).toEqual(["2026-03-10T17:00:00.000Z", "2026-04-14T16:00:00.000Z"]);
  });

  it("has the rules of every zone that content may name", () => {
    const now = new Date("2026-07-21T12:00:00Z");
    // Node and the library may have a zone's rules from different years, so the moments are not compared.
    const withoutRules = Intl.supportedValuesOf("timeZone").filter((zone) => {
      const event = read(calendarFile({ ...schedule, zone }, words, now));
      const tzid = event.component.getFirstProperty("dtstart")?.getFirstParameter("tzid") ?? "";
      return !ICAL.TimezoneService.has(tzid);
    });
    expect(withoutRules).toEqual([]);
  });

  it("has no method, since it asks for no reply", () => {
    expect(file()).not.toContain("METHOD");
  });

  it("is in daylight saving time two days after the change", () => {
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

  it("escapes what has a meaning in a calendar (RFC 5545, 3.3.11)", () => {
    expect(file()).toContain("\r\nSUMMARY:Monthly Gathering\\; prayer\\, together\r\n");
    expect(file().replaceAll("\r\n ", "")).toContain("\\nRegister below \\\\ once.\r\n");
  });

  it("stays the same event, which counts as newer the day after, so that a calendar takes what has changed", () => {
    const stampOf = (now: string) => String(read(file(now)).component.getFirstPropertyValue("dtstamp"));
    expect(read(file("2027-05-02T12:00:00Z")).uid).toBe(read(file()).uid);
    expect(stampOf("2026-11-02T23:00:00Z")).toBe("2026-11-02T00:00:00Z");
    expect(stampOf("2026-11-03T01:00:00Z")).toBe("2026-11-03T00:00:00Z");
    const event = (now: string) => read(file(now)).component;
    expect(event("2026-11-02T23:00:00Z").getFirstPropertyValue("sequence")).toBe(2497);
    expect(event("2026-11-03T01:00:00Z").getFirstPropertyValue("sequence")).toBe(2498);
    expect(String(event("2026-11-03T01:00:00Z").getFirstPropertyValue("last-modified"))).toBe(
      "2026-11-03T00:00:00Z",
    );
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
