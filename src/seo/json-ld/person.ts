import { absolute, ids, type SiteFacts, type Thing } from "./thing";

interface LeaderFacts {
  /** The person's fields of knowledge, if the page shows them. */
  knowsAbout?: readonly string[];
}

/** The ministry's leader. */
export function leader(site: SiteFacts, { knowsAbout = [] }: LeaderFacts = {}): Thing {
  return {
    "@type": "Person",
    "@id": ids.leader(site),
    name: site.leader.name,
    description: site.leader.role,
    url: absolute(site, site.leader.path),
    worksFor: { "@id": ids.organization(site) },
    ...(knowsAbout.length > 0 && { knowsAbout }),
  };
}
