import { graphql } from "gatsby";

export const bookingFormFields = graphql`
  fragment BookingForm on BookingForm {
    title
    introduction
    card {
      ...FormCard
    }
    inputs {
      name {
        ...FormLine
      }
      email {
        ...FormLine
      }
      organization {
        ...FormLine
      }
      eventType {
        ...FormChoice
      }
      eventDate {
        label
        hint
        past
        errors {
          required
          invalid
        }
      }
      audienceSize {
        ...FormChoice
      }
      location {
        ...FormLine
      }
      preferredTopics {
        label
        hint
        options {
          ...FormOption
        }
        errors {
          invalid
        }
      }
      message {
        label
        hint
        errors {
          tooLong
        }
      }
    }
    submit
    success {
      ...Notice
    }
    sent
    failure {
      ...Notice
    }
    mailSubject
  }
`;
