import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import ICAL from "ical.js";
import { readClock } from "../calendar/clock";
import {
  byStart,
  dayOf,
  dayRule,
  gatheringOf,
  listNextGatherings,
  type ChangedGathering,
  type Gathering,
  type Schedule,
} from "../calendar/next-gatherings";
import { spokenText } from "../text/linked-text";
import { writeCalendar, type CalendarEntry } from "./calendar";
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

const yearMs = 366 * 86_400_000;

type Content = Queries.CalendarsQuery;

/**
 * Writes the calendars, if a page shows the gathering: a calendar to download, a calendar to subscribe to (with the
 * events of the last year), and a calendar for each future event.
 */
export async function writeCalendars(graphql: Graphql, folder: string): Promise<void> {
  const content = await runQuery<Content>(graphql, query);
  if (!content.routes.includes("/gathering.ics")) return;
  const { siteIdentity, facts, gatheringDates, allEvent } = content;
  const { language, ministry } = siteIdentity;
  const [schedule, now] = [readSchedule(), readClock()];
  const writeEntries = (name: string, title: string, entries: readonly CalendarEntry[]) => {
    const text = writeCalendar(entries, { title, organizer: ministry.name, language }, now);
    return writeFile(path.join(folder, name), text);
  };
  const entriesFrom = (firstGathering: Gathering) => listGatheringEntries(schedule, content, firstGathering);
  const nextGathering = firstOfDownload(schedule, gatheringDates.changed, now);
  await writeEntries("gathering.ics", facts.gathering.name, entriesFrom(nextGathering));
  const events: CalendarEntry[] = [];
  await mkdir(path.join(folder, "events"), { recursive: true });
  for (const event of allEvent.nodes) {
    const entry = makeEventEntry(event, content);
    if (!entry || Date.parse(entry.end) < now.getTime() - yearMs) continue;
    events.push(entry);
    if (entry.zone && event.status === "upcoming")
      await writeEntries(`events/${event.name}.ics`, event.title, [entry]);
  }
  await writeEntries("calendar.ics", ministry.name, [
    ...entriesFrom(firstOfSubscription(schedule, now)),
    ...events,
  ]);
}

/**
 * Lists the entries of the gatherings: the rule, and an exception for each cancelled or moved gathering.
 * @param firstGathering the first gathering of the rule
 */
export function listGatheringEntries(
  schedule: Schedule,
  {
    siteIdentity,
    facts,
    frame,
    gatheringDates,
  }: Pick<Content, "siteIdentity" | "facts" | "frame" | "gatheringDates">,
  firstGathering: Gathering,
): CalendarEntry[] {
  const { name: title, calendar } = facts.gathering;
  const entry = {
    uid: `monthly-gathering@${new URL(siteIdentity.url).host}`,
    title,
    // Google and Outlook do not show `url`, so the description also contains the address of the registration page.
    description: calendar.text,
    place: calendar.place,
    url: siteIdentity.links.gathering,
    zone: schedule.zone,
  };
  return [
    {
      ...entry,
      start: firstGathering.start,
      end: firstGathering.end,
      rule: ICAL.Recur.fromData({ freq: "MONTHLY", byday: [dayRule(schedule)] }),
    },
    ...gatheringDates.changed
      .filter((gathering) => dayOf(gathering) >= dayOf(firstGathering))
      .map((gathering) => ({
        ...entry,
        title: gathering.movedTo ? title : fillText(frame.announcements.cancelledTitle, { title }),
        description: `${gathering.text}\n${calendar.text}`,
        start: (gathering.movedTo ?? gathering).start,
        end: (gathering.movedTo ?? gathering).end,
        replacedMoment: gathering.start,
        isCancelled: !gathering.movedTo,
      })),
  ];
}

/** The entry of an event. Without a known time, it has whole days. Without a known day, it is undefined. */
export function makeEventEntry(
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
 * The first gathering of a subscribed calendar, in January two years ago. The rule therefore stays the same for a whole
 * year.
 */
export function firstOfSubscription(schedule: Schedule, now: Date): Gathering {
  return gatheringOf(schedule, `${String(now.getUTCFullYear() - 2)}-01-01`);
}

/**
 * The first gathering of a downloaded calendar: the first gathering that is not over, also if it is cancelled. If it was
 * moved, the new time decides whether it is over. Returns the usual time, because the rule begins with it.
 */
export function firstOfDownload(
  schedule: Schedule,
  changedGatherings: readonly ChangedGathering[],
  now: Date,
): Gathering {
  const openChanges = changedGatherings.filter((one) => Date.parse((one.movedTo ?? one).end) > now.getTime());
  const usualGatherings = listNextGatherings(schedule, [], now, 1);
  const [firstGathering = firstOfSubscription(schedule, now)] = [...openChanges, ...usualGatherings].sort(
    byStart,
  );
  return firstGathering;
}
