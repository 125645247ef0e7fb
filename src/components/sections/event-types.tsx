import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { extendHeading, split } from "../../theme/grid";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { card, twoColumns } from "../ui/card-styles";
import { Picture } from "../ui/picture";
import { Section } from "../ui/section";
import { SectionTitle } from "../ui/section-title";
import { Evening } from "./evening";

const top = css`
  display: grid;
  row-gap: ${theme.space.xl};

  ${media.lg} {
    ${split(4, 7)};
    align-items: end;

    h2 {
      ${extendHeading(4)};
    }
  }

  picture {
    ${media.print} {
      display: none;
    }
  }
`;

const cards = css`
  ${twoColumns};

  ${media.print} {
    grid-template-columns: 1fr 1fr;
  }
`;

/* A subgrid, so that the same parts of all cards are aligned. */
const kind = css`
  ${card};

  ${media.md} {
    display: grid;
    grid-row: span 3;
    grid-template-rows: subgrid;
  }

  h3 {
    font-size: ${theme.type.h3};
    letter-spacing: -0.01em;
  }

  li {
    padding-block: ${theme.space.sm};
    border-top: 1px solid ${theme.colour.line};
  }
`;

/** The kinds of event at which the leader speaks, and what each may include. */
export function EventTypes({ events }: { events: Queries.EventTypesFragment }) {
  if (events.cards.length === 0) return null;
  return (
    <Section ground="paper" labelledBy="event-types">
      <div css={top}>
        <SectionTitle id="event-types" eyebrow={events.eyebrow} title={events.title} />
        <Picture data={events.picture.file} alt={events.picture.alt} sizes="(min-width: 64em) 48rem, 92vw" />
      </div>
      <ul css={cards}>
        {events.cards.map(({ title, text, points }) => (
          <li key={title} css={kind}>
            <h3>{title}</h3>
            <p>{text}</p>
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {events.evening && <Evening evening={events.evening} />}
    </Section>
  );
}

export const eventTypesFields = graphql`
  fragment EventTypes on SpeakingPageEvents {
    eyebrow
    title
    picture {
      file {
        ...PictureData
      }
      alt
    }
    cards {
      title
      text
      points
    }
    evening {
      ...Evening
    }
  }
`;
