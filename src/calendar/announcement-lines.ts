import { daysFrom, momentIn } from "./local-time";
import { dayOf, type ChangedGathering } from "./next-gatherings";

/** A line above the header of every page, and when it is due. */
interface Line<Text> {
  readonly text: Text;
  /** The moments in ISO 8601 between which the line is due. */
  readonly since: string;
  readonly until: string;
}

/** The days of an announcement in content/announcements.json. */
interface AnnouncementDays {
  readonly firstDay?: string | null;
  readonly lastDay: string;
}

/** The number of days before a cancelled or moved gathering during which every page shows the change. */
const noticeInDays = 7;

/** A page has the lines of this number of days after its build. */
const aheadInDays = 60;

/**
 * The lines that are due now or in the 60 days after it, the most important first: changes by their dates, then
 * announcements. A page shows the first one that is due.
 * @param zone the time zone of the announcements' days
 * @param now the moment of the build
 */
export function linesAhead<
  Changed extends ChangedGathering & { until: string },
  Announcement extends AnnouncementDays,
>(
  { changed, announcements }: { changed: readonly Changed[]; announcements: readonly Announcement[] },
  zone: string,
  now: string,
): Line<Changed | Announcement>[] {
  const ofChanges = changed
    .map((text) => {
      const [first = ""] = [dayOf(text), dayOf(text.movedTo ?? text)].sort();
      return { text, since: momentIn(zone, daysFrom(first, -noticeInDays), "00:00"), until: text.until };
    })
    .sort((a, b) => Date.parse(a.since) - Date.parse(b.since));
  const ofAnnouncements = announcements.map((text) => ({
    text,
    since: text.firstDay ? momentIn(zone, text.firstDay, "00:00") : now,
    until: momentIn(zone, text.lastDay, "24:00"),
  }));
  const end = Date.parse(now) + aheadInDays * 86_400_000;
  return [...ofChanges, ...ofAnnouncements].filter(
    ({ since, until }) => Date.parse(until) > Date.parse(now) && Date.parse(since) <= end,
  );
}
