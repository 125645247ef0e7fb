import { graphql } from "gatsby";
import { Landscape } from "../ui/landscape";
import { RuledRows } from "../ui/ruled-rows";
import { SplitSection } from "../ui/split-section";

/** The ministry's three orders, as ruled rows over a faint landscape. */
export function Mandate({ mandate }: { mandate: Queries.MandateFragment }) {
  if (mandate.cards.length === 0) return null;
  return (
    <SplitSection
      ground="paper"
      id="mandate"
      eyebrow={mandate.eyebrow}
      title={mandate.title}
      backdrop={<Landscape from="northWest" />}
    >
      <RuledRows rows={mandate.cards} numbered />
    </SplitSection>
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
