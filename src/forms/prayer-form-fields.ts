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
        ...FormLine
      }
      email {
        ...FormLine
      }
      requestType {
        ...FormChoice
      }
      prayerRequest {
        ...FormText
      }
      confidential {
        label
        hint
      }
    }
    next {
      text
      links {
        ...LinkFields
      }
    }
    others
    emergency {
      text
      links {
        label
        href
      }
    }
    notKept
    unavailable
    submit
    success {
      ...Notice
    }
    successConfidential {
      ...Notice
    }
    sent
    sentConfidential
    failure {
      ...Notice
    }
    withoutMail
    withoutMailUnconfirmed
    honeypotConfidential
    mailSubject
  }
`;
