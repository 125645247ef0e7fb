import { parseRssFeed } from "feedsmith";
import { feed, type FeedItem } from "./feed";

const words = {
  site: "https://ministry.example",
  language: "en-US",
  title: "Teachings & more <today>",
  description: 'What “we” teach, in "short"',
};

const item = (name: string, date: string): FeedItem => ({
  name,
  title: `Prayer & ${name}`,
  excerpt: "Ten minutes <em>honestly</em> spent.",
  category: "Prayer Life",
  date,
});

test("an independent reader finds every word of it", () => {
  const read = parseRssFeed(feed(words, [item("first", "2026-03-08")]));
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
        pubDate: "Sun, 08 Mar 2026 12:00:00 GMT",
        categories: [{ name: "Prayer Life" }],
        description: "Ten minutes <em>honestly</em> spent.",
      },
    ],
  });
});

test("the newest stand first, and no more than fit", () => {
  const many = Array.from({ length: 30 }, (_, day) =>
    item(`day-${day + 1}`, `2026-01-${String(day + 1).padStart(2, "0")}`),
  );
  const { items = [] } = parseRssFeed(feed(words, many));
  expect(items).toHaveLength(24);
  expect(items[0]?.title).toBe("Prayer & day-30");
});
