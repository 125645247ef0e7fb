import type { Change, Schedule } from "../../calendar/next-gatherings";
import { gatheringsChangedBy, schedule } from "../../calendar/testing/gatherings";
import { writeCalendar } from "../calendar";
import { firstOfDownload, listGatheringEntries } from "../calendar-files";

const registrationAddress = "https://tickets.example/monthly-prayer-gathering";

/** The texts of calendars, with characters that a calendar file escapes and lines that it folds. */
export const texts = {
  siteIdentity: {
    ...{ url: "https://ministry.example", language: "en-US", ministry: { name: "Sample Ministry" } },
    links: { gathering: registrationAddress },
  },
  facts: {
    gathering: {
      name: "Monthly Gathering; prayer, together",
      calendar: {
        text: `“Come as you are”, ${"and bring a friend — ".repeat(8)}\nRegister below \\ once.`,
        place: `Zoom; register at ${registrationAddress}`,
      },
    },
  },
  frame: { announcements: { cancelledTitle: "Cancelled: {title}" } },
};

export const fileFacts = {
  title: texts.facts.gathering.name,
  organizer: texts.siteIdentity.ministry.name,
  language: texts.siteIdentity.language,
};

/** The calendar file of the gatherings that a visitor downloads at a given time. */
export function downloadCalendar(
  now: Date,
  changes: readonly Change[] = [],
  givenSchedule: Schedule = schedule,
): string {
  const changedGatherings = gatheringsChangedBy(changes, givenSchedule);
  const content = { ...texts, gatheringDates: { changed: changedGatherings } };
  return writeCalendar(
    listGatheringEntries(givenSchedule, content, firstOfDownload(givenSchedule, changedGatherings, now)),
    fileFacts,
    now,
  );
}
