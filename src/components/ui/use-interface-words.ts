import { graphql, useStaticQuery } from "gatsby";

/**
 * The texts of the site's controls, as opposed to those of a page.
 * @returns the fields of content/frame.json
 */
export function useInterfaceWords(): Queries.InterfaceWordsQuery["frame"] {
  return useStaticQuery<Queries.InterfaceWordsQuery>(graphql`
    query InterfaceWords {
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
  `).frame;
}
