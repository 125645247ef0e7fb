import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { publishedFrom } from "../pages/publish-status";
import { feed } from "./feed";

type PostBuild = Parameters<NonNullable<GatsbyNode["onPostBuild"]>>[0];

interface FoundBlog {
  siteIdentity: { url: string; language: string };
  blogPage: {
    seo: { title: string; description: string };
    list: { categories: { value: string; label: string }[] };
  };
  allArticle: { nodes: Article[] };
}

interface Article {
  name: string;
  date: string;
  title: string;
  excerpt: string;
  category: string;
  html: string;
}

/**
 * Writes feed.xml, with the newest teachings, if the blog has a published one.
 * @param zone the ministry's time zone, in which a teaching's date begins
 */
export async function writeFeed(
  { graphql, reporter }: Pick<PostBuild, "graphql" | "reporter">,
  folder: string,
  zone: string,
): Promise<void> {
  const answer = await graphql<FoundBlog>(query);
  if (!answer.data) {
    reporter.panicOnBuild("The texts of the feed could not be read.", answer.errors as Error[]);
    return;
  }
  const { siteIdentity, blogPage, allArticle } = answer.data;
  if (allArticle.nodes.length === 0) return;
  const categories = new Map(blogPage.list.categories.map(({ value, label }) => [value, label]));
  const items = allArticle.nodes.map(({ category, date, ...article }) => ({
    ...article,
    category: categories.get(category) ?? category,
    published: publishedFrom(date, zone),
  }));
  const { url: site, language } = siteIdentity;
  await writeFile(path.join(folder, "feed.xml"), feed({ site, language, ...blogPage.seo }, items));
}

const query = `
  query FoundBlog {
    siteIdentity { url language }
    blogPage {
      seo { title description }
      list { categories { value label } }
    }
    allArticle(
      filter: { stage: { eq: "published" }, hasBody: { eq: true } }
      sort: [{ date: DESC }, { name: ASC }]
      limit: 24
    ) {
      nodes { name date title excerpt category html }
    }
  }
`;
