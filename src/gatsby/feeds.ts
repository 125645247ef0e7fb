import { writeFile } from "node:fs/promises";
import path from "node:path";
import { momentIn } from "../calendar/local-time";
import { standaloneHtml } from "../content-model/text/render";
import { runQuery, type Graphql } from "./query";
import { element, feedDate, rss, selfLink } from "./rss";

const feedQuery = /* GraphQL */ `
  query Feed {
    siteIdentity { url language }
    blogPage {
      seo { title description }
    }
    allArticle(
      filter: { stage: { eq: "published" } }
      sort: [{ date: DESC }, { name: DESC }]
      limit: 24
    ) {
      nodes { name date title excerpt categoryName languageAttributes { lang dir } html }
    }
  }
`;

/** Writes feed.xml, with the newest teachings, if the blog has a published one. */
export async function writeFeed(graphql: Graphql, folder: string, zone: string): Promise<void> {
  const result = await runQuery<Queries.FeedQuery>(graphql, feedQuery);
  if (result.allArticle.nodes.length > 0) await writeFile(path.join(folder, "feed.xml"), feed(result, zone));
}

/** Writes articles as an RSS 2.0 feed, with Atom's self link and the full texts (RSS content module). */
export function feed({ siteIdentity, blogPage, allArticle }: Queries.FeedQuery, zone: string): string {
  const { url: site, language } = siteIdentity;
  return rss(
    ["atom", "content", "dc"],
    [
      element("title", blogPage.seo.title),
      element("link", `${site}/blog`),
      element("description", blogPage.seo.description),
      element("language", language),
      selfLink(`${site}/feed.xml`),
      ...allArticle.nodes.map((article) =>
        element("item", [
          ...itemBeginning(article, site, momentOf(article, allArticle.nodes, zone)),
          element("guid", `${site}/blog/${article.name}`, { isPermaLink: "true" }),
          element("category", article.categoryName),
        ]),
      ),
    ],
  );
}

type Item = Pick<Queries.Article, "name" | "date" | "title" | "excerpt" | "languageAttributes" | "html">;

/** The elements with which an item begins in this feed and in that of the podcast. */
export function itemBeginning(
  { name, title, excerpt, languageAttributes, html }: Item,
  site: string,
  moment: string,
): string[] {
  return [
    element("title", title),
    element("link", `${site}/blog/${name}`),
    element("pubDate", feedDate(moment)),
    element("description", excerpt),
    ...(languageAttributes ? [element("dc:language", languageAttributes.lang)] : []),
    // A recording may not have a text.
    ...(html === ""
      ? []
      : [element("content:encoded", inLanguage(standaloneHtml(html, site), languageAttributes))]),
  ];
}

/**
 * The time of an article in a feed: the start of its day. Articles of the same day are a minute apart, so that feed
 * readers keep their order.
 * @param articles all articles of the feed, newest first, and later parts of a series first within a day
 */
export function momentOf({ name, date }: Item, articles: readonly Item[], zone: string): string {
  const ofDay = articles.filter((other) => other.date === date).reverse();
  const minute = Math.min(
    ofDay.findIndex((other) => other.name === name),
    59,
  );
  return momentIn(zone, date, `00:${String(minute).padStart(2, "0")}`);
}

/** Feed readers only show a text from right to left if an element around it declares that. */
function inLanguage(html: string, attributes: Item["languageAttributes"]): string {
  return attributes ? element("div", [html], attributes) : html;
}
