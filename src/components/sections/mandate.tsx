import { css } from "@emotion/react";
import { graphql } from "gatsby";
import landscape from "../../theme/artwork/landscape-light.svg";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { Emphasis } from "../ui/emphasis";
import { Eyebrow } from "../ui/eyebrow";
import { Section } from "../ui/section";

const map = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  max-width: none;
  object-fit: cover;
  object-position: 0 0;
  pointer-events: none;
`;

const columns = css`
  position: relative;
  display: grid;
  gap: ${theme.space.xxl} ${theme.space.x4};

  ${media.lg} {
    grid-template-columns: 5fr 6fr;
  }
`;

const heading = css`
  display: grid;
  align-content: start;
  gap: ${theme.space.md};
`;

const rows = css`
  counter-reset: order;
  border-bottom: 1px solid ${theme.colour.ink};

  li {
    display: grid;
    grid-template-columns: 3.5rem 1fr;
    counter-increment: order;
    padding-block: ${theme.space.lg} ${theme.space.xl};
    border-top: 1px solid ${theme.colour.ink};
  }

  li::before {
    content: counter(order, lower-roman) / "";
    padding-top: 0.2em;
    color: ${theme.colour.accent};
    font: 380 ${theme.type.lead} / 1.2 ${theme.font.display};
  }

  p {
    margin-top: ${theme.space.xs};
    color: ${theme.colour.muted};
  }
`;

/** The ministry's three orders, as ruled rows over a faint landscape. */
export function Mandate({ mandate }: { mandate: Queries.MandateFragment }) {
  return (
    <Section ground="paper" labelledBy="mandate">
      <img src={landscape} alt="" width={1600} height={1000} loading="lazy" css={map} />
      <div css={columns}>
        <div css={heading}>
          <Eyebrow>{mandate.eyebrow}</Eyebrow>
          <h2 id="mandate">
            <Emphasis text={mandate.title} />
          </h2>
        </div>
        <ol css={rows}>
          {mandate.cards.map((card) => (
            <li key={card.title}>
              <div>
                <h3>{card.title}</h3>
                <p>{card.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

export const mandateFields = graphql`
  fragment Mandate on HomePageMandate {
    eyebrow
    title
    cards {
      title
      text
    }
  }
`;
