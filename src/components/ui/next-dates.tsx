import { css } from "@emotion/react";
import {
  byStart,
  changesAmong,
  dayEndOf,
  dayOf,
  type ChangedGathering,
  type Gathering,
} from "../../calendar/next-gatherings";
import { momentInWords } from "../../calendar/dates-in-text";
import { theme } from "../../theme/theme";
import { labelStyle } from "./headings";
import { useLanguage } from "./site-texts";

const note = css`
  margin-bottom: ${theme.space.md};
  padding-left: ${theme.space.md};
  border-left: 3px solid ${theme.colour.accent};
  font-size: ${theme.type.label};
  font-weight: 600;
`;

interface GatheringChangesProps {
  /** Those that a list of dates explains (changesAmong). */
  changed: Queries.GatheringDatesFragment["changed"];
  zone: string;
}

/** Lists gatherings that are cancelled or moved, with the reason. */
export function GatheringChanges({ changed, zone }: GatheringChangesProps) {
  return changed.map((one) => (
    <p key={one.start} id={`gathering-${dayOf(one)}`} data-until={dayEndOf(lastOf(one), zone)} css={note}>
      {one.text}
    </p>
  ));
}

/** The later date of a changed gathering, until which its note is shown. */
function lastOf(one: ChangedGathering): Gathering {
  return one.movedTo && byStart(one, one.movedTo) < 0 ? one.movedTo : one;
}

interface NextDatesProps {
  label: string;
  dates: Queries.GatheringDatesFragment;
  zone: string;
}

const box = css`
  margin-top: ${theme.space.lg};

  h3 {
    ${labelStyle};
    margin-bottom: ${theme.space.sm};
  }

  p {
    margin-top: ${theme.space.sm};
  }
`;

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs} ${theme.space.xl};
  align-items: baseline;
  font-size: ${theme.type.lead};

  & > li:first-of-type {
    flex-basis: 100%;
    font: 400 ${theme.type.h2} / 1.1 ${theme.font.display};
    font-variant-numeric: lining-nums;
    letter-spacing: -0.02em;
  }
`;

/**
 * The next dates of the gathering, the first one large. There are several, because the page may have been built weeks
 * ago.
 */
export function NextDates({ label, dates: { dates, changed, today }, zone }: NextDatesProps) {
  const language = useLanguage();
  const shown = dates.slice(0, 3);
  return (
    <div css={box}>
      <h3>{label}</h3>
      <ol css={list}>
        {shown.map((one, index) => (
          <li key={one.start}>
            <time dateTime={dayOf(one)}>
              {momentInWords(one.start, language, {
                ...(index === 0 && { weekday: "long" }),
                month: "long",
                day: "numeric",
                timeZone: zone,
              })}
            </time>
          </li>
        ))}
      </ol>
      <GatheringChanges changed={changesAmong(changed, shown, today)} zone={zone} />
    </div>
  );
}
