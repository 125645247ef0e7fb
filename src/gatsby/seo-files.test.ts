import { robots, sitemap } from "./seo-files";

test("the sitemap dates what it can, in the order of addresses", () => {
  const pages = [
    { address: "https://a.example/b?x=1&y=2" },
    { address: "https://a.example/", changed: "2026-01-03T10:00:00-05:00" },
  ];
  expect(sitemap(pages).split("\n").slice(2, 4)).toEqual([
    "  <url><loc>https://a.example/</loc><lastmod>2026-01-03T10:00:00-05:00</lastmod></url>",
    "  <url><loc>https://a.example/b?x=1&amp;y=2</loc></url>",
  ]);
});

test("robots.txt allows everything, and nothing on a preview", () => {
  expect(robots("https://a.example", false)).toBe(
    "User-agent: *\nDisallow:\n\nSitemap: https://a.example/sitemap.xml\n",
  );
  expect(robots("https://a.example", true)).toBe("User-agent: *\nDisallow: /\n");
});
