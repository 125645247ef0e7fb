import { graphql } from "gatsby";

export const contactFormFields = graphql`
  fragment ContactForm on ContactForm {
    title
    introduction
    inputs {
      name {
        ...FormLine
      }
      email {
        ...FormLine
      }
      inquiryType {
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
        ...FormText
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
