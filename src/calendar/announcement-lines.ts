import { daysFrom, momentIn } from "./local-time";
import { dayOf, type ChangedGathering } from "./next-gatherings";

interface Line<Text> {
  readonly text: Text;
  /** The moments in ISO 8601 between which the line is due. */
  readonly since: string;
  readonly until: string;
}

interface AnnouncementDays {
  readonly firstDay?: string | null;
  readonly lastDay: string;
}

/** Every page shows a change from this number of days before the gathering. */
const noticeDays = 7;

/** A page contains the lines for this number of days after its build. */
const futureDays = 60;

/**
 * The lines that are due at the build or in the 60 days after it, the most important first: changes by their dates, then
 * announcements. A page shows the first line that is due.
 * @param zone the time zone of the announcements' days
 * @param now the moment of the build
 */
export function futureLines<
  Changed extends ChangedGathering & { until: string },
  Announcement extends AnnouncementDays,
>(
  { changed, announcements }: { changed: readonly Changed[]; announcements: readonly Announcement[] },
  zone: string,
  now: string,
): Line<Changed | Announcement>[] {
  const changeLines = changed
    .map((text) => {
      const [earlierDay = ""] = [dayOf(text), dayOf(text.movedTo ?? text)].sort();
      return { text, since: momentIn(zone, daysFrom(earlierDay, -noticeDays), "00:00"), until: text.until };
    })
    .sort((a, b) => Date.parse(a.since) - Date.parse(b.since));
  const announcementLines = announcements.map((text) => ({
    text,
    since: text.firstDay ? momentIn(zone, text.firstDay, "00:00") : now,
    until: momentIn(zone, text.lastDay, "24:00"),
  }));
  const end = Date.parse(now) + futureDays * 86_400_000;
  return [...changeLines, ...announcementLines].filter(
    ({ since, until }) => Date.parse(until) > Date.parse(now) && Date.parse(since) <= end,
  );
}
