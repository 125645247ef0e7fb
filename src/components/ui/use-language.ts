import { graphql, useStaticQuery } from "gatsby";

/** The site's language (BCP 47), for dates and times. */
export function useLanguage(): string {
  return useStaticQuery<Queries.LanguageQuery>(graphql`
    query Language {
      siteIdentity {
        language
      }
    }
  `).siteIdentity.language;
}
