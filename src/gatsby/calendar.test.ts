import type ICAL from "ical.js";
import { listNextGatherings, type Change, type Schedule } from "../calendar/next-gatherings";
import { schedule } from "../calendar/testing/gatherings";
import { writeCalendar } from "./calendar";
import { makeEventEntry, firstOfSubscription } from "./calendar-files";
import { fileFacts, downloadCalendar, texts } from "./testing/gathering-calendar";
import { occurrencesOf, readEvent } from "./testing/read-calendar";

const createFile = (
  now = "2026-11-21T12:00:00Z",
  changes: readonly Change[] = [],
  usedSchedule: Schedule = schedule,
) => downloadCalendar(new Date(now), changes, usedSchedule);

/** The starts of the first gatherings in a file. */
const startsIn = (text: string, count: number) =>
  occurrencesOf(readEvent(text), count).map(({ start }) => start);

describe("the calendar", () => {
  it("has the second Tuesdays at 6 PM in New York, in winter and in summer", () => {
    const moments = startsIn(createFile(), 13);
    expect(moments.slice(3, 5)).toEqual(["2027-03-09T23:00:00.000Z", "2027-04-13T22:00:00.000Z"]);
    expect(moments.slice(10, 12)).toEqual(["2027-10-12T22:00:00.000Z", "2027-11-09T23:00:00.000Z"]);
  });

  it("begins with the gathering that is next or under way", () => {
    const firstStart = (now: string) => startsIn(createFile(now), 1);
    expect(firstStart("2026-11-10T23:29:00Z")).toEqual(["2026-11-10T23:00:00.000Z"]);
    expect(firstStart("2026-11-10T23:31:00Z")).toEqual(["2026-12-08T23:00:00.000Z"]);
  });

  it("contains the dates of a schedule with another weekday or zone", () => {
    const thursdaySchedule: Schedule = {
      week: "last",
      weekday: "Thursday",
      from: "19:00",
      to: "20:00",
      zone: "America/Bogota",
    };
    const thursdays = createFile(undefined, [], thursdaySchedule);
    expect(thursdays).toContain("BYDAY=-1TH");
    expect(startsIn(thursdays, 3)).toEqual([
      "2026-11-27T00:00:00.000Z",
      "2027-01-01T00:00:00.000Z",
      "2027-01-29T00:00:00.000Z",
    ]);
    const berlin = createFile("2026-03-01T12:00:00Z", [], { ...schedule, zone: "Europe/Berlin" });
    expect(startsIn(berlin, 2)).toEqual(["2026-03-10T17:00:00.000Z", "2026-04-14T16:00:00.000Z"]);
  });

  it.each([
    ["yearly on a weekday", "Europe/Madrid", /BYMONTH=10;BYDAY=-1SU/],
    ["yearly in the south", "Australia/Sydney", /BYMONTH=10;BYDAY=1SU/],
    ["listed", "Africa/Casablanca", /RDATE:/],
    ["absent", "Asia/Kolkata", /DTSTART:19700101T000000/],
  ])("has the same times as the pages in a zone whose clock changes are %s", (_, zone, form) => {
    const text = createFile("2026-02-21T12:00:00Z", [], { ...schedule, zone });
    expect(text).toMatch(form);
    const pages = listNextGatherings({ ...schedule, zone }, [], new Date("2026-02-21T12:00:00Z"), 100);
    expect(startsIn(text, 100)).toEqual(pages.map(({ start }) => new Date(start).toISOString()));
  });

  it("has the length, text, place and registration link of the gathering", () => {
    const event = readEvent(createFile());
    expect(event.duration.toSeconds()).toBe(30 * 60);
    expect(event.summary).toBe(fileFacts.title);
    expect(event.description).toBe(texts.facts.gathering.calendar.text);
    expect(event.location).toBe(texts.facts.gathering.calendar.place);
    expect(event.component.getFirstPropertyValue("url")).toBe(texts.siteIdentity.links.gathering);
  });

  it("has the same uid and a higher sequence number in each new build", () => {
    const [firstEvent, secondEvent] = ["2026-11-02T23:00:00.500Z", "2026-11-02T23:01:00Z"].map((now) =>
      readEvent(createFile(now)),
    );
    const valueOf = (event: ICAL.Event | undefined, name: string) =>
      String(event?.component.getFirstPropertyValue(name));
    expect(secondEvent?.uid).toBe(firstEvent?.uid);
    expect(valueOf(firstEvent, "dtstamp")).toBe("2026-11-02T23:00:00Z");
    expect(valueOf(secondEvent, "last-modified")).toBe("2026-11-02T23:01:00Z");
    expect(Number(valueOf(secondEvent, "sequence")) - Number(valueOf(firstEvent, "sequence"))).toBe(60);
  });

  it("has each changed gathering as an exception to the rule, with the reason", () => {
    const occurrences = occurrencesOf(
      readEvent(
        createFile(undefined, [
          { date: "2026-12-08", reason: "The leader is ill." },
          {
            date: "2027-07-13",
            reason: "We travel.",
            movedTo: { date: "2027-07-15", from: "19:00", to: "19:45" },
          },
        ]),
      ),
      8,
    );
    expect(occurrences[0]).toEqual({
      title: `Cancelled: ${fileFacts.title}`,
      description: expect.stringMatching(/^The leader is ill\.\n/) as string,
      status: "CANCELLED",
      start: "2026-12-08T23:00:00.000Z",
      end: "2026-12-08T23:30:00.000Z",
    });
    expect(occurrences[7]).toEqual({
      title: fileFacts.title,
      description: expect.stringMatching(/^We travel\.\n/) as string,
      status: "CONFIRMED",
      start: "2027-07-15T23:00:00.000Z",
      end: "2027-07-15T23:45:00.000Z",
    });
    expect(occurrences[1]).toMatchObject({ title: fileFacts.title, start: "2027-01-12T23:00:00.000Z" });
  });

  it("lists a moved gathering until the gathering's new date is over", () => {
    const changes = [{ date: "2026-12-08", reason: "Ill.", movedTo: { date: "2026-12-15" } }];
    expect(createFile("2026-12-10T12:00:00Z", changes)).toContain(
      "DTSTART;TZID=America/New_York:20261215T180000",
    );
    expect(createFile("2026-12-16T12:00:00Z", changes)).not.toContain("20261215");
  });

  it("for subscribers begins with the same gathering all year", () => {
    const starts = ["2026-01-01T12:00:00Z", "2026-12-31T12:00:00Z"].map(
      (now) => firstOfSubscription(schedule, new Date(now)).start,
    );
    expect(starts).toEqual(Array(2).fill("2024-01-09T18:00:00-05:00"));
    expect(createFile()).toContain("\r\nREFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n");
    expect(createFile()).toContain("\r\nX-PUBLISHED-TTL:PT1H\r\n");
  });

  it("has each event in the event's time zone, with a link to the event", () => {
    const retreat = {
      ...{ name: "hills-2027", title: "Retreat", text: "Rest, and [a song](/about).", location: "Hills" },
      ...{ start: "2027-08-14T09:00:00+02:00", end: "2027-08-15T16:00:00+02:00", zone: "Europe/Madrid" },
      ...{ status: "upcoming", cancelled: null, page: null },
    };
    const now = new Date("2027-01-01T12:00:00Z");
    const event = readEvent(
      writeCalendar(
        [makeEventEntry(retreat, texts)].flatMap((one) => one ?? []),
        fileFacts,
        now,
      ),
    );
    expect(event.startDate.toJSDate().toISOString()).toBe("2027-08-14T07:00:00.000Z");
    expect(event.endDate.toJSDate().toISOString()).toBe("2027-08-15T14:00:00.000Z");
    expect(event.uid).toBe("event-hills-2027@ministry.example");
    expect(event.description).toBe("Rest, and a song.\nhttps://ministry.example/events#event-hills-2027");
    expect(makeEventEntry({ ...retreat, cancelled: "Snow.", page: "/events/retreat" }, texts)).toMatchObject({
      title: "Cancelled: Retreat",
      description: "Snow.\nRest, and a song.\nhttps://ministry.example/events/retreat",
      isCancelled: true,
    });
    expect(makeEventEntry({ ...retreat, start: null }, texts)).toBeUndefined();
  });

  it("has an all-day event if the event's time is unknown", () => {
    const retreat = {
      ...{ uid: "retreat@ministry.example", title: "Retreat", description: "Rest.", place: "Hills" },
      ...{ url: "https://ministry.example/events", start: "2027-05-01", end: "2027-05-03" },
    };
    const timedRetreat = { ...retreat, start: "2027-05-01T09:00:00+02:00", end: "2027-05-01T16:00:00+02:00" };
    const zones = ["Europe/Madrid", "Europe/Madrid", "America/New_York"];
    const text = writeCalendar(
      [retreat, ...zones.map((zone) => ({ ...timedRetreat, zone }))],
      fileFacts,
      new Date("2027-01-01T12:00:00Z"),
    );
    expect(text).toContain("\r\nDTSTART;VALUE=DATE:20270501\r\nDTEND;VALUE=DATE:20270504\r\n");
    expect(text).toContain("\r\nTRANSP:TRANSPARENT\r\n");
    expect(text).toContain("\r\nDTSTART;TZID=Europe/Madrid:20270501T090000\r\n");
    expect(text.match(/^TZID:.*/gm)).toEqual(["TZID:Europe/Madrid", "TZID:America/New_York"]);
  });
});
