import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { nextGatherings } from "../../calendar/next-gatherings";
import { useHydration } from "../../hydration/use-hydration";
import { theme } from "../../theme/theme";
import { useNow } from "../ui/use-now";
import { DateRuler } from "../ui/date-ruler";
import { ComingDate } from "../ui/coming-date";
import { Section } from "./section";

interface NextGatheringProps {
  words: Queries.NextGatheringFragment;
  /** The gatherings that were still to come at build time. */
  dates: Queries.GatheringDatesFragment["dates"];
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
export function NextGathering({ words, dates: atBuild, schedule }: NextGatheringProps) {
  useHydration();
  const now = useNow();
  const { zone } = schedule;
  const [firstAtBuild] = atBuild;
  if (!firstAtBuild) return null;
  // If the visitor's clock is behind the build's, it is wrong.
  const isLater = now !== undefined && now.getTime() >= Date.parse(firstAtBuild.start);
  const dates = isLater ? nextGatherings(schedule, now, atBuild.length) : atBuild;
  const [next = firstAtBuild] = dates;

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
      below={<DateRuler title={words.yearTitle} moments={dates.map(({ start }) => start)} zone={zone} />}
    >
      <ComingDate words={words} gathering={next} zone={zone} now={now} />
    </Section>
  );
}

export const nextGatheringFields = graphql`
  fragment NextGathering on EventsPageGathering {
    eyebrow title recurring text next underWay time ownTime yearTitle
    actions { ...LinkFields }
  }

  fragment GatheringDates on GatheringDates { dates { start end } }

  fragment Schedule on FactsGatheringSchedule { week weekday from to zone }
`;
