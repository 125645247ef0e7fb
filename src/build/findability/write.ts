import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { contentPaths } from "../../content-model/read";
import { readSchedule } from "../gathering-dates";
import { editionOf, inFeed, type Listed } from "../publication";
import { feed } from "./feed";
import { indexedPages } from "./indexed-pages";
import { commitDates, newestOf } from "./last-changed";
import { contentOfPage, firstPageOf } from "./page-content";
import { robots } from "./robots";
import { securityTxt } from "./security-txt";
import { sitemap } from "./sitemap";
import { webManifest } from "./web-manifest";

type PostBuild = Parameters<NonNullable<GatsbyNode["onPostBuild"]>>[0];

interface Article extends Listed {
  frontmatter: Listed["frontmatter"] & { title: string; excerpt: string; category: string };
}

interface FoundContent {
  allSitePage: { nodes: { path: string }[] };
  content: {
    siteIdentity: {
      url: string;
      language: string;
      ministry: { name: string; description: string };
      addresses: { general: { email: string } };
    };
    blogPage: {
      seo: { title: string; description: string };
      list: { categories: { value: string; label: string }[] };
    };
    articles: Article[];
  };
}

/**
 * Writes what search engines, feed readers, home screens and finders of weaknesses look for: sitemap.xml, robots.txt,
 * feed.xml once an article is published, manifest.webmanifest and .well-known/security.txt.
 */
export async function writeFindability({ graphql, reporter }: PostBuild, folder: string): Promise<void> {
  const answer = await graphql<FoundContent>(query);
  if (!answer.data) {
    reporter.panicOnBuild(
      "The words of the sitemap and the feed could not be read.",
      answer.errors as Error[],
    );
    return;
  }
  const { allSitePage, content } = answer.data;
  const { siteIdentity, blogPage, articles } = content;
  const { url: site, language, ministry, addresses } = siteIdentity;
  const edition = editionOf(process.env, new Date(), readSchedule().zone);
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text);

  const routes = allSitePage.nodes.map((node) => node.path);
  await write("sitemap.xml", sitemap(datedPages(folder, routes)));
  await write("robots.txt", robots(site, edition.preview));
  await write("manifest.webmanifest", webManifest({ ...ministry, language }));
  await mkdir(path.join(folder, ".well-known"), { recursive: true });
  const contact = { site, email: addresses.general.email, language };
  await write(path.join(".well-known", "security.txt"), securityTxt(contact, new Date()));

  const categories = new Map(blogPage.list.categories.map(({ value, label }) => [value, label]));
  const items = inFeed(articles, edition).map(({ name, frontmatter: { category, ...rest } }) => ({
    name,
    ...rest,
    category: categories.get(category) ?? category,
  }));
  if (items.length > 0) await write("feed.xml", feed({ site, language, ...blogPage.seo }, items));
  else await rm(path.join(folder, "feed.xml"), { force: true });
}

function datedPages(folder: string, routes: readonly string[]) {
  const files = contentPaths("content");
  const dates = commitDates(".");
  const changed = new Map<string, string | undefined>();
  return indexedPages(folder, routes).map(({ route, address }) => {
    // Once for all of the blog's pages: the more articles, the more pages, and each is made of all of them.
    const page = firstPageOf(route);
    if (!changed.has(page)) changed.set(page, newestOf(contentOfPage(page, files), dates));
    return { address, changed: changed.get(page) };
  });
}

const query = `
  query FoundContent {
    allSitePage { nodes { path } }
    content {
      siteIdentity {
        url
        language
        ministry { name description }
        addresses { general { email } }
      }
      blogPage {
        seo { title description }
        list { categories { value label } }
      }
      articles {
        name
        hasBody
        frontmatter { date status featured title excerpt category }
      }
    }
  }
`;
