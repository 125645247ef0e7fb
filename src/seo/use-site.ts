import { graphql, useStaticQuery } from "gatsby";
import type { Site } from "./structured-data";

type Navigation = Queries.SiteQuery["siteIdentity"]["navigation"];

/** The site's identity, as the head and the structured data need it. */
export function useSite(): Site {
  const { siteIdentity, routes } = useStaticQuery<Queries.SiteQuery>(graphql`
    query Site {
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
        navigation {
          header {
            ...LinkFields
          }
          quickLinks {
            ...LinkFields
          }
          more {
            ...LinkFields
          }
        }
        social {
          url
        }
      }
      routes
    }
  `);
  return {
    url: siteIdentity.url,
    language: siteIdentity.language,
    name: siteIdentity.ministry.name,
    description: siteIdentity.ministry.description,
    leader: { ...siteIdentity.leader, path: routes.includes("/about") ? "/about" : "/" },
    menuNames: menuNames(siteIdentity.navigation),
    profiles: siteIdentity.social.map(({ url }) => url),
  };
}

// If a page has a name in several menus, the header's overrides the others.
function menuNames({ header, quickLinks, more }: Navigation): Record<string, string> {
  return Object.fromEntries([...more, ...quickLinks, ...header].map(({ href, label }) => [href, label]));
}
