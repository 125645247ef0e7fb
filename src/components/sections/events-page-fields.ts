import { graphql } from "gatsby";

export const eventsPageFields = graphql`
  fragment EventsPageParts on EventsPage {
    seo {
      ...Seo
    }
    hero {
      ...Hero
    }
    gathering {
      calendar
      ...NextGathering
    }
    courses {
      ...CourseCards
    }
    past {
      ...SectionHeading
    }
    upcoming {
      ...SectionHeading
    }
    labels {
      ...EventLabels
    }
    closing {
      ...ClosingCall
    }
  }
`;
