import { graphql } from "gatsby";

export const bookPageFields = graphql`
  fragment BookPageSections on BookPage {
    seo {
      ...Seo
    }
    overview {
      label
      text
    }
    hero {
      ...Hero
    }
    features {
      ...BookFeatures
    }
    outline {
      ...BookOutlineHeading
    }
    testimonials {
      title
    }
    faq {
      ...SectionHeading
    }
    closing {
      ...ClosingCall
    }
  }
`;
