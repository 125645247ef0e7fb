import { css } from "@emotion/react";
import { byStart, dayEndOf, dayOf, type Gathering } from "../../../calendar/next-gatherings";
import { formatMoment } from "../../../calendar/format-dates";
import { wrappedRow } from "../../../theme/mixins";
import { media, theme } from "../../../theme/theme";
import { labelStyle } from "../../ui/headings";
import { useLanguage } from "../../ui/site-texts";

interface DateRulerProps {
  texts: Queries.EventsPageGathering;
  dates: readonly Gathering[];
  cancelledDates: readonly Gathering[];
  zone: string;
}

const boxStyle = css`
  margin-top: ${theme.section.small};

  h3 {
    ${labelStyle};
    margin-bottom: ${theme.space.md};
  }
`;

/* The tick of the next gathering. */
const nextTickSelector = "& > :nth-child(1 of :not([data-off]))";

/* The scale bar of a map: vertical on a phone, horizontal on a wider screen. */
const rulerStyle = css`
  & > li {
    position: relative;
    ${wrappedRow("none", "xs")};
    align-items: baseline;
    line-height: 1.2;
  }

  & > li::before {
    --length: 1.5rem;
    --weight: 1px;
    content: "";
    position: absolute;
    inset: 0 auto auto 0;
    border: 0 solid ${theme.colour.ink};
  }

  ${nextTickSelector} > time {
    color: ${theme.colour.accent};
  }

  /* A year is shown only at its first date. */
  & > li:not([data-turns], :first-child) > [data-year] {
    display: none;
  }

  ${nextTickSelector}::before {
    --length: 2.25rem;
    --weight: 3px;
    border-color: ${theme.colour.accent};
  }

  ${media.narrow} {
    border-left: 1px solid ${theme.colour.ink};

    & > li {
      padding: ${theme.space.xs} 0 ${theme.space.xs} 3.5rem;
    }

    & > li::before {
      top: calc(${theme.space.xs} + 0.65em);
      width: var(--length);
      border-top-width: var(--weight);
    }
  }

  ${media.md} {
    display: grid;
    grid-template-columns: repeat(6, 1fr);
    row-gap: ${theme.space.xl};

    & > li {
      flex-direction: column;
      gap: ${theme.space.xxs};
      padding-top: 2.5rem;
      border-top: 1px solid ${theme.colour.ink};
    }

    & > li::before {
      height: var(--length);
      border-left-width: var(--weight);
    }
  }

  ${media.xl} {
    grid-template-columns: repeat(12, 1fr);
  }
`;

const monthStyle = css`
  font-size: ${theme.type.label};

  ${media.md} {
    font-size: ${theme.type.small};
  }
`;

const dateStyle = css`
  /* Not in the display font: its numerals are drawn for large sizes, and at this size its 3 looks like a 5. */
  font-weight: 600;
  font-variant-numeric: tabular-nums;

  ${media.md} {
    font-size: ${theme.type.lead};
  }
`;

const yearStyle = css`
  color: ${theme.colour.muted};
  font-size: ${theme.type.small};
`;

/** Gatherings as the ticks of a ruler, with the next gathering highlighted. The page's script removes past gatherings. */
export function DateRuler({ texts, dates, cancelledDates, zone }: DateRulerProps) {
  const language = useLanguage();
  const ticks = [...dates, ...cancelledDates].sort(byStart);
  const formatPart = (moment: string, format: Intl.DateTimeFormatOptions) =>
    formatMoment(moment, language, { ...format, timeZone: zone });
  return (
    <div css={boxStyle}>
      <h3>{texts.yearTitle}</h3>
      <ol css={rulerStyle}>
        {ticks.map((tick, index) => {
          const tickYear = formatPart(tick.start, { year: "numeric" });
          const previousTick = ticks[index - 1];
          const isNewYear =
            previousTick !== undefined && formatPart(previousTick.start, { year: "numeric" }) !== tickYear;
          const isCancelled = cancelledDates.includes(tick);
          const day = formatPart(tick.start, { day: "numeric" });
          return (
            <li
              key={tick.start}
              data-until={isCancelled ? dayEndOf(tick, zone) : tick.end}
              data-off={isCancelled || undefined}
              data-turns={isNewYear || undefined}
            >
              <span css={monthStyle}>{formatPart(tick.start, { month: "long" })}</span>{" "}
              <time dateTime={dayOf(tick)} css={dateStyle}>
                {isCancelled ? <s>{day}</s> : day}
              </time>
              <span data-year css={yearStyle}>
                {" "}
                {tickYear}
              </span>
              {isCancelled && <span css={yearStyle}> {texts.off}</span>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
