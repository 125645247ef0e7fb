import { graphql, useStaticQuery } from "gatsby";
import type { SiteFacts } from "./json-ld/thing";

/** The site's identity, as the head and the JSON-LD builders need it. */
export function useSiteFacts(): SiteFacts {
  const { content } = useStaticQuery<Queries.SiteFactsQuery>(graphql`
    query SiteFacts {
      content {
        siteIdentity {
          url
          language
          ministry {
            name
            description
          }
          leader {
            name
            role
          }
          social {
            url
          }
        }
      }
    }
  `);
  const { siteIdentity } = content;
  return {
    url: siteIdentity.url,
    language: siteIdentity.language,
    name: siteIdentity.ministry.name,
    description: siteIdentity.ministry.description,
    leader: siteIdentity.leader,
    profiles: siteIdentity.social.map(({ url }) => url),
  };
}
