import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useSyncExternalStore } from "react";
import { changesAmong, dayIn, dayOf, nextGatherings } from "../../../calendar/next-gatherings";
import { hoursInWords, momentInWords } from "../../../calendar/dates-in-text";
import { useHydration } from "../../../hydration/use-hydration";
import { keepTogether } from "../../../text/keep-together";
import { theme } from "../../../theme/theme";
import { DateRuler } from "./date-ruler";
import { labelStyle } from "../../ui/headings";
import { Actions } from "../../ui/links";
import { LocalTime } from "../../ui/local-time";
import { GatheringChanges } from "../../ui/next-dates";
import { ShareButton } from "../../ui/share-button";
import { useLanguage } from "../../ui/site-words";
import { Section } from "../section";

const minute = 60_000;

/**
 * The current time, to the minute.
 * @returns undefined on the server and during hydration, so that both render the same page
 */
function useNow(): Date | undefined {
  const minutes = useSyncExternalStore(everyMinute, minutesNow, () => undefined);
  return minutes === undefined ? undefined : new Date(minutes * minute);
}

function minutesNow(): number {
  return Math.floor(Date.now() / minute);
}

function everyMinute(tell: () => void): () => void {
  const timer = setInterval(tell, minute / 4);
  return () => {
    clearInterval(timer);
  };
}

interface NextGatheringProps {
  words: Queries.EventsPageGathering;
  /** The gatherings that were still to come at build time. */
  dates: Queries.GatheringDatesFragment;
  schedule: Queries.FactsGatheringSchedule;
}

const stack = css`
  display: grid;
  align-content: start;
  gap: ${theme.space.md};
`;

const day = css`
  font: 380 clamp(min(2.75rem, 12.5vw), min(1.2rem + 5.6vw, 14vw), 6rem) / 1.08 ${theme.font.display};
  letter-spacing: -0.03em;
  text-wrap: balance;

  /* In many languages a date begins with a lower-case letter, unlike a headline. */
  &::first-letter {
    text-transform: uppercase;
  }
`;

const hours = css`
  font-size: ${theme.type.lead};
  font-variant-numeric: tabular-nums;
`;

const recurring = css`
  font-size: ${theme.type.lead};
  line-height: 1.4;
`;

const dated = { weekday: "long", month: "long", day: "numeric" } as const;

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
  const language = useLanguage();
  const now = useNow();
  const { zone } = schedule;
  const [firstAtBuild] = atBuild;
  if (!firstAtBuild) return null;
  // If the visitor's clock is behind the build's, it is wrong.
  const isLater = now !== undefined && now.getTime() >= Date.parse(firstAtBuild.start);
  const dates = isLater ? nextGatherings(schedule, changed, now, atBuild.length) : atBuild;
  const [next = firstAtBuild] = dates;
  const isUnderWay = now !== undefined && now.getTime() >= Date.parse(next.start);
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
      below={<DateRuler words={words} dates={dates} off={off} zone={zone} />}
    >
      <GatheringChanges changed={off} />
      <div css={stack}>
        <p css={labelStyle}>{isUnderWay ? words.underWay : words.next}</p>
        <p css={day}>
          <time dateTime={next.start}>
            {momentInWords(next.start, language, { ...dated, timeZone: zone })}
          </time>
        </p>
        <p css={hours}>{keepTogether(hoursInWords(words.time, next.start, next.end, language, zone))}</p>
        <LocalTime data-local-time={next.start} data-local-time-text={words.ownTime} />
        <Actions actions={words.actions} />
        <ShareButton href="#gathering" about={words.title} />
      </div>
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
  fragment GatheringDates on GatheringDates {
    today
    dates { start end }
    changed { start end words movedTo { start end } }
  }
`;
