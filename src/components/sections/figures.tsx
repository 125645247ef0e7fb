import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { equalColumns } from "../../theme/grid";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { topRule } from "../ui/card-styles";
import { Section } from "../ui/section";
import { SectionTitle } from "../ui/section-title";

const row = css`
  display: grid;
  row-gap: ${theme.space.xl};
  margin-top: ${theme.space.xxl};

  & > li {
    padding-top: ${theme.space.md};
    ${topRule};
  }

  ${media.md} {
    ${equalColumns(3)};
  }
`;

const value = css`
  font: 380 ${theme.type.h1} / 1 ${theme.font.display};
  letter-spacing: -0.02em;

  ${media.md} {
    font-size: clamp(min(3.5rem, 18vw), 7vw, 6.75rem);
  }
`;

/* In the display face, the hairlines of the plus sign are too thin. */
const more = css`
  color: ${theme.colour.accent};
  font: 300 0.7em / 1 ${theme.font.text};
  vertical-align: 0.2em;
`;

const label = css`
  margin-top: ${theme.space.xs};
  font-weight: 600;
`;

const origin = css`
  color: ${theme.colour.muted};
`;

/** The impact figures, the largest text of their section. */
export function Figures({ figures }: { figures: Queries.FiguresFragment }) {
  if (figures.entries.length === 0) return null;
  return (
    <Section ground="paper" labelledBy="figures">
      <SectionTitle id="figures" eyebrow={figures.eyebrow} title={figures.title} />
      <ul css={row}>
        {figures.entries.map((figure) => (
          <li key={figure.label}>
            <p css={value}>
              {figure.value.replace(/\+$/, "")}
              {figure.value.endsWith("+") && <span css={more}>+</span>}
            </p>
            <p css={label}>{figure.label}</p>
            <p css={origin}>{figure.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const figuresFields = graphql`
  fragment Figures on AboutPageFigures {
    eyebrow
    title
    entries {
      value
      label
      text
    }
  }
`;
