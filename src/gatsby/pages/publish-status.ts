/** The fields that decide whether and how an article is shown. */
export interface ArticleStatus {
  /** The file's name, and the last part of its address. */
  name: string;
  /** The address of its page in this build. */
  page: string | null;
  date: string;
  stage: string;
  featured: boolean;
}

/** The stage of an article: listed without a page, for previews only (two stages), or published. */
type Stage = "coming-soon" | "draft" | "scheduled" | "published";

/** How many articles one page of the blog lists. */
export const pageSize = 24;

/**
 * Whether a build is a preview, which shows drafts and scheduled articles: by Netlify's CONTEXT; without it, the build
 * counts as production.
 */
export function isPreview({ CONTEXT, NODE_ENV }: NodeJS.ProcessEnv = process.env): boolean {
  return CONTEXT === undefined ? NODE_ENV === "development" : CONTEXT !== "production";
}

/** The stage of an article on a day: a published one with a later date is scheduled. */
export function stageOf({ status, date }: { status: string; date: string }, today: string): Stage {
  if (status === "published") return date <= today ? "published" : "scheduled";
  return status === "draft" ? "draft" : "coming-soon";
}

/**
 * The day that an article shows. An announced article whose day has passed does not show one.
 * @param today the day of the build in the site's zone
 */
export function shownDay(
  { status, date }: { status: string; date: string },
  today: string,
): string | undefined {
  return status === "coming-soon" && date <= today ? undefined : date;
}

/**
 * The listed articles: published ones, then announced ones, each newest first. The featured one is first, unless it is
 * only announced and others are published.
 */
export function listedArticles<Article extends ArticleStatus>(
  articles: readonly Article[],
  preview: boolean,
): Article[] {
  const shown = articles
    .filter(({ stage }) => stage === "coming-soon" || stage === "published" || preview)
    .sort((a, b) => Number(isToCome(a)) - Number(isToCome(b)) || b.date.localeCompare(a.date));
  const [first] = shown;
  const featured = shown.find((article) => article.featured);
  return featured && first && isToCome(featured) === isToCome(first)
    ? [featured, ...shown.filter((article) => article !== featured)]
    : shown;
}

function isToCome({ stage }: ArticleStatus): boolean {
  return stage === "coming-soon";
}

/** Splits a list into the blog's pages; an empty list gives one page. */
export function paginate<Item>(items: readonly Item[]): Item[][] {
  const count = Math.max(1, Math.ceil(items.length / pageSize));
  return Array.from({ length: count }, (_, page) => items.slice(page * pageSize, (page + 1) * pageSize));
}
