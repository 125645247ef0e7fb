import { graphql } from "gatsby";

export const contactFormFields = graphql`
  fragment ContactForm on ContactForm {
    title
    introduction
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
      inquiryType {
        label
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
          required
          tooLong
        }
      }
    }
    requiredMark
    counter
    submit
    submitting
    privacy
    privacyLink {
      ...LinkFields
    }
    errorSummary {
      one
      other
    }
    success {
      ...Notice
    }
    failure {
      ...Notice
    }
    direct {
      text
      label
    }
  }

  fragment Notice on Notice {
    title
    text
  }
`;
