import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { theme } from "../../theme/theme";
import { secondaryButton } from "../ui/button-styles";
import { labelStyle } from "../ui/label-style";
import { RuledRows } from "../ui/ruled-rows";
import { SplitSection } from "../ui/split-section";

const factsStyle = css`
  margin: ${theme.space.md} 0 0;
  border-bottom: 1px solid ${theme.colour.ink};

  div {
    display: grid;
    grid-template-columns: 4.5rem 1fr;
    align-items: baseline;
    gap: ${theme.space.md};
    padding-block: ${theme.space.sm};
    border-top: 1px solid ${theme.colour.ink};
  }

  dt {
    ${labelStyle};
  }

  dd {
    margin: 0;
    font: 380 ${theme.type.lead} / 1.3 ${theme.font.display};
  }

  dd::first-letter {
    text-transform: uppercase;
  }
`;

const calendarLink = css`
  ${secondaryButton};
  justify-self: start;
  margin-top: ${theme.space.xs};
`;

const expectStyle = css`
  margin-bottom: ${theme.space.lg};
  font-size: ${theme.type.h3};
`;

/** The monthly gathering: when, where, and what happens in the half hour. */
export function HubGathering({ gathering }: { gathering: Queries.HubGatheringFragment }) {
  const { eyebrow, title, text, facts, calendar, expect, segments } = gathering;
  const when = (
    <>
      <dl css={factsStyle}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {/* The build makes the file; the next date in words may join it here. */}
      <a href="/gathering.ics" css={calendarLink}>
        {calendar}
      </a>
    </>
  );
  return (
    <SplitSection ground="paper" id="gathering" eyebrow={eyebrow} title={title} text={text} aside={when}>
      <h3 css={expectStyle}>{expect}</h3>
      <RuledRows rows={segments} numbered />
    </SplitSection>
  );
}

export const hubGatheringFields = graphql`
  fragment HubGathering on PrayerHubPageGathering {
    eyebrow
    title
    text
    facts {
      label
      value
    }
    calendar
    expect
    segments {
      title
      text
    }
  }
`;
