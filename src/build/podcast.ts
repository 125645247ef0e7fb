import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import sharp from "sharp";
import { standaloneHtml } from "../content-model/text/render";
import { publishedFrom } from "./pages/publish-status";
import { element, feedDate, rss, selfLink } from "./rss";
import { runQuery } from "./query";

type PostBuild = Parameters<NonNullable<GatsbyNode["onPostBuild"]>>[0];

/** The largest picture that Apple takes, in pixels. */
const largest = 3000;

interface FoundPodcast {
  siteIdentity: { url: string; language: string; podcast: PodcastWords | null };
  allArticle: { nodes: Episode[] };
}

/** What a podcast says of itself. */
export interface PodcastWords {
  title: string;
  description: string;
  author: string;
  email: string;
  category: string;
  explicit: boolean;
  picture: { file: { absolutePath: string } };
}

/** A teaching with a recording. */
export interface Episode {
  name: string;
  date: string;
  title: string;
  excerpt: string;
  html: string;
  speaker: string | null;
  recording: { href: string; bytes: number; seconds: number; type: string; guid: string | null };
}

/**
 * Writes podcast.xml and its picture, if site.json has a podcast.
 * @param zone the ministry's time zone, in which a teaching's date begins
 */
export async function writePodcast(
  { graphql }: Pick<PostBuild, "graphql">,
  folder: string,
  zone: string,
): Promise<void> {
  const { siteIdentity, allArticle } = await runQuery<FoundPodcast>(graphql, query);
  const { url: site, language, podcast } = siteIdentity;
  if (!podcast) return;
  const signal = AbortSignal.timeout(5000);
  const episodes = allArticle.nodes.map(async (episode) => {
    const { href, bytes } = episode.recording;
    const own = { href: new URL(href, site).href, bytes: bytes || (await bytesAt(href, signal)) };
    return {
      ...episode,
      date: publishedFrom(episode.date, zone),
      recording: { ...episode.recording, ...own },
    };
  });
  const xml = podcastFeed({ site, language, ...podcast }, await Promise.all(episodes));
  await writeFile(path.join(folder, "podcast.xml"), xml);
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

const query = `
  query FoundPodcast {
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

/**
 * Writes a podcast's feed, as Apple asks for it (https://podcasters.apple.com/support/823-podcast-requirements), with
 * what other apps read (https://podcasting2.org/docs/podcast-namespace).
 * @param site the site's address, without a slash at its end
 * @param episodes the newest first, with their moments and whole addresses
 */
export function podcastFeed(
  { site, ...words }: PodcastWords & { site: string; language: string },
  episodes: readonly Episode[],
): string {
  const page = `${site}/blog`;
  const picture = `${site}/previews/podcast.jpg`;
  return rss(
    ["atom", "content", "itunes", "podcast"],
    [
      element("title", words.title),
      element("link", page),
      element("description", words.description),
      element("language", words.language),
      selfLink(`${site}/podcast.xml`),
      element("image", [element("url", picture), element("title", words.title), element("link", page)]),
      element("itunes:image", [], { href: picture }),
      element("itunes:author", words.author),
      element("itunes:owner", [element("itunes:name", words.author), element("itunes:email", words.email)]),
      element("itunes:category", [element("itunes:category", [], { text: words.category })], {
        text: "Religion & Spirituality",
      }),
      element("itunes:explicit", String(words.explicit)),
      element("itunes:type", "episodic"),
      ...episodes.map((episode) => item(site, episode)),
    ],
  );
}

function item(site: string, { name, title, excerpt, html, speaker, date, recording }: Episode): string {
  const { href, bytes, type, seconds, guid } = recording;
  return element("item", [
    element("title", title),
    element("link", `${site}/blog/${name}`),
    element("guid", guid ?? name, { isPermaLink: "false" }),
    element("pubDate", feedDate(date)),
    element("description", excerpt),
    ...(html === "" ? [] : [element("content:encoded", standaloneHtml(html, site))]),
    element("enclosure", [], { url: href, length: String(bytes), type }),
    element("itunes:duration", String(seconds)),
    ...(speaker === null
      ? []
      : [element("itunes:author", speaker), element("podcast:person", speaker, { role: "guest" })]),
  ]);
}
