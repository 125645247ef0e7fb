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
    submit
    success {
      ...Notice
    }
    failure {
      ...Notice
    }
  }
`;
