import { graphql, useStaticQuery } from "gatsby";

/**
 * The words that belong to the site's controls rather than to a page.
 * @returns the fields of content/frame.json
 */
export function useInterfaceWords(): Queries.InterfaceWordsQuery["content"]["frame"] {
  return useStaticQuery<Queries.InterfaceWordsQuery>(graphql`
    query InterfaceWords {
      content {
        frame {
          newTab
          notifications
          dismiss
          share {
            label
            copied
          }
        }
      }
    }
  `).content.frame;
}
