import { absolute, ids, type SiteFacts, type Thing } from "./thing";

/** The website as a whole. */
export function webSite(site: SiteFacts): Thing {
  return {
    "@type": "WebSite",
    "@id": ids.website(site),
    name: site.name,
    url: absolute(site, "/"),
    inLanguage: site.language,
    publisher: { "@id": ids.organization(site) },
  };
}
