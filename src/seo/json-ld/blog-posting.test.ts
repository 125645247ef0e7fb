import { blogPosting } from "./blog-posting";

const site = {
  url: "https://ministry.example",
  language: "en-US",
  name: "Ministry",
  description: "A ministry.",
  leader: { name: "Alex", role: "pastor" },
  profiles: [],
};

describe("an article", () => {
  it("has a stable id, absolute addresses and its author", () => {
    const thing = blogPosting(site, {
      path: "/blog/ten-minutes",
      title: "Ten Minutes",
      description: "A start.",
      date: "2026-03-08",
      section: "Prayer Life",
      minutes: 4,
    });
    expect(thing).toMatchObject({
      "@type": "BlogPosting",
      "@id": "https://ministry.example/blog/ten-minutes#article",
      datePublished: "2026-03-08",
      timeRequired: "PT4M",
      author: { "@id": "https://ministry.example/#leader" },
      mainEntityOfPage: { "@id": "https://ministry.example/blog/ten-minutes#page" },
    });
  });
});
