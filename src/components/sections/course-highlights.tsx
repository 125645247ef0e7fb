import { graphql } from "gatsby";
import { RuledRows } from "../ui/ruled-rows";
import { SplitSection } from "../ui/split-section";

/** What belongs to the course, one row each. */
export function CourseHighlights({ highlights }: { highlights: Queries.CourseHighlightsFragment }) {
  return (
    <SplitSection
      ground="light"
      id="highlights"
      eyebrow={highlights.eyebrow}
      title={highlights.title}
      text={highlights.text}
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
    items {
      title
      text
    }
  }
`;
