import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { changesAmong, dayIn, dayOf, nextGatherings } from "../../calendar/next-gatherings";
import { useHydration } from "../../hydration/use-hydration";
import { theme } from "../../theme/theme";
import { useNow } from "../ui/use-now";
import { DateRuler } from "../ui/date-ruler";
import { ComingDate } from "../ui/coming-date";
import { GatheringChanges } from "../ui/gathering-changes";
import { Section } from "./section";

interface NextGatheringProps {
  words: Queries.NextGatheringFragment;
  /** The gatherings that were still to come at build time. */
  dates: Queries.GatheringDatesFragment;
  schedule: Queries.ScheduleFragment;
}

const recurring = css`
  font-size: ${theme.type.lead};
  line-height: 1.4;
`;

/**
 * The monthly gathering: its description, the next date, and the dates of a year. Until hydration, the dates are those
 * of the build; after it, past dates are removed.
 */
export function NextGathering({
  words,
  dates: { dates: atBuild, changed, today: buildDay },
  schedule,
}: NextGatheringProps) {
  useHydration();
  const now = useNow();
  const { zone } = schedule;
  const [firstAtBuild] = atBuild;
  if (!firstAtBuild) return null;
  // If the visitor's clock is behind the build's, it is wrong.
  const isLater = now !== undefined && now.getTime() >= Date.parse(firstAtBuild.start);
  const dates = isLater ? nextGatherings(schedule, changed, now, atBuild.length) : atBuild;
  const [next = firstAtBuild] = dates;
  const today = now ? dayIn(zone, now) : buildDay;
  const off = changesAmong(changed, dates, today > buildDay ? today : buildDay);

  return (
    <Section
      ground="light"
      anchor="gathering"
      id="gathering-title"
      heading={{ eyebrow: words.eyebrow, title: words.title }}
      layout="split"
      live
      aside={
        <>
          <p css={recurring}>{words.recurring}</p>
          <p>{words.text}</p>
        </>
      }
      below={<DateRuler title={words.yearTitle} dates={dates} off={off} offWord={words.off} zone={zone} />}
    >
      <GatheringChanges changed={off} />
      <ComingDate words={words} gathering={next} zone={zone} now={now} />
    </Section>
  );
}

/** What search engines are told of gatherings: the next one, and those that are cancelled, until their day is over. */
export function announcedGatherings({ dates, changed, today }: Queries.GatheringDatesFragment) {
  const cancelled = changesAmong(changed, dates, today).filter(({ movedTo }) => !movedTo);
  return [
    ...dates.slice(0, 1).map(({ start, end }) => {
      const previousStart = changed.find(({ movedTo }) => movedTo?.start === start)?.start;
      return { start, end, id: "gathering", previousStart };
    }),
    ...cancelled.map((one) => {
      return { start: one.start, end: one.end, id: `gathering-${dayOf(one)}`, isCancelled: true };
    }),
  ];
}

export const nextGatheringFields = graphql`
  fragment NextGathering on EventsPageGathering {
    eyebrow title recurring text next underWay time ownTime yearTitle off
    actions { ...LinkFields }
  }

  fragment GatheringDates on GatheringDates {
    today
    dates { start end }
    changed { start end words movedTo { start end } }
  }

  fragment Schedule on FactsGatheringSchedule { week weekday from to zone }
`;
