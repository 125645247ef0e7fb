import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { standaloneHtml } from "../content-model/text/render";
import { publishedFrom } from "./pages/publish-status";
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
      sort: [{ date: DESC }, { name: ASC }]
      limit: 24
    ) {
      nodes { name date title excerpt categoryName html }
    }
  }
`;

/**
 * Writes feed.xml, with the newest teachings, if the blog has a published one.
 * @param zone the ministry's time zone, in which a teaching's date begins
 */
export async function writeFeed(graphql: Graphql, folder: string, zone: string): Promise<void> {
  const found = await runQuery<Queries.FeedQuery>(graphql, feedQuery);
  if (found.allArticle.nodes.length > 0) await writeFile(path.join(folder, "feed.xml"), feed(found, zone));
}

/** Writes articles as an RSS 2.0 feed, with Atom's self link and the full texts (RSS content module). */
export function feed({ siteIdentity, blogPage, allArticle }: Queries.FeedQuery, zone: string): string {
  const { url: site, language } = siteIdentity;
  return rss(
    ["atom", "content"],
    [
      element("title", blogPage.seo.title),
      element("link", `${site}/blog`),
      element("description", blogPage.seo.description),
      element("language", language),
      selfLink(`${site}/feed.xml`),
      ...allArticle.nodes.map(({ name, title, excerpt, categoryName, date, html }) =>
        element("item", [
          element("title", title),
          element("link", `${site}/blog/${name}`),
          element("guid", `${site}/blog/${name}`, { isPermaLink: "true" }),
          element("pubDate", feedDate(publishedFrom(date, zone))),
          element("category", categoryName),
          element("description", excerpt),
          ...fullText(html, site),
        ]),
      ),
    ],
  );
}

// A recording may stand without a text.
function fullText(html: string, site: string): string[] {
  return html === "" ? [] : [element("content:encoded", standaloneHtml(html, site))];
}

const podcastQuery = /* GraphQL */ `
  query Podcast {
    siteIdentity {
      url
      language
      podcast { title description author email category explicit picture { file { absolutePath } } }
    }
    allArticle(
      filter: { stage: { eq: "published" }, recording: { file: { ne: null } } }
      sort: [{ date: DESC }, { name: ASC }]
    ) {
      nodes { name date title excerpt html speaker recording { href bytes seconds type guid } }
    }
  }
`;

/** The largest picture that Apple takes, in pixels. */
const largest = 3000;

/**
 * Writes podcast.xml and its picture, if site.json has a podcast.
 * @param zone the ministry's time zone, in which a teaching's date begins
 */
export async function writePodcast(graphql: Graphql, folder: string, zone: string): Promise<void> {
  const found = await runQuery<Queries.PodcastQuery>(graphql, podcastQuery);
  const { podcast } = found.siteIdentity;
  if (!podcast) return;
  const signal = AbortSignal.timeout(5000);
  const episodes = found.allArticle.nodes.map(async (episode) => {
    const { recording } = episode;
    if (!recording || recording.bytes > 0) return episode;
    return { ...episode, recording: { ...recording, bytes: await bytesAt(recording.href, signal) } };
  });
  const allArticle = { nodes: await Promise.all(episodes) };
  await writeFile(path.join(folder, "podcast.xml"), podcastFeed({ ...found, allArticle }, zone));
  const previews = path.join(folder, "previews");
  await mkdir(previews, { recursive: true });
  await sharp(podcast.picture.file.absolutePath)
    .resize({ width: largest, withoutEnlargement: true })
    .flatten()
    .jpeg({ quality: 85 })
    .toFile(path.join(previews, "podcast.jpg"));
}

// A build without a network, or a host that does not tell, makes a feed all the same.
async function bytesAt(address: string, signal: AbortSignal): Promise<number> {
  const answer = await fetch(address, { method: "HEAD", signal }).catch(() => undefined);
  return answer?.ok ? Number(answer.headers.get("content-length")) : 0;
}

/**
 * Writes a podcast's feed, as Apple asks for it (https://podcasters.apple.com/support/823-podcast-requirements), with
 * what other apps read (https://podcasting2.org/docs/podcast-namespace).
 */
export function podcastFeed({ siteIdentity, allArticle }: Queries.PodcastQuery, zone: string): string {
  const { url: site, language, podcast } = siteIdentity;
  if (!podcast) return "";
  const { title, description, author, email, category, explicit } = podcast;
  const page = `${site}/blog`;
  const picture = `${site}/previews/podcast.jpg`;
  return rss(
    ["atom", "content", "itunes", "podcast"],
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
      ...allArticle.nodes.map((episode) => item(episode, site, zone)),
    ],
  );
}

type Episode = Queries.PodcastQuery["allArticle"]["nodes"][number];

function item(
  { name, title, excerpt, html, speaker, date, recording }: Episode,
  site: string,
  zone: string,
): string {
  if (!recording) return "";
  const { href, bytes, type, seconds, guid } = recording;
  return element("item", [
    element("title", title),
    element("link", `${site}/blog/${name}`),
    element("guid", guid ?? name, { isPermaLink: "false" }),
    element("pubDate", feedDate(publishedFrom(date, zone))),
    element("description", excerpt),
    ...fullText(html, site),
    element("enclosure", [], { url: new URL(href, site).href, length: String(bytes), type }),
    element("itunes:duration", String(seconds)),
    ...(speaker === null
      ? []
      : [element("itunes:author", speaker), element("podcast:person", speaker, { role: "guest" })]),
  ]);
}
