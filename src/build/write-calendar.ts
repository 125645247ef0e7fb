import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { calendarFile } from "./calendar-file";
import { readSchedule } from "./gathering-dates";

type PostBuild = Parameters<NonNullable<GatsbyNode["onPostBuild"]>>[0];

interface CalendarContent {
  content: {
    siteIdentity: { url: string; ministry: { name: string }; links: { gathering: string } };
    facts: { gathering: { name: string; place: string } };
    eventsPage: { gathering: { calendar: string } };
  };
}

/** Writes /gathering.ics, which "Add to calendar" leads to. */
export async function writeCalendar({ graphql, reporter }: PostBuild, folder: string): Promise<void> {
  const answer = await graphql<CalendarContent>(`
    query CalendarContent {
      content {
        siteIdentity {
          url
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
            place
          }
        }
        eventsPage {
          gathering {
            calendar
          }
        }
      }
    }
  `);
  if (!answer.data) {
    reporter.panicOnBuild("The words of the calendar could not be read.", answer.errors as Error[]);
    return;
  }
  const { siteIdentity, facts, eventsPage } = answer.data.content;
  const words = {
    host: new URL(siteIdentity.url).host,
    title: facts.gathering.name,
    description: eventsPage.gathering.calendar,
    place: facts.gathering.place,
    url: siteIdentity.links.gathering,
    organizer: siteIdentity.ministry.name,
  };
  await writeFile(path.join(folder, "gathering.ics"), calendarFile(readSchedule(), words, new Date()));
}
