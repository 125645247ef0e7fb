import { parseRssFeed } from "feedsmith";
import { feed, type FeedItem } from "./feed";

const words = {
  site: "https://ministry.example",
  language: "en-US",
  title: "Teachings & more <today>",
  description: 'What “we” teach, in "short"',
};

const item = (name: string): FeedItem => ({
  name,
  title: `Prayer & ${name}`,
  excerpt: "Ten minutes <em>honestly</em> spent.",
  category: "Prayer Life",
  published: "2026-03-08T00:00:00-05:00",
  html: '<p>See <a href="/events">us</a>.<sup><a href="#a-fn-1" id="a-fnref-1">1</a></sup></p><p id="a-fn-1">&lt;Note&gt; <a href="https://b.example" target="_blank" rel="noopener">b<span class="new-tab"> (opens in a new tab)</span></a> <a href="#a-fnref-1" data-footnote-backref="" aria-label="Back">↑</a></p>',
});

test("an independent parser reads all its values", () => {
  const read = parseRssFeed(feed(words, [item("first")]));
  expect(read).toMatchObject({
    title: words.title,
    link: "https://ministry.example/blog",
    description: words.description,
    language: "en-US",
    atom: {
      links: [{ href: "https://ministry.example/feed.xml", rel: "self", type: "application/rss+xml" }],
    },
    items: [
      {
        title: "Prayer & first",
        link: "https://ministry.example/blog/first",
        guid: { value: "https://ministry.example/blog/first", isPermaLink: true },
        pubDate: "Sun, 08 Mar 2026 00:00:00 -0500",
        categories: [{ name: "Prayer Life" }],
        description: "Ten minutes <em>honestly</em> spent.",
        content: {
          encoded:
            '<p>See <a href="https://ministry.example/events">us</a>.<sup><a href="#a-fn-1" id="a-fnref-1">1</a></sup></p><p id="a-fn-1">&lt;Note&gt; <a href="https://b.example" rel="noopener">b</a> <a href="#a-fnref-1" data-footnote-backref="" aria-label="Back">↑</a></p>',
        },
      },
    ],
  });
});
