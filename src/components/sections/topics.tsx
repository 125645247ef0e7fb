import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { equalColumns } from "../../theme/grid";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { card, threeColumns } from "../ui/card-styles";
import { labelStyle } from "../ui/label-style";
import { Section } from "../ui/section";
import { SectionTitle } from "../ui/section-title";

const cards = css`
  ${threeColumns};

  ${media.print} {
    ${equalColumns(3)};
  }
`;

/* A subgrid, so that titles, texts and takeaways are aligned across a row of cards. */
const topic = css`
  ${card};
  display: grid;
  grid-template-rows: subgrid;
  grid-row: span 3;

  p {
    color: ${theme.colour.muted};
  }

  & > :last-child {
    align-self: start;
    padding-top: ${theme.space.md};
    border-top: 1px solid ${theme.colour.line};
    color: ${theme.colour.ink};
  }
`;

const takeawayName = css`
  ${labelStyle};
  display: block;
  margin-bottom: ${theme.space.xs};
`;

const fields = css`
  display: grid;
  gap: ${theme.space.xs} ${theme.space.xl};
  align-items: baseline;
  margin-top: ${theme.space.xl};

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space.lg};
    color: ${theme.colour.muted};
  }

  ${media.md} {
    grid-template-columns: auto 1fr;
  }
`;

/** The signature topics as equal cards: content and takeaways. */
export function Topics({ topics }: { topics: Queries.TopicsFragment }) {
  if (topics.cards.length === 0) return null;
  return (
    <Section ground="light" labelledBy="topics">
      <SectionTitle id="topics" eyebrow={topics.eyebrow} title={topics.title} />
      <ul css={cards}>
        {topics.cards.map(({ id, title, text, takeaway }) => (
          <li key={id} id={id} css={topic}>
            <h3>{title}</h3>
            <p>{text}</p>
            <p>
              <span css={takeawayName}>{topics.takeawayLabel}</span> {takeaway}
            </p>
          </li>
        ))}
      </ul>
      {topics.fieldsOfKnowledge.length > 0 && (
        <div css={fields}>
          <p css={labelStyle} id="fields">
            {topics.fieldsLabel}
          </p>
          <ul aria-labelledby="fields">
            {topics.fieldsOfKnowledge.map((field) => (
              <li key={field}>{field}</li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}

export const topicsFields = graphql`
  fragment Topics on SpeakingPageTopics {
    eyebrow
    title
    takeawayLabel
    cards {
      id
      title
      text
      takeaway
    }
    fieldsLabel
    fieldsOfKnowledge
  }
`;
