import { absolute, ids, type SiteFacts, type Thing } from "./thing";

interface PageFacts {
  path: string;
  title: string;
  description: string;
  /** A more specific type, such as ContactPage. */
  type?: "WebPage" | "AboutPage" | "ContactPage";
  /** The subject of the page; the ministry by default. */
  about?: "organization" | "leader";
}

/** A page of the site. */
export function webPage(site: SiteFacts, page: PageFacts): Thing {
  const { path, title, description, type = "WebPage", about = "organization" } = page;
  return {
    "@type": type,
    "@id": ids.page(site, path),
    url: absolute(site, path),
    name: title,
    description,
    inLanguage: site.language,
    isPartOf: { "@id": ids.website(site) },
    about: { "@id": ids[about](site) },
  };
}
