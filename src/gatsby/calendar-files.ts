import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import ICAL from "ical.js";
import { readClock } from "../calendar/clock";
import {
  byStart,
  dayOf,
  dayRule,
  gatheringOf,
  nextGatherings,
  type ChangedGathering,
  type Gathering,
  type Schedule,
} from "../calendar/next-gatherings";
import { spokenText } from "../text/linked-text";
import { calendarFile, type CalendarEntry } from "./calendar";
import { runQuery, type Graphql } from "./query";
import { readSchedule } from "./schema/dates";
import { fillText } from "../text/fill-text";

const query = /* GraphQL */ `
  query Calendars {
    routes
    siteIdentity { url language ministry { name } links { gathering } }
    facts { gathering { name calendar { text place } } }
    frame { announcements { cancelledTitle } }
    gatheringDates { changed { start end text movedTo { start end } } }
    allEvent(sort: { name: ASC }) {
      nodes { name title text start end zone location cancelled status page }
    }
  }
`;

const yearInMs = 366 * 86_400_000;

/** The content data for calendars. */
type Content = Queries.CalendarsQuery;

/**
 * Writes the calendars, if a page shows the gathering: one to download, one to subscribe to (with the events of the
 * last year), and one for each future event.
 */
export async function writeCalendars(graphql: Graphql, folder: string): Promise<void> {
  const content = await runQuery<Content>(graphql, query);
  if (!content.routes.includes("/gathering.ics")) return;
  const { siteIdentity, facts, gatheringDates, allEvent } = content;
  const { language, ministry } = siteIdentity;
  const [schedule, now] = [readSchedule(), readClock()];
  const write = (name: string, title: string, entries: readonly CalendarEntry[]) => {
    const text = calendarFile(entries, { title, organizer: ministry.name, language }, now);
    return writeFile(path.join(folder, name), text);
  };
  const gatherings = (first: Gathering) => gatheringEntries(schedule, content, first);
  const next = firstOfDownload(schedule, gatheringDates.changed, now);
  await write("gathering.ics", facts.gathering.name, gatherings(next));
  const events: CalendarEntry[] = [];
  await mkdir(path.join(folder, "events"), { recursive: true });
  for (const event of allEvent.nodes) {
    const entry = eventEntry(event, content);
    if (!entry || Date.parse(entry.end) < now.getTime() - yearInMs) continue;
    events.push(entry);
    if (entry.zone && event.status === "upcoming")
      await write(`events/${event.name}.ics`, event.title, [entry]);
  }
  await write("calendar.ics", ministry.name, [...gatherings(firstOfSubscription(schedule, now)), ...events]);
}

/**
 * The gatherings: the rule, and an exception for each cancelled or moved one.
 * @param first the first gathering that the rule gives
 */
export function gatheringEntries(
  schedule: Schedule,
  {
    siteIdentity,
    facts,
    frame,
    gatheringDates,
  }: Pick<Content, "siteIdentity" | "facts" | "frame" | "gatheringDates">,
  first: Gathering,
): CalendarEntry[] {
  const { name: title, calendar } = facts.gathering;
  const entry = {
    uid: `monthly-gathering@${new URL(siteIdentity.url).host}`,
    title,
    // The description contains the registration page, since Google and Outlook do not show `url`.
    description: calendar.text,
    place: calendar.place,
    url: siteIdentity.links.gathering,
    zone: schedule.zone,
  };
  return [
    {
      ...entry,
      start: first.start,
      end: first.end,
      rule: ICAL.Recur.fromData({ freq: "MONTHLY", byday: [dayRule(schedule)] }),
    },
    ...gatheringDates.changed
      .filter((one) => dayOf(one) >= dayOf(first))
      .map((one) => ({
        ...entry,
        title: one.movedTo ? title : fillText(frame.announcements.cancelledTitle, { title }),
        description: `${one.text}\n${calendar.text}`,
        start: (one.movedTo ?? one).start,
        end: (one.movedTo ?? one).end,
        insteadOf: one.start,
        isCancelled: !one.movedTo,
      })),
  ];
}

/** The entry of an event: whole days without a known time, undefined without a known day. */
export function eventEntry(
  event: Content["allEvent"]["nodes"][number],
  { siteIdentity, frame }: Pick<Content, "siteIdentity" | "frame">,
): CalendarEntry | undefined {
  const { name, title, text, start, end, zone, location: place, cancelled, page } = event;
  if (start === null || end === null) return undefined;
  const url = siteIdentity.url + (page ?? `/events#event-${name}`);
  return {
    uid: `event-${name}@${new URL(siteIdentity.url).host}`,
    title: cancelled === null ? title : fillText(frame.announcements.cancelledTitle, { title }),
    description: [...(cancelled === null ? [] : [cancelled]), spokenText(text), url].join("\n"),
    ...{ place, url, start, end, isCancelled: cancelled !== null },
    ...(start.includes("T") && { zone }),
  };
}

/**
 * The first gathering of a subscribed calendar: in January of the year before last, so that the rule stays the same for
 * a year.
 */
export function firstOfSubscription(schedule: Schedule, now: Date): Gathering {
  return gatheringOf(schedule, `${String(now.getUTCFullYear() - 2)}-01-01`);
}

/**
 * The first gathering of a downloaded calendar: the first one that is not over, at its new time if it was moved. It
 * may be cancelled. Returns its usual time, at which the rule begins.
 */
export function firstOfDownload(
  schedule: Schedule,
  changed: readonly ChangedGathering[],
  now: Date,
): Gathering {
  const openChanges = changed.filter((one) => Date.parse((one.movedTo ?? one).end) > now.getTime());
  const usualGatherings = nextGatherings(schedule, [], now, 1);
  const [first = firstOfSubscription(schedule, now)] = [...openChanges, ...usualGatherings].sort(byStart);
  return first;
}
