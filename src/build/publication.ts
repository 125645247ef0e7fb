import { dayIn } from "../calendar/next-gatherings";

/** What decides whether and how an article is shown. */
export interface Listed {
  /** The file's name, and the last part of its address. */
  name: string;
  hasBody: boolean;
  frontmatter: { date: string; status: string; featured: boolean };
}

/** Where and when the site is built. */
export interface Edition {
  /** Drafts, and articles whose day has not come, are for previews only. */
  preview: boolean;
  /** Today, such as 2026-03-08. */
  today: string;
}

/** How far an article is: listed without a page, for previews only (two ways), or out for everyone. */
export type Stage = "coming-soon" | "draft" | "scheduled" | "out";

/** How many articles one page of the blog lists. */
export const pageSize = 24;

/**
 * Decides what kind of build this is: Netlify says so in CONTEXT, and a build that nobody explains is the real one.
 * @param environment the build's environment
 * @param zone the zone whose midnight publishes an article
 */
export function editionOf(environment: NodeJS.ProcessEnv, now: Date, zone: string): Edition {
  const { CONTEXT, NODE_ENV } = environment;
  const preview = CONTEXT === undefined ? NODE_ENV === "development" : CONTEXT !== "production";
  return { preview, today: dayIn(zone, now) };
}

/** How far an article is on a day: a published one whose day has not come is scheduled. */
export function stageOf(
  { status, date }: Pick<Listed["frontmatter"], "status" | "date">,
  today: string,
): Stage {
  if (status === "published") return date <= today ? "out" : "scheduled";
  return status === "draft" ? "draft" : "coming-soon";
}

/** An event's status on a day: one whose day has passed is over, whether or not an editor has said so. */
export function eventStatusOf(
  { status, date }: { status: string; date?: string | null },
  today: string,
): string {
  return date && date < today ? "completed" : status;
}

/** The articles that a visitor may know of: the featured one first, then the newest first. */
export function listed<Article extends Listed>(articles: readonly Article[], edition: Edition): Article[] {
  const shown = articles
    .filter(({ frontmatter }) => frontmatter.status === "coming-soon" || isOut(frontmatter, edition))
    .sort((a, b) =>
      a.frontmatter.date === b.frontmatter.date ? 0 : a.frontmatter.date < b.frontmatter.date ? 1 : -1,
    );
  const featured = shown.find(({ frontmatter }) => frontmatter.featured);
  return featured ? [featured, ...shown.filter((article) => article !== featured)] : shown;
}

/** Whether the article has a page of its own in this edition. */
export function isReadable({ frontmatter, hasBody }: Listed, edition: Edition): boolean {
  return hasBody && isOut(frontmatter, edition);
}

/** The articles of the feed: what is published and has come out. A preview shows drafts, and its feed none. */
export function inFeed<Article extends Listed>(articles: readonly Article[], edition: Edition): Article[] {
  const asPublished = { ...edition, preview: false };
  return articles.filter(
    (article) => article.frontmatter.status === "published" && isReadable(article, asPublished),
  );
}

/** Splits a list into the blog's pages; there is one page even where there is nothing to list. */
export function paged<Item>(items: readonly Item[]): Item[][] {
  const count = Math.max(1, Math.ceil(items.length / pageSize));
  return Array.from({ length: count }, (_, page) => items.slice(page * pageSize, (page + 1) * pageSize));
}

function isOut(frontmatter: Listed["frontmatter"], { preview, today }: Edition): boolean {
  const stage = stageOf(frontmatter, today);
  return stage === "out" || (preview && stage !== "coming-soon");
}
