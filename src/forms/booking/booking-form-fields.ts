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
        label
        errors {
          required
          invalid
          tooLong
        }
      }
      email {
        label
        hint
        errors {
          required
          invalid
          tooLong
        }
      }
      organization {
        label
        hint
        errors {
          required
          invalid
          tooLong
        }
      }
      eventType {
        label
        placeholder
        options {
          value
          label
        }
        errors {
          required
          invalid
        }
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
        label
        placeholder
        options {
          value
          label
        }
        errors {
          required
          invalid
        }
      }
      location {
        label
        hint
        errors {
          required
          invalid
          tooLong
        }
      }
      preferredTopics {
        label
        hint
        options {
          value
          label
        }
        errors {
          invalid
        }
      }
      message {
        label
        errors {
          tooLong
        }
      }
    }
    submit
    success {
      ...Notice
    }
    failure {
      ...Notice
    }
  }
`;
