import { absolute, ids, type SiteFacts, type Thing } from "./thing";

interface PageFacts {
  path: string;
  title: string;
  description: string;
  /** A more exact type of schema.org, such as ContactPage. */
  type?: "WebPage" | "ContactPage";
}

/** One page of the site. */
export function webPage(site: SiteFacts, { path, title, description, type = "WebPage" }: PageFacts): Thing {
  return {
    "@type": type,
    "@id": ids.page(site, path),
    url: absolute(site, path),
    name: title,
    description,
    inLanguage: site.language,
    isPartOf: { "@id": ids.website(site) },
    about: { "@id": ids.organization(site) },
  };
}
