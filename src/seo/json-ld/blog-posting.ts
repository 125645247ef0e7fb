import { absolute, ids, type SiteFacts, type Thing } from "./thing";

/** When an article was published, and when its text was last changed. */
export interface ArticleDates {
  /** In ISO 8601 with its offset. */
  published: string;
  /** In the same format; undefined if unknown. */
  modified?: string | undefined;
}

interface ArticleFacts extends ArticleDates {
  path: string;
  title: string;
  description: string;
  /** The name of its category. */
  section: string;
  minutes: number;
  /** The page's picture for link previews, in static/previews. */
  preview: string;
}

/** One article, written by the leader (https://schema.org/BlogPosting). */
export function blogPosting(site: SiteFacts, article: ArticleFacts): Thing {
  const { published, modified } = article;
  const page = ids.page(site, article.path);
  return {
    "@type": "BlogPosting",
    "@id": page.replace(/#page$/, "#article"),
    headline: article.title,
    description: article.description,
    image: absolute(site, `/previews/${article.preview}.png`),
    datePublished: published,
    ...(modified !== undefined && { dateModified: later(published, modified) }),
    articleSection: article.section,
    timeRequired: `PT${String(article.minutes)}M`,
    inLanguage: site.language,
    author: { "@id": ids.leader(site) },
    publisher: { "@id": ids.organization(site) },
    mainEntityOfPage: { "@id": page },
  };
}

// A text that was finished before its publication counts as unchanged since then.
function later(published: string, modified: string): string {
  return Date.parse(modified) > Date.parse(published) ? modified : published;
}
