import { ids, type SiteFacts, type Thing } from "./thing";

interface ArticleFacts {
  path: string;
  title: string;
  description: string;
  /** The day it was published, such as 2026-03-08. */
  date: string;
  /** The name of its category. */
  section: string;
  minutes: number;
}

/** One article, written by the leader. */
export function blogPosting(site: SiteFacts, article: ArticleFacts): Thing {
  const page = ids.page(site, article.path);
  return {
    "@type": "BlogPosting",
    "@id": page.replace(/#page$/, "#article"),
    headline: article.title,
    description: article.description,
    datePublished: article.date,
    articleSection: article.section,
    timeRequired: `PT${String(article.minutes)}M`,
    inLanguage: site.language,
    author: { "@id": ids.leader(site) },
    publisher: { "@id": ids.organization(site) },
    mainEntityOfPage: { "@id": page },
  };
}
