import { absolute, ids, type SiteFacts, type Thing } from "./thing";

/** The ministry's leader. */
export function leader(site: SiteFacts): Thing {
  return {
    "@type": "Person",
    "@id": ids.leader(site),
    name: site.leader.name,
    description: site.leader.role,
    url: absolute(site, "/about"),
    worksFor: { "@id": ids.organization(site) },
  };
}
