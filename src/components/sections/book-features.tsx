import { graphql } from "gatsby";
import { CardGrid } from "../ui/card-grid";
import { Section } from "../ui/section";
import { SectionTitle } from "../ui/section-title";
import { InsidePages } from "./inside-pages";

interface BookFeaturesProps {
  features: Queries.BookFeaturesFragment;
  /** The excerpt's pages. */
  pages: readonly Queries.InsidePageFragment[];
}

/** The features of the book, as equal cards. */
export function BookFeatures({ features, pages }: BookFeaturesProps) {
  if (features.cards.length === 0) return null;
  return (
    <Section ground="light" labelledBy="features">
      <SectionTitle id="features" eyebrow={features.eyebrow} title={features.title} />
      <CardGrid cards={features.cards} />
      {features.inside && <InsidePages words={features.inside} pages={pages} />}
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
    inside {
      ...InsideWords
    }
  }
`;
