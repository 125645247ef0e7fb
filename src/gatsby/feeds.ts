import { writeFile } from "node:fs/promises";
import path from "node:path";
import { momentIn } from "../calendar/local-time";
import { standaloneHtml } from "../content-model/text/render";
import { runQuery, type Graphql } from "./query";
import { element, formatFeedDate, writeRss, writeSelfLink } from "./rss";

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

/** Writes feed.xml with the newest teachings, if a teaching is published. */
export async function writeFeed(graphql: Graphql, folder: string, zone: string): Promise<void> {
  const result = await runQuery<Queries.FeedQuery>(graphql, feedQuery);
  if (result.allArticle.nodes.length > 0)
    await writeFile(path.join(folder, "feed.xml"), writeFeedXml(result, zone));
}

/** Writes articles as an RSS 2.0 feed, with Atom's self link and the full texts (RSS content module). */
export function writeFeedXml(
  { siteIdentity, blogPage, allArticle }: Queries.FeedQuery,
  zone: string,
): string {
  const { url: site, language } = siteIdentity;
  return writeRss(
    ["atom", "content", "dc"],
    [
      element("title", blogPage.seo.title),
      element("link", `${site}/blog`),
      element("description", blogPage.seo.description),
      element("language", language),
      writeSelfLink(`${site}/feed.xml`),
      ...allArticle.nodes.map((article) =>
        element("item", [
          ...firstItemElements(article, site, momentOf(article, allArticle.nodes, zone)),
          element("guid", `${site}/blog/${article.name}`, { isPermaLink: "true" }),
          element("category", article.categoryName),
        ]),
      ),
    ],
  );
}

type Item = Pick<Queries.Article, "name" | "date" | "title" | "excerpt" | "languageAttributes" | "html">;

/** The first elements of an item, which this feed and the podcast's feed share. */
export function firstItemElements(
  { name, title, excerpt, languageAttributes, html }: Item,
  site: string,
  moment: string,
): string[] {
  return [
    element("title", title),
    element("link", `${site}/blog/${name}`),
    element("pubDate", formatFeedDate(moment)),
    element("description", excerpt),
    ...(languageAttributes ? [element("dc:language", languageAttributes.lang)] : []),
    // A recording may not have a text.
    ...(html === ""
      ? []
      : [element("content:encoded", declareLanguage(standaloneHtml(html, site), languageAttributes))]),
  ];
}

/**
 * The time of an article in a feed: the start of its day. Articles of the same day are a minute apart, so that feed
 * readers keep their order.
 * @param articles all articles of the feed, the newest first. On the same day, the later parts of a series are first
 */
export function momentOf({ name, date }: Item, articles: readonly Item[], zone: string): string {
  const articlesOfDay = articles.filter((article) => article.date === date).reverse();
  const minute = Math.min(
    articlesOfDay.findIndex((article) => article.name === name),
    59,
  );
  return momentIn(zone, date, `00:${String(minute).padStart(2, "0")}`);
}

/** Wraps a text in an element that declares its language: feed readers need it to show a text from right to left. */
function declareLanguage(html: string, attributes: Item["languageAttributes"]): string {
  return attributes ? element("div", [html], attributes) : html;
}
