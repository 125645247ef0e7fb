import { graphql } from "gatsby";

export const linkFields = graphql`
  fragment LinkFields on Link { label href }
`;
