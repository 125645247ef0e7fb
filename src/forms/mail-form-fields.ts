import { graphql } from "gatsby";

export const mailFormFields = graphql`
  fragment FormWords on FormWords {
    requiredMark
    counter
    submitting
    privacy
    privacyLink {
      ...LinkFields
    }
    errorSummary {
      one
      other
      zero
      two
      few
      many
    }
    honeypot
    direct {
      ...FormDirect
    }
    clear {
      label
      question
      done {
        ...Notice
      }
    }
  }

  fragment FormDirect on FormWordsDirect {
    text
    unconfirmed
    offline
    limited {
      one
      other
      zero
      two
      few
      many
    }
    label
    shortened
    tooLong
    copy
    copied {
      ...Notice
    }
    notCopied {
      ...Notice
    }
  }

  fragment Notice on Notice {
    title
    text
  }

  fragment FormCard on FormCard {
    summary
    expand
    cancel
    kept
  }
`;
