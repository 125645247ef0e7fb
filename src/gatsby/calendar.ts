import ICAL from "ical.js";
import { daysFrom } from "../calendar/local-time";
import { makeZoneComponent } from "./calendar-zone";

// A line has at most 75 bytes (RFC 5545, 3.1), including the space at the start of a continued line.
ICAL.foldLength = 74;

export interface CalendarEntry {
  /** The identifier, which is the same in every build, so that calendars recognize the entry. */
  uid: string;
  title: string;
  description: string;
  place: string;
  url: string;
  /** With a zone, moments in ISO 8601 with the local time. Without a zone, the first and the last day. */
  start: string;
  end: string;
  zone?: string;
  isCancelled?: boolean;
  /** The recurrence rule (RFC 5545, 3.3.10). */
  rule?: ICAL.Recur;
  /** The regular moment that an exception replaces. */
  replacedMoment?: string;
}

/**
 * Writes a calendar file (RFC 5545). Entries with the same UID are one event with its exceptions.
 * @param now the time of the build, as the last change of all entries
 */
export function writeCalendar(
  entries: readonly CalendarEntry[],
  facts: { title: string; organizer: string; language: string },
  now: Date,
): string {
  const calendar = new ICAL.Component("vcalendar");
  addProperties(calendar, {
    version: "2.0",
    prodid: `-//${facts.organizer}//Gathering//${new Intl.Locale(facts.language).language.toUpperCase()}`,
    calscale: "GREGORIAN",
    "x-wr-calname": facts.title,
    "x-published-ttl": "PT1H",
  });
  // The interval at which a subscribed calendar requests the file (RFC 7986, 5.7).
  const refreshProperty = new ICAL.Property("refresh-interval");
  refreshProperty.resetType("duration");
  refreshProperty.setValue(ICAL.Duration.fromString("PT1H"));
  calendar.addProperty(refreshProperty);

  const firstYear = Math.min(...entries.map(({ start }) => Number(start.slice(0, 4))));
  for (const zone of new Set(entries.flatMap(({ zone }) => zone ?? [])))
    calendar.addSubcomponent(makeZoneComponent(zone, firstYear));
  for (const entry of entries) calendar.addSubcomponent(eventOf(entry, now));
  return `${calendar.toString()}\r\n`;
}

function eventOf(entry: CalendarEntry, now: Date): ICAL.Component {
  const { uid, title, description, place, url, zone, rule, replacedMoment, isCancelled = false } = entry;
  const event = new ICAL.Component("vevent");
  const moment = `${now.toISOString().slice(0, 19)}Z`;
  addProperties(event, {
    uid,
    // A calendar that already has the event accepts a version with a higher sequence (RFC 5546, 2.1.5).
    sequence: countSecondsSince2020(now),
    dtstamp: moment,
    "last-modified": moment,
    ...(rule && { rrule: rule }),
    summary: title,
    description,
    location: place,
    url,
    status: isCancelled ? "CANCELLED" : "CONFIRMED",
    // Events of whole days do not block time.
    transp: isCancelled || !zone ? "TRANSPARENT" : "OPAQUE",
  });
  const moments = [
    ["dtstart", entry.start],
    // The end of whole days is the day after the last day (RFC 5545, 3.6.1).
    ["dtend", zone ? entry.end : daysFrom(entry.end, 1)],
    ...(replacedMoment ? [["recurrence-id", replacedMoment] as const] : []),
  ] as const;
  for (const [name, moment] of moments) {
    const property = new ICAL.Property(name);
    if (zone) property.setParameter("tzid", zone);
    else property.resetType("date");
    property.setValue(moment.slice(0, zone ? 19 : 10));
    event.addProperty(property);
  }
  return event;
}

// The number increases with each build on any machine, and fits in 32 bits until 2088.
function countSecondsSince2020(now: Date): number {
  return Math.floor((now.getTime() - Date.UTC(2020, 0, 1)) / 1000);
}

function addProperties(
  component: ICAL.Component,
  properties: Readonly<Record<string, string | number | ICAL.Recur>>,
): void {
  for (const [name, value] of Object.entries(properties)) component.addPropertyWithValue(name, value);
}
