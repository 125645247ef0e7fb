import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { robots, securityTxt, sitemap, webManifest } from "./seo-files";

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

interface Manifest {
  name: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
}

test("its icons exist in the stated sizes, and one is maskable", async () => {
  const words = { name: "Sample", description: "What it does.", language: "en-US" };
  const manifest = JSON.parse(webManifest(words)) as Manifest;
  expect(manifest.name).toBe("Sample");
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
  for (const { src, sizes, type } of manifest.icons) {
    const { width, height, format } = await sharp(readFileSync(join("static", src))).metadata();
    expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
  }
});
