import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import ICAL from "ical.js";
import { tzlib_get_ical_block } from "timezones-ical-library";
import { nextGatherings, weeks, type Schedule } from "../calendar/next-gatherings";
import { readSchedule } from "./schema/gathering-dates";

type PostBuild = Parameters<NonNullable<GatsbyNode["onPostBuild"]>>[0];

interface CalendarContent {
  routes: string[];
  siteIdentity: { url: string; language: string; ministry: { name: string }; links: { gathering: string } };
  facts: { gathering: { name: string; calendar: { text: string; place: string } } };
}

/** Writes /gathering.ics if a page shows the gathering. */
export async function writeCalendar({ graphql, reporter }: PostBuild, folder: string): Promise<void> {
  const answer = await graphql<CalendarContent>(`
    query CalendarContent {
      routes
      siteIdentity {
        url
        language
        ministry {
          name
        }
        links {
          gathering
        }
      }
      facts {
        gathering {
          name
          calendar {
            text
            place
          }
        }
      }
    }
  `);
  if (!answer.data) {
    reporter.panicOnBuild("The words of the calendar could not be read.", answer.errors as Error[]);
    return;
  }
  const { routes, siteIdentity, facts } = answer.data;
  if (!routes.includes("/gathering.ics")) return;
  const words = {
    host: new URL(siteIdentity.url).host,
    title: facts.gathering.name,
    description: facts.gathering.calendar.text,
    place: facts.gathering.calendar.place,
    url: siteIdentity.links.gathering,
    organizer: siteIdentity.ministry.name,
    language: siteIdentity.language,
  };
  await writeFile(path.join(folder, "gathering.ics"), calendarFile(readSchedule(), words, new Date()));
}

// 75 bytes (RFC 5545, 3.1) with the space that continues a line.
ICAL.foldLength = 74;

/** What the calendar says of every gathering. */
interface CalendarWords {
  /** The site's host; it makes the gathering's UID globally unique. */
  host: string;
  title: string;
  /** What happens there. It names the registration page, since Google and Outlook do not show `url`. */
  description: string;
  /** Where it is held, in words, with the registration page; never the meeting's own link. */
  place: string;
  /** The registration page. */
  url: string;
  organizer: string;
  /** The language of these words (BCP 47). */
  language: string;
}

/**
 * Writes the monthly gathering as a calendar (RFC 5545): one event that recurs, so that one import is enough. It begins
 * with the next gathering at `now`, and is the same event, by its UID, whenever it is imported again.
 * @throws if no rules are known for the schedule's zone
 */
export function calendarFile(schedule: Schedule, words: CalendarWords, now: Date): string {
  const [next] = nextGatherings(schedule, now, 1);
  if (!next) throw new Error("The schedule has no gathering to come.");
  const zone = zoneOf(schedule.zone);

  const calendar = new ICAL.Component("vcalendar");
  add(calendar, {
    version: "2.0",
    prodid: `-//${words.organizer}//Gathering//${new Intl.Locale(words.language).language.toUpperCase()}`,
    calscale: "GREGORIAN",
    "x-wr-calname": words.title,
  });
  calendar.addSubcomponent(zone);

  const event = new ICAL.Component("vevent");
  const day = `${now.toISOString().slice(0, 10)}T00:00:00Z`;
  add(event, {
    uid: `monthly-gathering@${words.host}`,
    // A calendar that already has the event accepts a newer version (RFC 5546, 2.1.5), for example with another time.
    sequence: daysSince2020(now),
    dtstamp: day,
    "last-modified": day,
    rrule: ICAL.Recur.fromData({ freq: "MONTHLY", byday: [dayRule(schedule)] }),
    summary: words.title,
    description: words.description,
    location: words.place,
    url: words.url,
    status: "CONFIRMED",
    transp: "OPAQUE",
  });
  const tzid = String(zone.getFirstPropertyValue("tzid"));
  for (const [name, moment] of [
    ["dtstart", next.start],
    ["dtend", next.end],
  ] as const)
    event.addPropertyWithValue(name, moment.slice(0, 19)).setParameter("tzid", tzid);
  calendar.addSubcomponent(event);
  return `${calendar.toString()}\r\n`;
}

// Zones of several names have the rules, and the TZID, of one of them.
function zoneOf(name: string): ICAL.Component {
  const [block] = [tzlib_get_ical_block(name)].flat();
  if (!block?.startsWith("BEGIN:VTIMEZONE")) throw new Error(`No rules are known for the time zone ${name}.`);
  return ICAL.Component.fromString(block);
}

/** The rule's day (RFC 5545, 3.3.10): 2TU is the second Tuesday, -1TH the last Thursday. */
function dayRule({ week, weekday }: Schedule): string {
  const order = week === "last" ? -1 : weeks.indexOf(week) + 1;
  return `${String(order)}${weekday.slice(0, 2).toUpperCase()}`;
}

// Grows from build to build, from whatever machine.
function daysSince2020(now: Date): number {
  return Math.floor((now.getTime() - Date.UTC(2020, 0, 1)) / 86_400_000);
}

function add(
  component: ICAL.Component,
  properties: Readonly<Record<string, string | number | ICAL.Recur>>,
): void {
  for (const [name, value] of Object.entries(properties)) component.addPropertyWithValue(name, value);
}
