import { css } from "@emotion/react";
import { split } from "../../theme/grid";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { Landscape } from "../ui/landscape";
import { Section } from "../ui/section";
import { SectionHeading } from "../ui/section-heading";
import { TeachingAction, TeachingFacts, type TeachingProps } from "./teaching";

interface FeaturedTeachingProps extends Omit<TeachingProps, "loud"> {
  eyebrow: string;
}

const stack = css`
  position: relative;
  display: grid;
  gap: ${theme.space.lg};
  justify-items: start;

  h2 {
    max-width: 7.15em;
    font-size: clamp(min(2.75rem, 12.5vw), min(1.5rem + 4.6vw, 14vw), 5.5rem);
    line-height: 1;
  }

  ${media.lg} {
    ${split(7, 5)};
    align-items: start;
  }
`;

const about = css`
  display: grid;
  gap: ${theme.space.lg};
  justify-items: start;
`;

const lead = css`
  font-size: ${theme.type.lead};
  line-height: 1.45;
`;

/** The teaching that opens the blog. */
export function FeaturedTeaching({ eyebrow, ...teaching }: FeaturedTeachingProps) {
  const { name, title, excerpt } = teaching.article;
  return (
    <Section ground="light" labelledBy={`teaching-${name}`}>
      <Landscape from="southEast" />
      <div css={stack}>
        <SectionHeading id={`teaching-${name}`} eyebrow={eyebrow} title={title} />
        <div css={about}>
          <TeachingFacts {...teaching} />
          <p css={lead}>{excerpt}</p>
          <TeachingAction {...teaching} featured />
        </div>
      </div>
    </Section>
  );
}
