import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { dayFormatWithoutYear, formatHours, formatMoment, formatZone } from "../../calendar/format-dates";
import { selectChanges } from "../../calendar/next-gatherings";
import { createSlot } from "../../hydration/slots";
import { keepTogether } from "../../text/keep-together";
import { numerals, lead, stack } from "../../theme/mixins";
import { media, theme } from "../../theme/theme";
import { labelStyle } from "../ui/headings";
import { useLanguage } from "../ui/site-texts";
import { LocalTime } from "./events/local-time";
import { GatheringChanges } from "./gathering-changes";

interface GatheringDateProps {
  /** The gatherings that were still to come at build time. */
  dates: Queries.GatheringDatesFragment;
  zone: string;
  /** With "large", the day is in large letters. With "line", the date is one line of text on a wide screen. */
  size: keyof typeof sizeStyles;
  /** A drawing in src/theme/artwork/flames, above the date on a wide screen. */
  flame?: string;
}

const dateStyle = css`
  ${stack("xs")}

  &[hidden] {
    display: none;
  }
`;

const sizeStyles = {
  large: css`
    ${dateStyle};

    & > :nth-child(2) {
      margin-block: ${theme.space.xs};
      ${numerals(theme.type.h3, 1.1)};
      text-wrap: balance;

      ${media.xl} {
        font-size: ${theme.type.h2};
      }

      /* In many languages a date begins with a lower-case letter. */
      &::first-letter {
        text-transform: uppercase;
      }
    }

    & > :nth-child(3) {
      ${lead};
    }
  `,
  line: css`
    ${dateStyle};

    /* The date is on one line, because a laptop's screen is low. */
    ${media.lg} {
      grid-template-columns: auto auto minmax(0, 1fr);
      align-items: baseline;
      column-gap: ${theme.space.lg};
    }

    & > :nth-child(2) {
      font-weight: 600;

      &::first-letter {
        text-transform: uppercase;
      }
    }

    & > [data-local-time] {
      margin: 0;
      font-size: ${theme.type.small};
    }
  `,
};

/* The edges of the drawing fade, because it is a detail of a landscape. */
const drawingStyle = css`
  display: none;
  width: min(27rem, 48svh, 100% + ${theme.space.xxl});
  max-width: none;
  margin-left: -${theme.space.xxl};
  mask-image: radial-gradient(closest-side, currentColor 70%, transparent);

  ${media.md} {
    display: block;
  }
`;

const timeFormat = { hour: "numeric", minute: "2-digit" } as const;

/** The page contains several dates, so that it still shows a future date weeks after the build. */
const maxDates = 4;

/**
 * The date of the next gathering, also in the visitor's own time zone, and any changes. The script directly after the
 * date removes dates that are over, and shows the next date.
 */
export function GatheringDate({ dates, zone, size, flame }: GatheringDateProps) {
  const language = useLanguage();
  const texts = useGatheringTexts();
  const shownDates = dates.dates.slice(0, maxDates);
  if (shownDates.length === 0) return null;
  return (
    <>
      {flame && <img src={flame} alt="" width={1600} height={1000} loading="lazy" css={drawingStyle} />}
      <div data-until={shownDates.at(-1)?.end}>
        <GatheringChanges
          hasIds={false}
          gatherings={selectChanges(dates.changed, shownDates.slice(0, 1), dates.now)}
        />
        <div>
          {shownDates.map(({ start, end }, index) => {
            const formatDate = (format: Intl.DateTimeFormatOptions) =>
              formatMoment(start, language, { ...format, timeZone: zone });
            const hours = keepTogether(
              size === "large"
                ? formatHours(texts.time, start, end, language, zone)
                : `${formatDate(timeFormat)} ${formatZone(start, language, zone)}`,
            );
            return (
              <div key={start} data-until={end} hidden={index > 0} css={sizeStyles[size]}>
                <div css={labelStyle}>
                  <p data-until={start}>{texts.next}</p>
                  <p data-until={end} hidden>
                    {texts.underWay}
                  </p>
                </div>
                <p>
                  <time dateTime={start}>{formatDate(dayFormatWithoutYear)}</time>
                  {size === "line" && `, ${hours}`}
                </p>
                {size === "large" && <p>{hours}</p>}
                <LocalTime moment={start} text={texts.ownTime} />
              </div>
            );
          })}
        </div>
      </div>
      {createSlot("dates-script")}
    </>
  );
}

export function useGatheringTexts(): Queries.GatheringTextsQuery["frame"]["gathering"] {
  return useStaticQuery<Queries.GatheringTextsQuery>(graphql`
    query GatheringTexts { frame { gathering { next underWay time ownTime } } }
  `).frame.gathering;
}
