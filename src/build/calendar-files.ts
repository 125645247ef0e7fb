import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { Gathering } from "../calendar/next-gatherings";
import {
  calendarFile,
  eventEntry,
  firstToDownload,
  firstToFollow,
  gatheringEntries,
  type AnnouncedChange,
  type CalendarEntry,
  type CalendarEvent,
} from "./calendar";
import { readSchedule } from "./schema/gathering-dates";
import { runQuery } from "./query";

type PostBuild = Parameters<NonNullable<GatsbyNode["onPostBuild"]>>[0];

interface CalendarContent {
  routes: string[];
  siteIdentity: { url: string; language: string; ministry: { name: string }; links: { gathering: string } };
  facts: { gathering: { name: string; calendar: { text: string; place: string } } };
  frame: { announcements: { cancelledTitle: string } };
  gatheringDates: { changed: AnnouncedChange[] };
  allEvent: { nodes: (CalendarEvent & { status: string })[] };
}

const query = `
  query CalendarContent {
    routes
    siteIdentity { url language ministry { name } links { gathering } }
    facts { gathering { name calendar { text place } } }
    frame { announcements { cancelledTitle } }
    gatheringDates { changed { start end words movedTo { start end } } }
    allEvent(sort: { name: ASC }) {
      nodes { name title text start end zone location cancelled status page }
    }
  }
`;

/**
 * Writes the calendars of a site with a page that shows the gathering: one to download, one to
 * follow, and one for each event to come.
 */
export async function writeCalendars({ graphql }: PostBuild, folder: string): Promise<void> {
  const { routes, siteIdentity, facts, frame, gatheringDates, allEvent } = await runQuery<CalendarContent>(
    graphql,
    query,
  );
  if (!routes.includes("/gathering.ics")) return;
  const { url: site, language, ministry, links } = siteIdentity;
  const { name: title, calendar } = facts.gathering;
  const words = {
    ...{ title, description: calendar.text, place: calendar.place, url: links.gathering },
    host: new URL(site).host,
    cancelledTitle: frame.announcements.cancelledTitle,
  };
  const [schedule, { changed }, now] = [readSchedule(), gatheringDates, new Date()];
  const write = (name: string, title: string, entries: readonly CalendarEntry[]) => {
    const text = calendarFile(entries, { title, organizer: ministry.name, language }, now);
    return writeFile(path.join(folder, name), text);
  };
  const gatherings = (first: Gathering) => gatheringEntries(schedule, changed, words, first);
  await write("gathering.ics", title, gatherings(firstToDownload(schedule, changed, now)));
  const events = allEvent.nodes
    .filter(({ status, start }) => status === "upcoming" && Boolean(start))
    .map((event) => ({ event, entry: eventEntry(event, site, words.cancelledTitle) }));
  const all = events.map(({ entry }) => entry);
  await write("calendar.ics", ministry.name, [...gatherings(firstToFollow(schedule, now)), ...all]);
  await mkdir(path.join(folder, "events"), { recursive: true });
  for (const { event, entry } of events)
    if (entry.zone) await write(`events/${event.name}.ics`, event.title, [entry]);
}
