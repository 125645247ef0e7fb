import { parseRssFeed } from "feedsmith";
import { feed, podcastFeed } from "./feeds";

const zone = "America/New_York";
const site = { url: "https://ministry.example", language: "en-US" };

const article = {
  name: "first",
  title: "Prayer & first",
  excerpt: "Ten minutes <em>honestly</em> spent.",
  categoryName: "Prayer Life",
  date: "2026-03-08",
  language: "es",
  html: '<p>See <a href="/events">us</a>.<sup><a href="#a-fn-1" id="a-fnref-1">1</a></sup></p><p id="a-fn-1">&lt;Note&gt; <a href="https://b.example" target="_blank" rel="noopener">b<span class="new-tab"> (opens in a new tab)</span></a> <a href="#a-fnref-1" data-footnote-backref="" aria-label="Back">↑</a></p>',
};

const file = { absolutePath: "", relativePath: "", extension: "png", internal: { contentDigest: "" } };

/** What a reader finds of the article in either feed. */
const read = {
  title: "Prayer & first",
  link: "https://ministry.example/blog/first",
  pubDate: "Sun, 08 Mar 2026 00:00:00 -0500",
  description: "Ten minutes <em>honestly</em> spent.",
  dc: { languages: ["es"] },
  content: {
    encoded:
      '<p>See <a href="https://ministry.example/events">us</a>.<sup><a href="#a-fn-1" id="a-fnref-1">1</a></sup></p><p id="a-fn-1">&lt;Note&gt; <a href="https://b.example" rel="noopener">b</a> <a href="#a-fnref-1" data-footnote-backref="" aria-label="Back">↑</a></p>',
  },
};

test("an independent parser reads all values of the feed", () => {
  const seo = { title: "Teachings & more <today>", description: 'What “we” teach, in "short"' };
  const blog = {
    siteIdentity: site,
    blogPage: { seo },
    allArticle: { nodes: [article] },
  };
  expect(parseRssFeed(feed(blog, zone))).toMatchObject({
    ...seo,
    link: "https://ministry.example/blog",
    language: "en-US",
    atom: {
      links: [{ href: "https://ministry.example/feed.xml", rel: "self", type: "application/rss+xml" }],
    },
    items: [
      {
        ...read,
        guid: { value: "https://ministry.example/blog/first", isPermaLink: true },
        categories: [{ name: "Prayer Life" }],
      },
    ],
  });
});

test("an independent parser finds the elements that Apple requires", () => {
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
  const xml = podcastFeed({ siteIdentity, allArticle: { nodes: episodes } }, zone, picture);
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
        // Of one day, the later part of a series has the later moment.
        pubDate: "Sun, 08 Mar 2026 00:01:00 -0500",
      },
      {
        ...read,
        guid: { value: "first", isPermaLink: false },
        enclosures: [
          { url: "https://ministry.example/files/ten.mp3?a=1&b=2", length: 30081024, type: "audio/mpeg" },
        ],
        itunes: { duration: 3760, author: "Ruth Guest" },
        podcast: { persons: [{ display: "Ruth Guest", role: "guest" }] },
      },
    ],
  });
  // Apple takes true and false alone.
  expect(xml).toContain("<itunes:explicit>false</itunes:explicit>");
});
