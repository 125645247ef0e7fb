import type { Change, Schedule } from "../../calendar/next-gatherings";
import { gatheringsChangedBy, schedule } from "../../calendar/testing/gatherings";
import { calendarFile } from "../calendar";
import { firstOfDownload, gatheringEntries } from "../calendar-files";

const registration = "https://tickets.example/monthly-prayer-gathering";

/** The texts of calendars, with characters that a calendar file escapes and lines that it folds. */
export const texts = {
  siteIdentity: {
    ...{ url: "https://ministry.example", language: "en-US", ministry: { name: "Sample Ministry" } },
    links: { gathering: registration },
  },
  facts: {
    gathering: {
      name: "Monthly Gathering; prayer, together",
      calendar: {
        text: `“Come as you are”, ${"and bring a friend — ".repeat(8)}\nRegister below \\ once.`,
        place: `Zoom; register at ${registration}`,
      },
    },
  },
  frame: { announcements: { cancelledTitle: "Cancelled: {title}" } },
};

/** The title, organizer and language of a calendar file. */
export const about = {
  title: texts.facts.gathering.name,
  organizer: texts.siteIdentity.ministry.name,
  language: texts.siteIdentity.language,
};

/** The calendar file of the gatherings that a visitor downloads at a given time. */
export function downloadedAt(now: Date, changes: readonly Change[] = [], of: Schedule = schedule): string {
  const changed = gatheringsChangedBy(changes, of);
  const content = { ...texts, gatheringDates: { changed } };
  return calendarFile(gatheringEntries(of, content, firstOfDownload(of, changed, now)), about, now);
}
