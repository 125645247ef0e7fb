import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { contentPaths } from "../../content-model/read";
import { readSchedule } from "../schema/gathering-dates";
import { buildContextOf } from "../pages/publish-status";
import { indexedPages } from "./indexed-pages";
import { commitDates, newestOf } from "./last-changed";
import { contentOfPage, firstPageOf } from "./page-content";
import { robots } from "./robots";
import { securityTxt } from "./security-txt";
import { sitemap } from "./sitemap";
import { webManifest } from "./web-manifest";
import { writeFeed } from "./write-feed";

type PostBuild = Parameters<NonNullable<GatsbyNode["onPostBuild"]>>[0];

interface FoundContent {
  allSitePage: { nodes: { path: string }[] };
  siteIdentity: {
    url: string;
    language: string;
    ministry: { name: string; description: string };
    addresses: { general: { email: string } };
  };
  routes: string[];
}

/**
 * Writes the files for crawlers, feed readers, home screens and security researchers: sitemap.xml, robots.txt,
 * manifest.webmanifest, .well-known/security.txt, and feed.xml once an article is published.
 */
export async function writeSeoFiles({ graphql, reporter }: PostBuild, folder: string): Promise<void> {
  const answer = await graphql<FoundContent>(query);
  if (!answer.data) {
    reporter.panicOnBuild(
      "The words of the sitemap and the manifest could not be read.",
      answer.errors as Error[],
    );
    return;
  }
  const { allSitePage, siteIdentity, routes: built } = answer.data;
  const { url: site, language, ministry, addresses } = siteIdentity;
  const { zone } = readSchedule();
  const build = buildContextOf(process.env, new Date(), zone);
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text);

  const routes = allSitePage.nodes.map((node) => node.path);
  await write("sitemap.xml", sitemap(datedPages(folder, routes)));
  await write("robots.txt", robots(site, build.preview));
  await write("manifest.webmanifest", webManifest({ ...ministry, language }));
  await mkdir(path.join(folder, ".well-known"), { recursive: true });
  const contact = { site, email: addresses.general.email, language };
  await write(path.join(".well-known", "security.txt"), securityTxt(contact, new Date()));

  if (built.includes("/blog")) await writeFeed({ graphql, reporter }, folder, zone);
}

function datedPages(folder: string, routes: readonly string[]) {
  const files = contentPaths("content");
  const dates = commitDates(".");
  const changed = new Map<string, string | undefined>();
  return indexedPages(folder, routes).map(({ route, address }) => {
    // Computed once for all of the blog's pages: each consists of all articles, and their number grows with the
    // articles.
    const page = firstPageOf(route);
    if (!changed.has(page)) changed.set(page, newestOf(contentOfPage(page, files), dates));
    return { address, changed: changed.get(page) };
  });
}

const query = `
  query FoundContent {
    allSitePage { nodes { path } }
    siteIdentity {
      url
      language
      ministry { name description }
      addresses { general { email } }
    }
    routes
  }
`;
