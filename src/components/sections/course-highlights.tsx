import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { theme } from "../../theme/theme";
import { RuledRows } from "../ui/ruled-rows";
import { SplitSection } from "../ui/split-section";

const price = css`
  margin-top: ${theme.space.md};

  strong {
    display: block;
    font: 380 ${theme.type.h1} / 1 ${theme.font.display};
    letter-spacing: -0.02em;
  }

  span {
    color: ${theme.colour.muted};
  }
`;

/** What the course includes, as rows beside its price. */
export function CourseHighlights({ highlights }: { highlights: Queries.CourseHighlightsFragment }) {
  if (highlights.items.length === 0) return null;
  return (
    <SplitSection
      ground="light"
      id="highlights"
      eyebrow={highlights.eyebrow}
      title={highlights.title}
      text={highlights.text}
      aside={
        <p css={price}>
          <strong>{highlights.price}</strong> <span>{highlights.priceNote}</span>
        </p>
      }
    >
      <RuledRows rows={highlights.items} />
    </SplitSection>
  );
}

export const courseHighlightsFields = graphql`
  fragment CourseHighlights on CoursePageHighlights {
    eyebrow
    title
    text
    price
    priceNote
    items {
      title
      text
    }
  }
`;
