import { css } from "@emotion/react";
import { useEffect } from "react";
import { fillLocalTimes, type LocalTimeLine } from "../../calendar/local-time";
import { hoursInWords, momentInWords } from "../../calendar/words";
import { keepTogether } from "../../theme/keep-together";
import { media } from "../../theme/media";
import { useHydration } from "../../hydration/use-hydration";
import { scripted } from "../../hydration/scripted";
import { theme } from "../../theme/theme";
import { Actions } from "./links";
import { ShareButton } from "./share-button";
import { labelStyle } from "./headings";
import { useLanguage } from "./site-words";

interface ComingDateProps {
  words: Queries.NextGatheringFragment;
  gathering: Queries.GatheringDatesFragment["dates"][number];
  /** The gathering's own time zone, by its IANA name. */
  zone: string;
  /** undefined until React knows the time. */
  now: Date | undefined;
}

const stack = css`
  display: grid;
  align-content: start;
  gap: ${theme.space.md};
`;

const date = css`
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

/* The line has a fixed height, so that nothing moves when the visitor's own time is filled in. */
const localTime = css`
  min-height: 3.2em;
  margin-bottom: ${theme.space.md};
  color: ${theme.colour.muted};

  ${media.md} {
    min-height: 1.6em;
  }

  ${scripted};
`;

/** The time of a gathering, in its own zone and in the visitor's, and how to join. */
export function ComingDate({ words, gathering: { start, end }, zone, now }: ComingDateProps) {
  const language = useLanguage();
  const day = { weekday: "long", month: "long", day: "numeric", timeZone: zone } as const;
  const time = hoursInWords(words.time, start, end, language, zone);
  const underWay = now !== undefined && now.getTime() >= Date.parse(start);
  return (
    <div css={stack}>
      <p css={labelStyle}>{underWay ? words.underWay : words.next}</p>
      <p css={date}>
        <time dateTime={start}>{momentInWords(start, language, day)}</time>
      </p>
      <p css={hours}>{keepTogether(time)}</p>
      <LocalTime data-local-time={start} data-local-time-text={words.ownTime} />
      <Actions actions={words.actions} />
      <ShareButton href="#gathering" about={words.title} />
    </div>
  );
}

/**
 * The moment in the visitor's own time zone. The page's inline script fills it in before hydration, so React does not
 * render its content.
 */
export function LocalTime(line: LocalTimeLine) {
  useHydration();
  useEffect(fillLocalTimes);
  return <p {...line} css={localTime} dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />;
}
