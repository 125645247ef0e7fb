import { daysFrom, momentIn } from "./local-time";
import { dayOf, type ChangedGathering } from "./next-gatherings";

interface Line<Entry> {
  /** The announcement, or the gathering with a change. */
  readonly entry: Entry;
  /** The moments in ISO 8601 between which the line is due. */
  readonly startsAt: string;
  readonly endsAt: string;
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
  entries: { changedGatherings: readonly Changed[]; announcements: readonly Announcement[] },
  zone: string,
  now: string,
): Line<Changed | Announcement>[] {
  const changeLines = entries.changedGatherings
    .map((entry) => {
      const [earlierDay = ""] = [dayOf(entry), dayOf(entry.movedTo ?? entry)].sort();
      const startsAt = momentIn(zone, daysFrom(earlierDay, -noticeDays), "00:00");
      return { entry, startsAt, endsAt: entry.until };
    })
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
  const announcementLines = entries.announcements.map((entry) => ({
    entry,
    startsAt: entry.firstDay ? momentIn(zone, entry.firstDay, "00:00") : now,
    endsAt: momentIn(zone, entry.lastDay, "24:00"),
  }));
  const end = Date.parse(now) + futureDays * 86_400_000;
  return [...changeLines, ...announcementLines].filter(
    ({ startsAt, endsAt }) => Date.parse(endsAt) > Date.parse(now) && Date.parse(startsAt) <= end,
  );
}
