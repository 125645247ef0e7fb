import { parseRssFeed } from "feedsmith";
import { writeFeedXml } from "./feeds";
import { article, parsedItem, site, zone } from "./testing/feed-article";

test("a feed parser of another project reads all values of the feed", () => {
  const seo = { title: "Teachings & more <today>", description: 'What “we” teach, in "short"' };
  const blog = {
    siteIdentity: site,
    blogPage: { seo },
    allArticle: { nodes: [article] },
  };
  expect(parseRssFeed(writeFeedXml(blog, zone))).toMatchObject({
    ...seo,
    link: "https://ministry.example/blog",
    language: "en-US",
    atom: {
      links: [{ href: "https://ministry.example/feed.xml", rel: "self", type: "application/rss+xml" }],
    },
    items: [
      {
        ...parsedItem,
        guid: { value: "https://ministry.example/blog/first", isPermaLink: true },
        categories: [{ name: "Prayer Life" }],
      },
    ],
  });
});
