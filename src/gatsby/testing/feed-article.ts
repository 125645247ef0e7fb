export const zone = "America/New_York";
export const site = { url: "https://ministry.example", language: "en-US" };

export const article = {
  name: "first",
  title: "Prayer & first",
  excerpt: "Ten minutes <em>honestly</em> spent.",
  categoryName: "Prayer Life",
  date: "2026-03-08",
  languageAttributes: { lang: "he", dir: "rtl" },
  html: '<p>See <a href="/events">us</a>.<sup><a href="#a-fn-1" id="a-fnref-1">1</a></sup></p><p id="a-fn-1">&lt;Note&gt; <a href="https://b.example" target="_blank" rel="noopener">b<span class="new-tab"> (opens in a new tab)</span></a> <a href="#a-fnref-1" data-footnote-backref="" aria-label="Back">↑</a></p>',
};

/** The values of the article that a feed reader finds in both feeds. */
export const parsedItem = {
  title: "Prayer & first",
  link: "https://ministry.example/blog/first",
  pubDate: "Sun, 08 Mar 2026 00:00:00 -0500",
  description: "Ten minutes <em>honestly</em> spent.",
  dc: { languages: ["he"] },
  content: {
    encoded:
      '<div lang="he" dir="rtl"><p>See <a href="https://ministry.example/events">us</a>.<sup><a href="#a-fn-1" id="a-fnref-1">1</a></sup></p><p id="a-fn-1">&lt;Note&gt; <a href="https://b.example" rel="noopener">b</a> <a href="#a-fnref-1" data-footnote-backref="" aria-label="Back">↑</a></p></div>',
  },
};
