import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { indexedPages } from "./indexed-pages";
import { robots } from "./robots";
import { securityTxt } from "./security-txt";
import { sitemap } from "./sitemap";

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

test("security.txt has what RFC 9116 asks for, and ends within a year", () => {
  const contact = { site: "https://a.example", email: "info@a.example", language: "en-US" };
  expect(securityTxt(contact, new Date("2026-03-08T15:30:00Z"))).toBe(
    [
      "Contact: mailto:info@a.example",
      "Expires: 2026-09-04T00:00:00.000Z",
      "Preferred-Languages: en",
      "Canonical: https://a.example/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});

test("only existing pages with a canonical link are indexed", () => {
  const folder = mkdtempSync(join(tmpdir(), "pages-"));
  const page = (route: string, head: string) => {
    mkdirSync(join(folder, route), { recursive: true });
    writeFileSync(join(folder, route, "index.html"), `<html><head>${head}</head></html>`);
  };
  page("/", '<link data-gatsby-head="true" rel="canonical" href="https://a.example/"/>');
  page("/about", '<link href="https://a.example/about" rel="canonical">');
  page("/thank-you", '<link rel="icon" href="/i"/><meta name="robots" content="noindex"/>');
  expect(indexedPages(folder, ["/", "/about", "/thank-you", "/404.html"])).toEqual([
    { route: "/", address: "https://a.example/" },
    { route: "/about", address: "https://a.example/about" },
  ]);
  rmSync(folder, { recursive: true });
});
