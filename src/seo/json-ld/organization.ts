import { absolute, ids, type SiteFacts, type Thing } from "./thing";

/** The ministry. */
export function organization(site: SiteFacts): Thing {
  return {
    "@type": "Organization",
    "@id": ids.organization(site),
    name: site.name,
    description: site.description,
    url: absolute(site, "/"),
    logo: absolute(site, "/icons/icon-512.png"),
    founder: { "@id": ids.leader(site) },
    sameAs: site.profiles,
  };
}
