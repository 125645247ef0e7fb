import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { calendarFile } from "./calendar-file";
import { readSchedule } from "../schema/gathering-dates";

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
