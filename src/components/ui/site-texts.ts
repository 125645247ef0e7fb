import { graphql, useStaticQuery } from "gatsby";

function useSiteTexts(): Queries.SiteTextsQuery {
  return useStaticQuery<Queries.SiteTextsQuery>(graphql`
    query SiteTexts {
      frame { newTab notifications dismiss contents share { label copied } }
      siteIdentity { language }
    }
  `);
}

/** The texts of the site's controls, as opposed to those of a page. */
export function useInterfaceTexts(): Queries.SiteTextsQuery["frame"] {
  return useSiteTexts().frame;
}

/** The site's language (BCP 47), for dates and times. */
export function useLanguage(): string {
  return useSiteTexts().siteIdentity.language;
}
