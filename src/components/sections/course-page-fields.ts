import { graphql } from "gatsby";

export const coursePageFields = graphql`
  fragment CoursePageSections on CoursePage {
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
    description
    themes {
      ...CourseThemes
    }
    highlights {
      ...CourseHighlights
    }
    curriculum {
      ...CourseWeeks
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
