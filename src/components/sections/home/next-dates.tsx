import { css } from "@emotion/react";
import { formatMoment } from "../../../calendar/format-dates";
import { selectChanges, dayOf } from "../../../calendar/next-gatherings";
import { numerals, wrappedRow } from "../../../theme/mixins";
import { theme } from "../../../theme/theme";
import { labelStyle } from "../../ui/headings";
import { useLanguage } from "../../ui/site-texts";
import { GatheringChanges } from "../gathering-changes";

interface NextDatesProps {
  label: string;
  dates: Queries.GatheringDatesFragment;
  zone: string;
}

const boxStyle = css`
  margin-top: ${theme.space.lg};
  break-inside: avoid;

  h3 {
    ${labelStyle};
    margin-bottom: ${theme.space.sm};
  }

  p {
    margin-top: ${theme.space.sm};
  }
`;

const listStyle = css`
  ${wrappedRow("xs", "xl")};
  align-items: baseline;
  font-size: ${theme.type.lead};

  & > li:first-of-type {
    flex-basis: 100%;
    ${numerals(theme.type.h2, 1.1)};
  }
`;

/**
 * The next dates of the gathering, the first date in large letters. The page contains several dates, because it may have
 * been built weeks ago. A script removes dates that are over.
 */
export function NextDates({ label, dates: { dates, ...gatherings }, zone }: NextDatesProps) {
  const language = useLanguage();
  const shownDates = dates.slice(0, 3);
  return (
    <div data-until={shownDates.at(-1)?.end} css={boxStyle}>
      <h3>{label}</h3>
      <ol css={listStyle}>
        {shownDates.map((date, index) => (
          <li key={date.start} data-until={date.end}>
            <time dateTime={dayOf(date)}>
              {formatMoment(date.start, language, {
                ...(index === 0 && { weekday: "long" }),
                month: "long",
                day: "numeric",
                timeZone: zone,
              })}
            </time>
          </li>
        ))}
      </ol>
      <GatheringChanges gatherings={selectChanges(gatherings.changed, shownDates, gatherings.now)} />
    </div>
  );
}
