import { dayIn, gatheringOf, type Schedule } from "../calendar/next-gatherings";

/** What the calendar says of every gathering. */
export interface CalendarWords {
  /** The site's host, which makes the gathering's identifier unique in the world. */
  host: string;
  title: string;
  description: string;
  /** Where it is held, in words; never the meeting's own link. */
  place: string;
  /** The registration page. */
  url: string;
  organizer: string;
}

/**
 * Writes the monthly gathering as a calendar (RFC 5545): one event that recurs, so that one import is enough.
 * It begins in the month of `now`, and is the same event, by its UID, whenever it is imported again.
 */
export function calendarFile(schedule: Schedule, words: CalendarWords, now: Date): string {
  const [year = 0, month = 1] = dayIn(schedule.zone, now).split("-").map(Number);
  const { start, end } = gatheringOf(schedule, year, month);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(words.organizer)}//Gathering//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escapeText(words.title)}`,
    ...timeZone,
    "BEGIN:VEVENT",
    `UID:monthly-gathering@${words.host}`,
    // A calendar that has the event already takes what was made later (RFC 5546, 2.1.5), such as another time of day.
    `DTSTAMP:${now.toISOString().slice(0, 10).replaceAll("-", "")}T000000Z`,
    `DTSTART;TZID=${schedule.zone}:${local(start)}`,
    `DTEND;TZID=${schedule.zone}:${local(end)}`,
    `RRULE:FREQ=MONTHLY;BYDAY=${String(schedule.week)}${schedule.weekday.slice(0, 2).toUpperCase()}`,
    `SUMMARY:${escapeText(words.title)}`,
    `DESCRIPTION:${escapeText(words.description)}`,
    `LOCATION:${escapeText(words.place)}`,
    `URL:${words.url}`,
    "STATUS:CONFIRMED",
    "TRANSP:OPAQUE",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** New York's clocks since 2007, as RFC 5545 describes a zone. */
const timeZone = [
  "BEGIN:VTIMEZONE",
  "TZID:America/New_York",
  "BEGIN:DAYLIGHT",
  "DTSTART:20070311T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU",
  "TZOFFSETFROM:-0500",
  "TZOFFSETTO:-0400",
  "TZNAME:EDT",
  "END:DAYLIGHT",
  "BEGIN:STANDARD",
  "DTSTART:20071104T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU",
  "TZOFFSETFROM:-0400",
  "TZOFFSETTO:-0500",
  "TZNAME:EST",
  "END:STANDARD",
  "END:VTIMEZONE",
];

function local(moment: string): string {
  return moment.slice(0, 19).replace(/[-:]/g, "");
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
}

// A line has at most 75 bytes; the next begins with a space, and no letter is cut in two.
function fold(line: string): string {
  const folded: string[] = [];
  let current = "";
  for (const letter of line) {
    if (Buffer.byteLength(current + letter) > 75) {
      folded.push(current);
      current = " ";
    }
    current += letter;
  }
  return [...folded, current].join("\r\n");
}
