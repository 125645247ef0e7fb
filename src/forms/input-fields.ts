import { graphql } from "gatsby";

export const inputFields = graphql`
  fragment FormLine on FormLine {
    label
    hint
    errors {
      required
      invalid
      tooLong
    }
  }

  fragment FormText on FormText {
    label
    hint
    errors {
      required
      tooLong
    }
  }

  fragment FormChoice on FormChoice {
    label
    hint
    placeholder
    options {
      ...FormOption
    }
    errors {
      required
      invalid
    }
  }

  fragment FormOption on FormOption {
    value
    label
  }
`;
