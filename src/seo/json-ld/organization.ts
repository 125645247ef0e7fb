import { absolute, ids, type SiteFacts, type Thing } from "./thing";

/** A reference to the ministry from a page about something else; the home page has the details under the same @id. */
export function organization(site: SiteFacts): Thing {
  return {
    "@type": "Organization",
    "@id": ids.organization(site),
    name: site.name,
    url: absolute(site, "/"),
    logo: absolute(site, "/icons/icon-512.png"),
  };
}

/** The ministry with all details. */
export function wholeOrganization(site: SiteFacts): Thing {
  return {
    ...organization(site),
    description: site.description,
    founder: { "@id": ids.leader(site) },
    ...(site.profiles.length > 0 && { sameAs: site.profiles }),
  };
}
