import { parseRssFeed } from "feedsmith";
import { article, parsedItem, site, zone } from "../testing/feed-article";
import { writePodcastXml } from "./podcast";

const file = { absolutePath: "", relativePath: "", extension: "png", internal: { contentDigest: "" } };

test("a podcast parser of another project reads all elements that Apple requires", () => {
  const podcast = {
    ...{ title: "The Watch & more", description: "Teachings <to hear>.", author: "Alex Sample" },
    ...{ email: "podcast@ministry.example", category: "Christianity", explicit: false },
    picture: { file },
  };
  const recording = { href: "/files/ten.mp3?a=1&b=2", bytes: 30081024, seconds: 3760, type: "audio/mpeg" };
  const episodes = [
    {
      ...{ ...article, name: "second", html: "", speaker: null },
      recording: { ...recording, guid: "old-7" },
    },
    { ...article, speaker: "Ruth Guest", recording: { ...recording, guid: null } },
  ];
  const siteIdentity = { ...site, ministry: { name: "Salt & Light" }, copyrightYear: 2025, podcast };
  const picture = "https://ministry.example/static/pictures/1-artwork.jpg";
  const xml = writePodcastXml({ siteIdentity, allArticle: { nodes: episodes } }, zone, picture);
  expect(parseRssFeed(xml)).toMatchObject({
    title: podcast.title,
    description: podcast.description,
    language: "en-US",
    link: "https://ministry.example/blog",
    atom: { links: [{ href: "https://ministry.example/podcast.xml", rel: "self" }] },
    itunes: {
      author: "Alex Sample",
      owner: { name: "Alex Sample", email: "podcast@ministry.example" },
      image: picture,
      categories: [{ text: "Religion & Spirituality", categories: [{ text: "Christianity" }] }],
      explicit: false,
      type: "episodic",
    },
    copyright: "© 2025 Salt & Light",
    items: [
      {
        guid: { value: "old-7", isPermaLink: false },
        // If parts of a series have the same date, the later part has the later time.
        pubDate: "Sun, 08 Mar 2026 00:01:00 -0500",
      },
      {
        ...parsedItem,
        guid: { value: "first", isPermaLink: false },
        enclosures: [
          { url: "https://ministry.example/files/ten.mp3?a=1&b=2", length: 30081024, type: "audio/mpeg" },
        ],
        itunes: { duration: 3760, author: "Ruth Guest" },
        podcast: { persons: [{ display: "Ruth Guest", role: "guest" }] },
      },
    ],
  });
  // Apple accepts only true and false.
  expect(xml).toContain("<itunes:explicit>false</itunes:explicit>");
});
