import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Reporter } from "gatsby";
import { readClock } from "../../calendar/clock";
import { firstItemElements, momentOf } from "../feeds";
import { runQuery, type Graphql } from "../query";
import { element, writeRss, writeSelfLink } from "../rss";
import { readSchedule } from "../schema/dates";
import { publishArtwork } from "./artwork";

const podcastQuery = /* GraphQL */ `
  query Podcast {
    siteIdentity {
      url
      language
      ministry { name }
      copyrightYear
      podcast { title description author email category explicit picture { file { absolutePath relativePath extension internal { contentDigest } } } }
    }
    routes
    allArticle(
      filter: { stage: { eq: "published" }, recording: { file: { ne: null } } }
      sort: [{ date: DESC }, { name: DESC }]
    ) {
      nodes {
        name date title excerpt languageAttributes { lang dir } html speaker
        recording { href bytes seconds type guid }
      }
    }
  }
`;

/**
 * Writes podcast.xml and its picture, if site.json has a podcast and the site has a blog. Warns about recordings whose
 * size is unknown.
 */
export async function writePodcast(
  { graphql, reporter }: { graphql: Graphql; reporter: Pick<Reporter, "warn"> },
  folder: string,
): Promise<void> {
  const result = await runQuery<Queries.PodcastQuery>(graphql, podcastQuery);
  const { podcast } = result.siteIdentity;
  if (!podcast || !result.routes.includes("/blog")) return;
  for (const { name, recording } of result.allArticle.nodes)
    if (recording?.bytes === 0)
      reporter.warn(
        `content/articles/${name}.mdx: the size of the recording, which podcast apps need, could not be read from ${recording.href}. Open this address in a browser. If the recording does not play, correct the address. If it plays, download it into content/files, and use that file instead of the address.`,
      );
  const address = await publishArtwork(podcast.picture.file);
  const picture = result.siteIdentity.url + address;
  await writeFile(path.join(folder, "podcast.xml"), writePodcastXml(result, readSchedule().zone, picture));
}

/**
 * Writes a podcast's feed, as Apple requires it (https://podcasters.apple.com/support/823-podcast-requirements), with
 * the elements that other apps read (https://podcasting2.org/docs/podcast-namespace).
 * @param picture the address of the podcast's picture
 */
export function writePodcastXml(
  { siteIdentity, allArticle }: Pick<Queries.PodcastQuery, "siteIdentity" | "allArticle">,
  zone: string,
  picture: string,
): string {
  const { url: site, language, ministry, copyrightYear, podcast } = siteIdentity;
  if (!podcast) return "";
  const { title, description, author, email, category, explicit } = podcast;
  const page = `${site}/blog`;
  return writeRss(
    ["atom", "content", "dc", "itunes", "podcast"],
    [
      element("title", title),
      element("link", page),
      element("description", description),
      element("language", language),
      writeSelfLink(`${site}/podcast.xml`),
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
      ...allArticle.nodes.map((episode) =>
        writeItem(episode, site, momentOf(episode, allArticle.nodes, zone)),
      ),
    ],
  );
}

type Episode = Queries.PodcastQuery["allArticle"]["nodes"][number];

function writeItem(episode: Episode, site: string, moment: string): string {
  const { name, speaker, recording } = episode;
  if (!recording) return "";
  const { href, bytes, type, seconds, guid } = recording;
  return element("item", [
    ...firstItemElements(episode, site, moment),
    element("guid", guid ?? name, { isPermaLink: "false" }),
    element("enclosure", [], { url: new URL(href, site).href, length: String(bytes), type }),
    element("itunes:duration", String(seconds)),
    ...(speaker === null
      ? []
      : [element("itunes:author", speaker), element("podcast:person", speaker, { role: "guest" })]),
  ]);
}
