import { absolute, ids, type SiteFacts, type Thing } from "./thing";

/** The ministry on a page about something else; the node of the same @id on Home has the details. */
export function organization(site: SiteFacts): Thing {
  return {
    "@type": "Organization",
    "@id": ids.organization(site),
    name: site.name,
    url: absolute(site, "/"),
    logo: absolute(site, "/icons/icon-512.png"),
  };
}

/** The ministry, with all that is said of it. */
export function wholeOrganization(site: SiteFacts): Thing {
  return {
    ...organization(site),
    description: site.description,
    founder: { "@id": ids.leader(site) },
    ...(site.profiles.length > 0 && { sameAs: site.profiles }),
  };
}
