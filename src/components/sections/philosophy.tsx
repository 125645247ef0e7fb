import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { theme } from "../../theme/theme";
import { card, twoColumns } from "../ui/card-styles";
import { Landscape } from "../ui/landscape";
import { Section } from "../ui/section";
import { SectionTitle } from "../ui/section-title";

const inFront = css`
  position: relative;
`;

const conviction = css`
  ${card};

  h3 {
    font-size: ${theme.type.h3};
    letter-spacing: -0.01em;
  }
`;

/** The four convictions as equal cards over a faint landscape. */
export function Philosophy({ philosophy }: { philosophy: Queries.PhilosophyFragment }) {
  if (philosophy.cards.length === 0) return null;
  return (
    <Section ground="light" labelledBy="philosophy">
      <Landscape from="northEast" />
      <div css={inFront}>
        <SectionTitle id="philosophy" eyebrow={philosophy.eyebrow} title={philosophy.title} />
        <ul css={twoColumns}>
          {philosophy.cards.map(({ title, text }) => (
            <li key={title} css={conviction}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

export const philosophyFields = graphql`
  fragment Philosophy on AboutPagePhilosophy {
    eyebrow
    title
    cards {
      title
      text
    }
  }
`;
