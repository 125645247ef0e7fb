import { css } from "@emotion/react";
import { selectChanges } from "../../../calendar/next-gatherings";
import { formatMoment } from "../../../calendar/format-dates";
import { largeHeading } from "../../../theme/mixins";
import { media, theme } from "../../../theme/theme";
import { secondaryButton } from "../../ui/button-styles";
import { Terms } from "../../ui/terms";
import { GatheringChanges } from "../gathering-changes";
import { labelStyle } from "../../ui/headings";
import { ActionLink } from "../../ui/links";
import { useLanguage } from "../../ui/site-texts";
import { WorldDials } from "./world-dial";
import { Items, numberedRows } from "../items";
import { Section } from "../section";

const factsStyle = css`
  margin-top: ${theme.space.md};
  border-bottom: 1px solid ${theme.colour.ink};

  div {
    padding-block: ${theme.space.xs};
    border-top: 1px solid ${theme.colour.ink};

    ${media.md} {
      padding-block: ${theme.space.sm};
    }
  }

  ${media.xs} {
    div {
      display: grid;
      grid-template-columns: 4.5rem 1fr;
      align-items: baseline;
      gap: ${theme.space.md};
    }

    dd + dd {
      grid-column: 2;
      margin-top: calc(-1 * ${theme.space.sm});
    }
  }

  dt {
    ${labelStyle};
  }

  dd {
    /* The display font is not used here, because its 3 may look like a 5 at this size. */
    font-weight: 600;
    line-height: 1.4;
  }

  dd p:first-of-type {
    margin-top: ${theme.space.sm};
  }

  dd::first-letter {
    text-transform: uppercase;
  }
`;

const calendarLinkStyle = css`
  ${secondaryButton};
  margin-top: ${theme.space.xs};

  ${media.sm} {
    justify-self: start;
  }
`;

const expectTitleStyle = css`
  margin-bottom: ${theme.space.lg};
  ${largeHeading};
`;

interface HubGatheringProps {
  gathering: Queries.PrayerHubPageGathering;
  /** The gatherings that were still to come at build time. */
  dates: Queries.GatheringDatesFragment;
  zone: string;
}

/** The page contains several dates, so that it still shows a future date weeks after the build. */
const maxDates = 3;

// The date has the zone's abbreviation on that day (EDT in summer), because the line above always has the same abbreviation.
const dateFormat = {
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
} as const;

/** The monthly gathering: its time, its place and its segments. */
export function HubGathering({ gathering, dates, zone }: HubGatheringProps) {
  const { facts, nextDates, calendar, expect, segments, world, ...heading } = gathering;
  const language = useLanguage();
  const shownGatherings = dates.dates.slice(0, maxDates);
  const lastEnd = shownGatherings.at(-1)?.end;
  const shownChanges = selectChanges(dates.changed, shownGatherings, dates.now);
  const dateAside = (
    <>
      <Terms
        css={factsStyle}
        entries={facts.map(({ label, value }) => [label, value])}
        data-until={facts.length === 0 ? lastEnd : undefined}
      >
        {shownGatherings.length > 0 && (
          <div data-until={lastEnd}>
            <dt>{nextDates}</dt>
            {shownGatherings.map(({ start, end }) => (
              <dd key={start} data-until={end}>
                <time dateTime={start}>
                  {formatMoment(start, language, { ...dateFormat, timeZone: zone })}
                </time>
              </dd>
            ))}
            {shownChanges.length > 0 && (
              <dd>
                <GatheringChanges gatherings={shownChanges} />
              </dd>
            )}
          </div>
        )}
      </Terms>
      <ActionLink href="/gathering.ics" css={calendarLinkStyle}>
        {calendar}
      </ActionLink>
    </>
  );
  return (
    <Section ground="light" id="gathering" padding="large" heading={heading} layout="split" aside={dateAside}>
      {segments.length > 0 && (
        <>
          <h3 css={expectTitleStyle}>{expect}</h3>
          <Items items={segments} look={numberedRows} level={4} />
        </>
      )}
      {world && shownGatherings.length > 0 && <WorldDials {...world} dates={shownGatherings} zone={zone} />}
    </Section>
  );
}
