import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Reporter } from "gatsby";
import { readClock } from "../calendar/clock";
import { momentIn } from "../calendar/local-time";
import { standaloneHtml } from "../content-model/text/render";
import { publishArtwork } from "./images";
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
      nodes { name date title excerpt categoryName language html }
    }
  }
`;

/** Writes feed.xml, with the newest teachings, if the blog has a published one. */
export async function writeFeed(graphql: Graphql, folder: string, zone: string): Promise<void> {
  const found = await runQuery<Queries.FeedQuery>(graphql, feedQuery);
  if (found.allArticle.nodes.length > 0) await writeFile(path.join(folder, "feed.xml"), feed(found, zone));
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

type Item = Pick<Queries.Article, "name" | "date" | "title" | "excerpt" | "language" | "html">;

/** The elements of an item in both feeds. */
function itemBeginning(
  { name, title, excerpt, language, html }: Item,
  site: string,
  moment: string,
): string[] {
  return [
    element("title", title),
    element("link", `${site}/blog/${name}`),
    element("pubDate", feedDate(moment)),
    element("description", excerpt),
    ...(language ? [element("dc:language", language)] : []),
    ...fullText(html, site),
  ];
}

/**
 * The time of an article in a feed: the start of its day. Articles of the same day are a minute apart, so that feed
 * readers keep their order.
 * @param articles all articles of the feed, newest first, and later parts of a series first within a day
 */
function momentOf({ name, date }: Item, articles: readonly Item[], zone: string): string {
  const ofDay = articles.filter((other) => other.date === date).reverse();
  const minute = Math.min(
    ofDay.findIndex((other) => other.name === name),
    59,
  );
  return momentIn(zone, date, `00:${String(minute).padStart(2, "0")}`);
}

// A recording may not have a text.
function fullText(html: string, site: string): string[] {
  return html === "" ? [] : [element("content:encoded", standaloneHtml(html, site))];
}

const podcastQuery = /* GraphQL */ `
  query Podcast {
    siteIdentity {
      url
      language
      ministry { name }
      copyrightYear
      podcast { title description author email category explicit picture { file { absolutePath relativePath extension internal { contentDigest } } } }
    }
    allArticle(
      filter: { stage: { eq: "published" }, recording: { file: { ne: null } } }
      sort: [{ date: DESC }, { name: DESC }]
    ) {
      nodes {
        name date title excerpt language html speaker
        recording { href bytes seconds type guid }
      }
    }
  }
`;

/** Writes podcast.xml and its picture, if site.json has a podcast. Warns of episodes whose size is not known. */
export async function writePodcast(
  graphql: Graphql,
  folder: string,
  zone: string,
  reporter: Pick<Reporter, "warn">,
): Promise<void> {
  const found = await runQuery<Queries.PodcastQuery>(graphql, podcastQuery);
  const { podcast } = found.siteIdentity;
  if (!podcast) return;
  for (const { name, recording } of found.allArticle.nodes)
    if (recording?.bytes === 0)
      reporter.warn(
        `content/articles/${name}.mdx: the server of ${recording.href} does not report the size of the recording, which podcast apps need. Open the address. If it does not play, correct it.`,
      );
  const address = await publishArtwork(podcast.picture.file);
  const picture = found.siteIdentity.url + address;
  await writeFile(path.join(folder, "podcast.xml"), podcastFeed(found, zone, picture));
}

/**
 * Writes a podcast's feed, as Apple requires it (https://podcasters.apple.com/support/823-podcast-requirements), with
 * the elements that other apps read (https://podcasting2.org/docs/podcast-namespace).
 * @param picture the address of the podcast's picture
 */
export function podcastFeed(
  { siteIdentity, allArticle }: Queries.PodcastQuery,
  zone: string,
  picture: string,
): string {
  const { url: site, language, ministry, copyrightYear, podcast } = siteIdentity;
  if (!podcast) return "";
  const { title, description, author, email, category, explicit } = podcast;
  const page = `${site}/blog`;
  return rss(
    ["atom", "content", "dc", "itunes", "podcast"],
    [
      element("title", title),
      element("link", page),
      element("description", description),
      element("language", language),
      selfLink(`${site}/podcast.xml`),
      element("image", [element("url", picture), element("title", title), element("link", page)]),
      element("itunes:image", [], { href: picture }),
      element("itunes:author", author),
      element("itunes:owner", [element("itunes:name", author), element("itunes:email", email)]),
      element("itunes:category", [element("itunes:category", [], { text: category })], {
        text: "Religion & Spirituality",
      }),
      element("itunes:explicit", String(explicit)),
      element("itunes:type", "episodic"),
      element("copyright", `© ${String(copyrightYear)} ${ministry.name}`),
      element("lastBuildDate", readClock().toUTCString()),
      ...allArticle.nodes.map((episode) => item(episode, site, momentOf(episode, allArticle.nodes, zone))),
    ],
  );
}

type Episode = Queries.PodcastQuery["allArticle"]["nodes"][number];

function item(episode: Episode, site: string, moment: string): string {
  const { name, speaker, recording } = episode;
  if (!recording) return "";
  const { href, bytes, type, seconds, guid } = recording;
  return element("item", [
    ...itemBeginning(episode, site, moment),
    element("guid", guid ?? name, { isPermaLink: "false" }),
    element("enclosure", [], { url: new URL(href, site).href, length: String(bytes), type }),
    element("itunes:duration", String(seconds)),
    ...(speaker === null
      ? []
      : [element("itunes:author", speaker), element("podcast:person", speaker, { role: "guest" })]),
  ]);
}
