import { leader } from "./person";
import { webPage } from "./web-page";

const site = {
  url: "https://ministry.example",
  language: "en-US",
  name: "A Ministry",
  description: "It prays.",
  leader: { name: "A Leader", role: "author", path: "/about" },
  menuNames: {},
  profiles: [],
};

describe("the leader", () => {
  it("is one and the same thing on every page", () => {
    expect(leader(site)["@id"]).toBe(leader(site, { knowsAbout: ["Healing"] })["@id"]);
  });

  it("knows about the fields that a page shows, and claims none elsewhere", () => {
    expect(leader(site, { knowsAbout: ["Healing", "Authority"] })).toHaveProperty("knowsAbout", [
      "Healing",
      "Authority",
    ]);
    expect(leader(site)).not.toHaveProperty("knowsAbout");
  });
});

describe("a page", () => {
  const page = { path: "/about", title: "About", description: "Who leads." };

  it("is about the ministry, unless it is about the leader", () => {
    expect(webPage(site, page)["about"]).toEqual({ "@id": "https://ministry.example/#organization" });
    expect(webPage(site, { ...page, about: "leader" })["about"]).toEqual({
      "@id": leader(site)["@id"],
    });
  });

  it("says its kind and its absolute address", () => {
    expect(webPage(site, { ...page, type: "AboutPage" })).toMatchObject({
      "@type": "AboutPage",
      "@id": "https://ministry.example/about#page",
      url: "https://ministry.example/about",
    });
  });
});
