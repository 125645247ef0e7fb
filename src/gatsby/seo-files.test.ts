import { writeRobots, writeSitemap } from "./seo-files";

test("the sitemap lists the pages, with the date of each teaching", () => {
  const dates = new Map([["https://a.example/blog/b", "2026-01-03"]]);
  expect(
    writeSitemap(["https://a.example/b?x=1&y=2", "https://a.example/blog/b"], dates).split("\n"),
  ).toEqual(
    expect.arrayContaining([
      "  <url><loc>https://a.example/b?x=1&amp;y=2</loc></url>",
      "  <url><loc>https://a.example/blog/b</loc><lastmod>2026-01-03</lastmod></url>",
    ]),
  );
});

test("robots.txt allows all pages in production, and forbids all pages on previews", () => {
  expect(writeRobots("https://a.example", false)).toBe(
    "User-agent: *\nDisallow:\n\nSitemap: https://a.example/sitemap.xml\n",
  );
  expect(writeRobots("https://a.example", true)).toBe("User-agent: *\nDisallow: /\n");
});
