import { graphql, useStaticQuery } from "gatsby";

function useSiteWords(): Queries.SiteWordsQuery {
  return useStaticQuery<Queries.SiteWordsQuery>(graphql`
    query SiteWords {
      frame { newTab notifications dismiss contents share { label copied } }
      siteIdentity { language }
    }
  `);
}

/** The texts of the site's controls, as opposed to those of a page. */
export function useInterfaceWords(): Queries.SiteWordsQuery["frame"] {
  return useSiteWords().frame;
}

/** The site's language (BCP 47), for dates and times. */
export function useLanguage(): string {
  return useSiteWords().siteIdentity.language;
}
