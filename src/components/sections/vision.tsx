import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { Emphasis } from "../ui/emphasis";
import { SplitSection } from "../ui/split-section";
import { verseStyle } from "../ui/verse-style";

const words = css`
  display: grid;
  gap: ${theme.space.lg};
`;

const lead = css`
  font: 380 ${theme.type.h4} / 1.28 ${theme.font.display};
  text-wrap: balance;

  ${media.lg} {
    font-size: ${theme.type.h3};
  }
`;

const verse = css`
  ${verseStyle};
  margin-top: ${theme.space.lg};
  font-size: ${theme.type.h4};
`;

/** The purpose of giving, with a verse. */
export function Vision({ vision }: { vision: Queries.VisionFragment }) {
  return (
    <SplitSection ground="light" id="vision" eyebrow={vision.eyebrow} title={vision.title}>
      <div css={words}>
        <p css={lead}>
          <Emphasis text={vision.lead} />
        </p>
        {vision.paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <Emphasis text={paragraph} />
          </p>
        ))}
        <figure css={verse}>
          <blockquote>{vision.verse}</blockquote>
          <figcaption>{vision.reference}</figcaption>
        </figure>
      </div>
    </SplitSection>
  );
}

export const visionFields = graphql`
  fragment Vision on PartnerPageVision {
    eyebrow
    title
    lead
    paragraphs
    verse
    reference
  }
`;
