import { blogPosting } from "./blog-posting";
import { testSite } from "./testing/test-site";

describe("an article", () => {
  it("has a stable id, its words, its author and who publishes it", () => {
    const thing = blogPosting(testSite, {
      path: "/blog/ten-minutes",
      title: "Ten Minutes",
      description: "A start.",
      date: "2026-03-08",
      section: "Prayer Life",
      minutes: 4,
    });
    expect(thing).toEqual({
      "@type": "BlogPosting",
      "@id": "https://ministry.example/blog/ten-minutes#article",
      headline: "Ten Minutes",
      description: "A start.",
      datePublished: "2026-03-08",
      articleSection: "Prayer Life",
      timeRequired: "PT4M",
      inLanguage: "en-US",
      author: { "@id": "https://ministry.example/#leader" },
      publisher: { "@id": "https://ministry.example/#organization" },
      mainEntityOfPage: { "@id": "https://ministry.example/blog/ten-minutes#page" },
    });
  });
});
