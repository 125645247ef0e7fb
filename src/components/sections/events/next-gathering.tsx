import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { selectChanges, dayEndOf, dayOf } from "../../../calendar/next-gatherings";
import { dayFormatWithoutYear, formatHours, formatMoment } from "../../../calendar/format-dates";
import { keepTogether } from "../../../text/keep-together";
import { numerals, lead, stack } from "../../../theme/mixins";
import { theme } from "../../../theme/theme";
import { DateRuler } from "./date-ruler";
import { labelStyle } from "../../ui/headings";
import { Actions } from "../../ui/links";
import { LocalTime } from "./local-time";
import { GatheringChanges } from "../gathering-changes";
import { useGatheringTexts } from "../gathering-date";
import { ShareButton } from "../../ui/share-button";
import { useLanguage } from "../../ui/site-texts";
import { Section } from "../section";

interface NextGatheringProps {
  texts: Queries.EventsPageGathering;
  /** The gatherings that were still to come at build time. */
  dates: Queries.GatheringDatesFragment;
  schedule: Queries.FactsGatheringSchedule;
}

const stackStyle = css`
  ${stack("md")}
  break-inside: avoid;

  &[hidden] {
    display: none;
  }
`;

const dayStyle = css`
  ${numerals(theme.type.h2, 1.1)};
  text-wrap: balance;

  /* In many languages a date begins with a lower-case letter, unlike a headline. */
  &::first-letter {
    text-transform: uppercase;
  }
`;

const hoursStyle = css`
  font-size: ${theme.type.lead};
  font-variant-numeric: tabular-nums;
`;

const leadStyle = css(lead);

/**
 * The monthly gathering: its description, the next date, and the dates of a year. The page contains all dates, but
 * shows only the first. A script removes dates that are over (src/browser/update-dates.ts).
 */
export function NextGathering({ texts, dates: gatheringDates, schedule }: NextGatheringProps) {
  const { dates, changed: changes, now } = gatheringDates;
  const language = useLanguage();
  const { next, underWay, time, ownTime } = useGatheringTexts();
  const { zone } = schedule;
  const shownChanges = selectChanges(changes, dates, now);
  const cancelledTicks = shownChanges.filter(
    (one) =>
      Date.parse(dayEndOf(one, zone)) > Date.parse(now) &&
      (!one.movedTo || dayOf(one.movedTo) !== dayOf(one)),
  );
  if (dates.length === 0) return null;

  return (
    <Section
      ground="light"
      padding="large"
      anchor="gathering"
      id="gathering-title"
      heading={{ eyebrow: texts.eyebrow, title: texts.title }}
      layout="split"
      aside={
        <>
          <p css={leadStyle}>{texts.recurring}</p>
          <p>{texts.text}</p>
        </>
      }
      below={<DateRuler texts={texts} dates={dates} cancelledDates={cancelledTicks} zone={zone} />}
    >
      <GatheringChanges gatherings={shownChanges} />
      <div id="next-date" css={stackStyle}>
        <div>
          {dates.map(({ start, end }, index) => (
            <div key={start} data-until={end} hidden={index > 0} css={stackStyle}>
              <div css={labelStyle}>
                <p data-until={start}>{next}</p>
                <p data-until={end} hidden>
                  {underWay}
                </p>
              </div>
              <p css={dayStyle}>
                <time dateTime={start}>
                  {formatMoment(start, language, { ...dayFormatWithoutYear, timeZone: zone })}
                </time>
              </p>
              <p css={hoursStyle}>{keepTogether(formatHours(time, start, end, language, zone))}</p>
              <LocalTime moment={start} text={ownTime} />
            </div>
          ))}
        </div>
        <Actions actions={texts.actions}>
          <ShareButton href="#gathering" subject={texts.title} />
        </Actions>
      </div>
    </Section>
  );
}

/** Describes the gatherings for structured data: the next gathering, and cancelled gatherings until their day is over. */
export function describeGatherings(data: Queries.EventsPageQuery) {
  const { dates, changed: changes, now } = data.gatheringDates;
  const { place, online, free, calendar } = data.facts.gathering;
  const gathering = {
    name: data.eventsPage.gathering.title,
    description: calendar.text,
    place,
    online,
    amount: free ? "0" : null,
    currency: data.facts.currency,
    link: data.siteIdentity.links.gathering,
  };
  const cancelledGatherings = selectChanges(changes, dates, now).filter(({ movedTo }) => !movedTo);
  return [
    ...dates.slice(0, 1).map(({ start, end }) => {
      const previousStart = changes.find(({ movedTo }) => movedTo?.start === start)?.start;
      return { ...gathering, start, end, id: "gathering", previousStart };
    }),
    ...cancelledGatherings.map((one) => {
      const id = `gathering-${dayOf(one)}`;
      return { ...gathering, start: one.start, end: one.end, id, isCancelled: true };
    }),
  ];
}

export const nextGatheringFields = graphql`
  fragment GatheringDates on GatheringDates {
    now
    dates { start end }
    changed { start end text until movedTo { start end } }
  }
`;
