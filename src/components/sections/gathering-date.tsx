import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { dayWithoutYear, formatHours, formatMoment, zoneAbbreviation } from "../../calendar/format-dates";
import { changesAmong } from "../../calendar/next-gatherings";
import { slotElement } from "../../hydration/slots";
import { keepTogether } from "../../text/keep-together";
import { figures, lead, stack } from "../../theme/mixins";
import { media, theme } from "../../theme/theme";
import { labelStyle } from "../ui/headings";
import { useLanguage } from "../ui/site-texts";
import { LocalTime } from "./events/local-time";
import { GatheringChanges } from "./gathering-changes";

interface GatheringDateProps {
  /** The gatherings that were still to come at build time. */
  dates: Queries.GatheringDatesFragment;
  zone: string;
  /** "large": the day as a figure; "line": as text, on one line of a wide screen. */
  size: keyof typeof sizes;
  /** A drawing in src/theme/artwork/flames, above the date on a wide screen. */
  flame?: string;
}

const part = css`
  ${stack("xs")}

  &[hidden] {
    display: none;
  }
`;

const sizes = {
  large: css`
    ${part};

    & > :nth-child(2) {
      margin-block: ${theme.space.xs};
      ${figures(theme.type.h3, 1.1)};
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
    ${part};

    /* On one line, since a laptop's screen is low. */
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

/* Its edges fade, because the drawing is a detail of a landscape. */
const emblem = css`
  display: none;
  width: min(27rem, 48svh, 100% + ${theme.space.xxl});
  max-width: none;
  margin-left: -${theme.space.xxl};
  mask-image: radial-gradient(closest-side, currentColor 70%, transparent);

  ${media.md} {
    display: block;
  }
`;

const timeForm = { hour: "numeric", minute: "2-digit" } as const;

/** Several dates, so that a page that was built weeks ago still shows a future one. */
const shownDates = 4;

/**
 * The date of the next gathering, also in the visitor's own time, and how it differs from the usual date. The page's
 * script directly after it removes dates that are over, and shows the next one.
 */
export function GatheringDate({ dates: { dates, changed, now }, zone, size, flame }: GatheringDateProps) {
  const language = useLanguage();
  const texts = useGatheringTexts();
  const shown = dates.slice(0, shownDates);
  if (shown.length === 0) return null;
  return (
    <>
      {flame && <img src={flame} alt="" width={1600} height={1000} loading="lazy" css={emblem} />}
      <div data-until={shown.at(-1)?.end}>
        <GatheringChanges isNamed={false} changed={changesAmong(changed, shown.slice(0, 1), now)} />
        <div>
          {shown.map(({ start, end }, index) => {
            const formatDate = (form: Intl.DateTimeFormatOptions) =>
              formatMoment(start, language, { ...form, timeZone: zone });
            const hours = keepTogether(
              size === "large"
                ? formatHours(texts.time, start, end, language, zone)
                : `${formatDate(timeForm)} ${zoneAbbreviation(start, language, zone)}`,
            );
            return (
              <div key={start} data-until={end} hidden={index > 0} css={sizes[size]}>
                <div css={labelStyle}>
                  <p data-until={start}>{texts.next}</p>
                  <p data-until={end} hidden>
                    {texts.underWay}
                  </p>
                </div>
                <p>
                  <time dateTime={start}>{formatDate(dayWithoutYear)}</time>
                  {size === "line" && `, ${hours}`}
                </p>
                {size === "large" && <p>{hours}</p>}
                <LocalTime moment={start} text={texts.ownTime} />
              </div>
            );
          })}
        </div>
      </div>
      {slotElement("dates-script")}
    </>
  );
}

/** The texts beside the date of a gathering or an event. */
export function useGatheringTexts(): Queries.GatheringTextsQuery["frame"]["gathering"] {
  return useStaticQuery<Queries.GatheringTextsQuery>(graphql`
    query GatheringTexts { frame { gathering { next underWay time ownTime } } }
  `).frame.gathering;
}
