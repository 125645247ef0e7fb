import type { SiteFacts } from "../thing";

/** The site that tests describe. */
export const testSite: SiteFacts = {
  url: "https://ministry.example",
  language: "en-US",
  name: "Sample Ministry",
  description: "A prayer ministry.",
  leader: { name: "Alex Sample", role: "author", path: "/about" },
  menuNames: { "/": "Home", "/blog": "Blog" },
  profiles: [],
};
