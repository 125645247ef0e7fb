/** The fields that decide whether and how an article is shown. */
export interface ArticleStatus {
  /** The file's name, and the last part of its address. */
  name: string;
  /** The address of the article's page in this build. Null without a page. */
  page: string | null;
  date: string;
  stage: string;
  featured: boolean;
}

/** The stage of an article. It has a page if it is published. On previews, a draft or scheduled article also has a page. */
type Stage = "coming-soon" | "draft" | "scheduled" | "published";

/** The number of articles on one page of the blog. */
export const articlesPerPage = 24;

/**
 * Whether a build is a preview, which shows drafts and scheduled articles. Netlify's CONTEXT decides. Without CONTEXT,
 * only `gatsby develop` is a preview.
 */
export function isPreview({ CONTEXT, NODE_ENV }: NodeJS.ProcessEnv = process.env): boolean {
  return CONTEXT === undefined ? NODE_ENV === "development" : CONTEXT !== "production";
}

/** The stage of an article on a day. An article with the status published and a later date is scheduled. */
export function stageOf({ status, date }: { status: string; date: string }, today: string): Stage {
  if (status === "published") return date <= today ? "published" : "scheduled";
  return status === "draft" ? "draft" : "coming-soon";
}

/**
 * The date that an article shows. An announced article shows a date only if the date is in the future.
 * @param today the day of the build in the site's zone
 */
export function chooseShownDay(
  { status, date }: { status: string; date: string },
  today: string,
): string | undefined {
  return status === "coming-soon" && date <= today ? undefined : date;
}

/**
 * Lists published articles, then announced articles, each group with the newest first. The featured article is first,
 * unless it is only announced and other articles are published.
 */
export function listArticles<Article extends ArticleStatus>(
  articles: readonly Article[],
  isPreviewBuild: boolean,
): Article[] {
  const shownArticles = articles
    .filter(({ stage }) => stage === "coming-soon" || stage === "published" || isPreviewBuild)
    .sort((a, b) => Number(isToCome(a)) - Number(isToCome(b)) || b.date.localeCompare(a.date));
  const [firstArticle] = shownArticles;
  const featuredArticle = shownArticles.find((article) => article.featured);
  return featuredArticle && firstArticle && isToCome(featuredArticle) === isToCome(firstArticle)
    ? [featuredArticle, ...shownArticles.filter((article) => article !== featuredArticle)]
    : shownArticles;
}

function isToCome({ stage }: ArticleStatus): boolean {
  return stage === "coming-soon";
}

/** Splits a list into the blog's pages. An empty list has one page. */
export function splitIntoPages<Item>(items: readonly Item[]): Item[][] {
  const count = Math.max(1, Math.ceil(items.length / articlesPerPage));
  return Array.from({ length: count }, (_, page) =>
    items.slice(page * articlesPerPage, (page + 1) * articlesPerPage),
  );
}
