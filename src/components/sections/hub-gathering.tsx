import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { secondaryButton } from "../ui/button-styles";
import { labelStyle } from "../ui/label-style";
import { Landscape } from "../ui/landscape";
import { RuledRows } from "../ui/ruled-rows";
import { SplitSection } from "../ui/split-section";

const factsStyle = css`
  display: grid;
  grid-template-columns: 5.5rem 1fr;
  gap: ${theme.space.xs} ${theme.space.md};
  margin: 0 0 ${theme.space.lg};
  align-items: baseline;

  dt {
    ${labelStyle};
  }

  dd {
    margin: 0;
    font: 380 ${theme.type.lead} / 1.3 ${theme.font.display};
  }

  ${media.md} {
    grid-template-columns: 7rem 1fr;

    dd {
      font-size: ${theme.type.h4};
    }
  }
`;

const expect = css`
  margin: ${theme.space.x3} 0 ${theme.space.lg};
`;

/* The segments hang one step lower than the heading over them. */
const segments = css`
  h3 {
    font-size: ${theme.type.lead};
  }
`;

/** The monthly gathering: when, where, and what happens in the half hour. */
export function HubGathering({ gathering }: { gathering: Queries.HubGatheringFragment }) {
  const { eyebrow, title, text, facts, calendar, expect: heading, segments: rows } = gathering;
  return (
    <SplitSection
      ground="paper"
      id="gathering"
      eyebrow={eyebrow}
      title={title}
      text={text}
      backdrop={<Landscape />}
    >
      <dl css={factsStyle}>
        {facts.map(({ label, value }) => [
          <dt key={label}>{label}</dt>,
          <dd key={`${label}: ${value}`}>{value}</dd>,
        ])}
      </dl>
      {/* The file is made by the build; src/components/sections/next-gathering.tsx may stand here in its place. */}
      <a href="/gathering.ics" css={secondaryButton}>
        {calendar}
      </a>
      <h3 css={expect}>{heading}</h3>
      <div css={segments}>
        <RuledRows rows={rows} numbered />
      </div>
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
