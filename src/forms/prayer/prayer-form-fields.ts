import { graphql } from "gatsby";

export const prayerFormFields = graphql`
  fragment PrayerForm on PrayerForm {
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
      requestType {
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
      prayerRequest {
        label
        errors {
          required
          tooLong
        }
      }
      confidential {
        label
        hint
        errors {
          invalid
        }
      }
    }
    others
    emergency
    submit
    success {
      ...Notice
    }
    successConfidential {
      ...Notice
    }
    failure {
      ...Notice
    }
  }
`;
