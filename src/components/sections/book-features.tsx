import { graphql } from "gatsby";
import { CardGrid } from "../ui/card-grid";
import { Section } from "../ui/section";
import { SectionTitle } from "../ui/section-title";

/** What the book is like, in a set of equal cards. */
export function BookFeatures({ features }: { features: Queries.BookFeaturesFragment }) {
  if (features.cards.length === 0) return null;
  return (
    <Section ground="light" labelledBy="features">
      <SectionTitle id="features" eyebrow={features.eyebrow} title={features.title} />
      <CardGrid cards={features.cards} />
    </Section>
  );
}

export const bookFeaturesFields = graphql`
  fragment BookFeatures on BookPageFeatures {
    eyebrow
    title
    cards {
      title
      text
    }
  }
`;
