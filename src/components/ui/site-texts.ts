import { graphql, useStaticQuery } from "gatsby";

function useSiteTexts(): Queries.SiteTextsQuery {
  return useStaticQuery<Queries.SiteTextsQuery>(graphql`
    query SiteTexts {
      frame { newTab notifications dismiss contents share { label copied } }
      siteIdentity { language }
    }
  `);
}

export function useInterfaceTexts(): Queries.SiteTextsQuery["frame"] {
  return useSiteTexts().frame;
}

export function useLanguage(): string {
  return useSiteTexts().siteIdentity.language;
}
