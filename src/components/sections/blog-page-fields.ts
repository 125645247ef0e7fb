import { graphql } from "gatsby";

export const blogPageFields = graphql`
  fragment BlogPageParts on BlogPage {
    seo {
      ...Seo
    }
    hero {
      ...Hero
    }
    ...Teachings
    paging {
      title
      ...Paging
    }
    signUp {
      ...SignUp
    }
    closing {
      ...BlogClosing
    }
  }
`;
