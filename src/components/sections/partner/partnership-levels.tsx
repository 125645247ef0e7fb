import { css } from "@emotion/react";
import { numerals, cardLink, wrappedRow } from "../../../theme/mixins";
import { media, theme } from "../../../theme/theme";
import { primaryButton, secondaryButton } from "../../ui/button-styles";
import { labelStyle } from "../../ui/headings";
import { SmartLink } from "../../ui/links";
import { Wall } from "./wall";
import { pointListStyle } from "../items";
import { Section } from "../section";

interface PartnershipLevelsProps {
  texts: Queries.PartnerPageLevels;
  levels: readonly Queries.PartnershipLevelsLevels[];
}

const listStyle = css`
  display: grid;
  gap: ${theme.space.lg};

  ${media.columns} {
    grid-template-columns: repeat(auto-fit, minmax(12.5rem, 1fr));
    gap: 0;
    margin-top: ${theme.space.xxl};
  }
`;

const cardStyle = css`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${theme.space.md};
  padding: ${theme.space.xl} min(${theme.space.lg}, 6vw);
  border: 1px solid ${theme.colour.border};
  border-radius: 2px;

  /* The subgrid aligns the same parts of all cards. */
  ${media.columns} {
    display: grid;
    grid-row: span 6;
    grid-template-rows: subgrid;
    padding: ${theme.space.xxl} ${theme.space.md};

    & + & {
      margin-left: -1px;
    }
  }

  ${media.lg} {
    padding-inline: ${theme.space.xl};
  }
`;

/* The card of the most popular level has a dark background and is taller. */
const popularCardStyle = css`
  border-color: ${theme.colour.ground};

  ${media.columns} {
    z-index: 1;
    margin-block: -${theme.space.lg};
    padding-block: calc(${theme.space.xxl} + ${theme.space.lg});
  }
`;

const popularMarkStyle = css`
  ${labelStyle};

  ${media.columns} {
    position: absolute;
    inset: ${theme.space.xl} ${theme.space.md} auto;
  }

  ${media.lg} {
    inset-inline: ${theme.space.xl};
  }
`;

const priceStyle = css`
  ${wrappedRow("xs")};
  align-items: baseline;
  color: ${theme.colour.muted};
  font-size: ${theme.type.label};

  strong {
    color: ${theme.colour.ink};
    ${numerals("clamp(min(3.4375rem, 20vw), 2.6rem + 2.4vw, 5rem)")};
  }
`;

const benefitsStyle = css`
  ${pointListStyle};
  margin-bottom: ${theme.space.md};
  font-size: ${theme.type.label};
`;

const actionStyle = css(cardLink);

/** The monthly levels as cards, each a single link. */
export function PartnershipLevels({ texts, levels }: PartnershipLevelsProps) {
  if (levels.length === 0) return null;
  return (
    <Section ground="paper" id="levels" padding="large" heading={texts} headingStyle="wide">
      <ul css={listStyle}>
        {levels.map((level, index) => (
          <li
            key={level.id}
            id={level.id}
            data-ground={level.popular ? "dark" : undefined}
            css={[cardStyle, level.popular && popularCardStyle]}
          >
            {level.popular && <p css={popularMarkStyle}>{texts.popular}</p>}
            <Wall rows={levels.length} builtRows={index + 1} />
            <h3>{level.name}</h3>
            <p css={priceStyle}>
              <strong>{level.price}</strong> {texts.perMonth}
            </p>
            <p>{level.text}</p>
            <ul css={benefitsStyle}>
              {level.benefits.map((benefit) => (
                <li key={benefit}>{benefit}</li>
              ))}
            </ul>
            <SmartLink
              href={level.action.href}
              css={[level.popular ? primaryButton : secondaryButton, actionStyle]}
            >
              {level.action.label}
            </SmartLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
