import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { nextGatherings } from "../../calendar/next-gatherings";
import { momentInWords, zoneAbbreviation } from "../../calendar/words";
import { wakeMark } from "../../hydration/marks";
import { useHydration } from "../../hydration/use-hydration";
import { reaching, split } from "../../theme/grid";
import { keepTogether } from "../../theme/keep-together";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { Actions } from "../ui/actions";
import { Emphasis } from "../ui/emphasis";
import { Eyebrow } from "../ui/eyebrow";
import { labelStyle } from "../ui/label-style";
import { Section } from "../ui/section";
import { useLanguage } from "../ui/use-language";
import { useNow } from "../ui/use-now";
import { YearOfTicks } from "../ui/year-of-ticks";

interface NextGatheringProps {
  words: Queries.NextGatheringFragment;
  /** The gatherings that were still to come when the site was built. */
  dates: Queries.GatheringDatesFragment["dates"];
  schedule: Queries.ScheduleFragment;
}

const columns = css`
  display: grid;
  row-gap: ${theme.space.xxl};

  ${media.lg} {
    ${split(4, 7)};
  }
`;

const stack = css`
  display: grid;
  align-content: start;
  gap: ${theme.space.md};

  ${media.lg} {
    h2 {
      ${reaching(4)};
    }
  }
`;

const recurring = css`
  font-size: ${theme.type.lead};
  line-height: 1.4;
`;

const nextDate = css`
  font: 380 clamp(min(2.75rem, 12.5vw), min(1.2rem + 5.6vw, 14vw), 6rem) / 0.98 ${theme.font.display};
  letter-spacing: -0.03em;
  text-wrap: balance;
`;

const nextTime = css`
  font-size: ${theme.type.lead};
  font-variant-numeric: tabular-nums;
`;

/* The line keeps its room, so that nothing below it moves when the visitor's own time is known. */
const ownTime = css`
  min-height: 3.2em;
  margin-bottom: ${theme.space.md};
  color: ${theme.colour.muted};

  ${media.md} {
    min-height: 1.6em;
  }

  ${media.scriptless} {
    display: none;
  }
`;

/**
 * The monthly gathering: what it is, when the next one is, and the year's twelve.
 * The dates are those of the build until React knows the time; from then on none is past.
 */
export function NextGathering({ words, dates: atBuild, schedule }: NextGatheringProps) {
  useHydration("NextGathering");
  const language = useLanguage();
  const now = useNow();
  const { zone } = schedule;
  const [firstAtBuild] = atBuild;
  if (!firstAtBuild) return null;
  // A clock that is behind the build's is wrong.
  const isLater = now !== undefined && now.getTime() >= Date.parse(firstAtBuild.start);
  const dates = isLater ? nextGatherings(schedule, now, atBuild.length) : atBuild;
  const [next = firstAtBuild] = dates;

  const clockTime = (moment: string) =>
    momentInWords(moment, language, { hour: "numeric", minute: "2-digit", timeZone: zone });
  const time = keepTogether(
    words.time
      .replace("{from}", clockTime(next.start))
      .replace("{to}", clockTime(next.end))
      .replace("{zone}", zoneAbbreviation(next.start, language, zone)),
  );
  const underWay = now !== undefined && now.getTime() >= Date.parse(next.start);
  return (
    <Section ground="light" id="gathering" labelledBy="gathering-title">
      <div css={columns} {...wakeMark}>
        <div css={stack}>
          <Eyebrow>{words.eyebrow}</Eyebrow>
          <h2 id="gathering-title">
            <Emphasis text={words.title} />
          </h2>
          <p css={recurring}>{words.recurring}</p>
          <p>{words.text}</p>
        </div>
        <div css={stack}>
          <p css={labelStyle}>{underWay ? words.underWay : words.next}</p>
          <p css={nextDate}>
            <time dateTime={next.start}>
              {momentInWords(next.start, language, {
                weekday: "long",
                month: "long",
                day: "numeric",
                timeZone: zone,
              })}
            </time>
          </p>
          <p css={nextTime}>{time}</p>
          <p css={ownTime}>
            {now &&
              words.ownTime.replace(
                "{time}",
                keepTogether(
                  momentInWords(next.start, language, {
                    weekday: "short",
                    month: "short",
                    day: "numeric",
                    hour: "numeric",
                    minute: "2-digit",
                    timeZoneName: "short",
                  }),
                ),
              )}
          </p>
          <Actions actions={words.actions} />
        </div>
      </div>
      <YearOfTicks title={words.yearTitle} moments={dates.map(({ start }) => start)} zone={zone} />
    </Section>
  );
}

export const nextGatheringFields = graphql`
  fragment NextGathering on EventsPageGathering {
    eyebrow
    title
    recurring
    text
    next
    underWay
    time
    ownTime
    yearTitle
    actions {
      ...LinkFields
    }
  }

  fragment GatheringDates on GatheringDates {
    dates {
      start
      end
    }
  }

  fragment Schedule on FactsGatheringSchedule {
    week
    weekday
    from
    to
    zone
  }
`;
