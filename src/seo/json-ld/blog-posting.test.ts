import { blogPosting } from "./blog-posting";
import { testSite } from "./testing/test-site";

const article = {
  path: "/blog/ten-minutes",
  title: "Ten Minutes",
  description: "A start.",
  published: "2026-03-08T00:00:00-05:00",
  modified: "2026-03-09T09:30:00+01:00",
  section: "Prayer Life",
  minutes: 4,
  preview: "blog/ten-minutes",
};

describe("an article", () => {
  it("has a stable id, its words, its picture, its days, its author and who publishes it", () => {
    expect(blogPosting(testSite, article)).toEqual({
      "@type": "BlogPosting",
      "@id": "https://ministry.example/blog/ten-minutes#article",
      headline: "Ten Minutes",
      description: "A start.",
      image: "https://ministry.example/previews/blog/ten-minutes.png",
      datePublished: "2026-03-08T00:00:00-05:00",
      dateModified: "2026-03-09T09:30:00+01:00",
      articleSection: "Prayer Life",
      timeRequired: "PT4M",
      inLanguage: "en-US",
      author: { "@id": "https://ministry.example/#leader" },
      publisher: { "@id": "https://ministry.example/#organization" },
      mainEntityOfPage: { "@id": "https://ministry.example/blog/ten-minutes#page" },
    });
  });

  it("that was finished before its day has not changed since", () => {
    // The same moment's hour is later by the clock of another zone.
    const thing = blogPosting(testSite, { ...article, modified: "2026-03-08T05:00:00+01:00" });
    expect(thing["dateModified"]).toBe(article.published);
  });

  it("says nothing of a change where nobody knows of one", () => {
    expect(blogPosting(testSite, { ...article, modified: undefined })).not.toHaveProperty("dateModified");
  });
});
