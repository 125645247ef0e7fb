import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { standaloneHtml } from "../content-model/text/render";
import { publishedFrom } from "./pages/publish-status";
import { element, feedDate, rss, selfLink } from "./rss";
import { runQuery } from "./query";

type PostBuild = Parameters<NonNullable<GatsbyNode["onPostBuild"]>>[0];

interface FoundBlog {
  siteIdentity: { url: string; language: string };
  blogPage: {
    seo: { title: string; description: string };
    list: { categories: { value: string; label: string }[] };
  };
  allArticle: { nodes: Article[] };
}

interface Article {
  name: string;
  date: string;
  title: string;
  excerpt: string;
  category: string;
  html: string;
}

/**
 * Writes feed.xml, with the newest teachings, if the blog has a published one.
 * @param zone the ministry's time zone, in which a teaching's date begins
 */
export async function writeFeed(
  { graphql }: Pick<PostBuild, "graphql">,
  folder: string,
  zone: string,
): Promise<void> {
  const { siteIdentity, blogPage, allArticle } = await runQuery<FoundBlog>(graphql, query);
  if (allArticle.nodes.length === 0) return;
  const categories = new Map(blogPage.list.categories.map(({ value, label }) => [value, label]));
  const items = allArticle.nodes.map(({ category, date, ...article }) => ({
    ...article,
    category: categories.get(category) ?? category,
    published: publishedFrom(date, zone),
  }));
  const { url: site, language } = siteIdentity;
  await writeFile(path.join(folder, "feed.xml"), feed({ site, language, ...blogPage.seo }, items));
}

const query = `
  query FoundBlog {
    siteIdentity { url language }
    blogPage {
      seo { title description }
      list { categories { value label } }
    }
    allArticle(
      filter: { stage: { eq: "published" } }
      sort: [{ date: DESC }, { name: ASC }]
      limit: 24
    ) {
      nodes { name date title excerpt category html }
    }
  }
`;

/** What a feed says of itself. */
interface FeedWords {
  /** The site's address, without a slash at its end. */
  site: string;
  /** The language of the texts (BCP 47). */
  language: string;
  title: string;
  description: string;
}

/** A teaching as the feed lists it. */
export interface FeedItem {
  /** The last part of its address. */
  name: string;
  title: string;
  excerpt: string;
  /** Its category's name, as visitors read it. */
  category: string;
  /** When it was published: ISO 8601, in the ministry's zone. */
  published: string;
  /** Its text, as its page has it. */
  html: string;
}

/** Writes articles as an RSS 2.0 feed, with Atom's self link and the full texts (RSS content module). */
export function feed({ site, language, title, description }: FeedWords, items: readonly FeedItem[]): string {
  return rss(
    ["atom", "content"],
    [
      element("title", title),
      element("link", `${site}/blog`),
      element("description", description),
      element("language", language),
      selfLink(`${site}/feed.xml`),
      ...items.map((item) => entry(site, item)),
    ],
  );
}

function entry(site: string, { name, title, excerpt, category, published, html }: FeedItem): string {
  const address = `${site}/blog/${name}`;
  return element("item", [
    element("title", title),
    element("link", address),
    element("guid", address, { isPermaLink: "true" }),
    element("pubDate", feedDate(published)),
    element("category", category),
    element("description", excerpt),
    // A recording may stand without a text.
    ...(html === "" ? [] : [element("content:encoded", standaloneHtml(html, site))]),
  ]);
}
