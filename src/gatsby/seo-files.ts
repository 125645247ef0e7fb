import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { readClock } from "../calendar/clock";
import { grounds } from "../theme/grounds";
import { escapeHtml } from "../text/escape-html";
import { writeBlogIndex } from "./blog-index";
import { writeFeed } from "./feeds";
import { readHeads } from "./published-files";
import { isPreview } from "./pages/publish-status";
import { isListed } from "./schema/samples";
import { readSchedule } from "./schema/dates";
import { runQuery, type Graphql } from "./query";

const query = /* GraphQL */ `
  query SeoFiles {
    siteIdentity {
      url
      language
      ministry { name description }
      addresses { general { email } }
    }
    routes
    allArticle { nodes { page date } }
  }
`;

/**
 * Writes the files for crawlers, feed readers, home screens and security researchers: sitemap.xml, robots.txt,
 * manifest.webmanifest, .well-known/security.txt, build.json, and with a blog, blog/index.json and feed.xml.
 */
export async function writeSeoFiles(graphql: Graphql, folder: string): Promise<void> {
  const { siteIdentity, routes, allArticle } = await runQuery<Queries.SeoFilesQuery>(graphql, query);
  const { url: site, language, ministry, addresses } = siteIdentity;
  const { zone } = readSchedule();
  const writeSeoFile = (name: string, text: string) => writeFile(path.join(folder, name), text);

  const dates = new Map(allArticle.nodes.map(({ page, date }) => [`${site}${page ?? ""}`, date]));
  const listedAddresses = readHeads(folder).flatMap(({ canonical }) => canonical ?? []);
  await writeSeoFile("sitemap.xml", writeSitemap(listedAddresses, dates));
  await writeSeoFile("robots.txt", writeRobots(site, isPreview() || !isListed()));
  await writeSeoFile("manifest.webmanifest", writeManifest({ ...ministry, language }));
  await mkdir(path.join(folder, ".well-known"), { recursive: true });
  const contact = { site, email: addresses.general.email, language };
  await writeSeoFile(path.join(".well-known", "security.txt"), writeSecurityTxt(contact, readClock()));
  // The editing screen reads build.json to find out whether a change is live. Netlify sets COMMIT_REF.
  await writeSeoFile(
    "build.json",
    JSON.stringify({ commit: process.env["COMMIT_REF"] ?? "", time: readClock() }),
  );

  if (!routes.includes("/blog")) return;
  await writeFeed(graphql, folder, zone);
  await writeBlogIndex(graphql, folder);
}

/**
 * Writes a sitemap (sitemaps.org, protocol 0.9), sorted by address.
 * @param addresses the absolute addresses of the pages that search engines may list
 * @param dates the date of each teaching (such as 2026-03-08), by its address. Other pages do not have a date
 */
export function writeSitemap(addresses: readonly string[], dates: ReadonlyMap<string, string>): string {
  const entries = [...addresses].sort().map((address) => {
    const date = dates.get(address);
    const lastmod = date === undefined ? "" : `<lastmod>${date}</lastmod>`;
    return `  <url><loc>${escapeHtml(address)}</loc>${lastmod}</url>\n`;
  });
  const xmlns = "http://www.sitemaps.org/schemas/sitemap/0.9";
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${xmlns}">\n${entries.join("")}</urlset>\n`;
}

/**
 * Writes robots.txt (RFC 9309). It allows all pages, or none if the site is a preview (with drafts) or is unfinished
 * (with samples).
 * @param site the site's address, without a trailing slash
 */
export function writeRobots(site: string, isHidden: boolean): string {
  if (isHidden) return "User-agent: *\nDisallow: /\n";
  return `User-agent: *\nDisallow:\n\nSitemap: ${site}/sitemap.xml\n`;
}

/** Writes the web app manifest (W3C): the site's name and icons for a home screen. */
function writeManifest(site: { name: string; description: string; language: string }): string {
  const describeIcon = (size: number, purpose: string) => ({
    src: `/icons/icon-${String(size)}.png`,
    sizes: `${String(size)}x${String(size)}`,
    type: "image/png",
    purpose,
  });
  const manifest = {
    id: "/",
    name: site.name,
    description: site.description,
    lang: site.language,
    start_url: "/",
    // The site does not work offline, so the browser keeps its address bar.
    display: "browser",
    theme_color: grounds.dark.ground,
    background_color: grounds.dark.ground,
    // The flame in the icon has a margin, so that a round mask does not crop it.
    icons: [describeIcon(192, "any"), describeIcon(512, "any"), describeIcon(512, "maskable")],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

const validDays = 180;

/**
 * Writes /.well-known/security.txt (RFC 9116), with the address for reports of vulnerabilities. It expires half a year
 * after the build, because mails to an abandoned site's address may not be read.
 */
function writeSecurityTxt(
  { site, email, language }: { site: string; email: string; language: string },
  now: Date,
): string {
  const end = new Date(now.getTime() + validDays * 86_400_000);
  end.setUTCHours(0, 0, 0, 0);
  return `Contact: mailto:${email}
Expires: ${end.toISOString()}
Preferred-Languages: ${new Intl.Locale(language).language}
Canonical: ${site}/.well-known/security.txt
`;
}
