import { graphql, useStaticQuery } from "gatsby";

/** The language that the site is written in, for dates and times in words. */
export function useLanguage(): string {
  return useStaticQuery<Queries.LanguageQuery>(graphql`
    query Language {
      content {
        siteIdentity {
          language
        }
      }
    }
  `).content.siteIdentity.language;
}
