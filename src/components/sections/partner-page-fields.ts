import { graphql } from "gatsby";

export const partnerPageFields = graphql`
  fragment PartnerPageParts on PartnerPage {
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
    vision {
      ...Vision
    }
    levels {
      ...LevelWords
    }
    gifts {
      ...GiftWords
    }
    faq {
      ...SectionHeading
    }
    join {
      ...ClosingCall
    }
  }
`;
