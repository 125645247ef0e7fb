import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { feedArticles, publishedFrom, type BuildContext, type ArticleStatus } from "../pages/publish-status";
import { feed, newestOf } from "./feed";

type PostBuild = Parameters<NonNullable<GatsbyNode["onPostBuild"]>>[0];

interface FoundBlog {
  content: {
    siteIdentity: { url: string; language: string };
    blogPage: {
      seo: { title: string; description: string };
      list: { categories: { value: string; label: string }[] };
    };
    articles: Article[];
  };
}

interface Article extends ArticleStatus {
  frontmatter: ArticleStatus["frontmatter"] & { title: string; excerpt: string; category: string };
}

interface FoundTexts {
  content: { articles: { name: string; html: string }[] };
}

/**
 * Writes feed.xml if the blog has a published article.
 * @param zone the ministry's time zone, in which a teaching's date begins
 */
export async function writeFeed(
  { graphql, reporter }: Pick<PostBuild, "graphql" | "reporter">,
  folder: string,
  build: BuildContext,
  zone: string,
): Promise<void> {
  const answer = await graphql<FoundBlog>(query);
  const { siteIdentity, blogPage, articles } = answer.data?.content ?? {};
  if (!siteIdentity || !blogPage || !articles) {
    reporter.panicOnBuild("The words of the feed could not be read.", answer.errors as Error[]);
    return;
  }
  const listed = newestOf(
    feedArticles(articles, build).map(({ name, frontmatter }) => ({ name, ...frontmatter })),
  );
  if (listed.length === 0) return;
  const texts = await graphql<FoundTexts>(textsQuery, { names: listed.map(({ name }) => name) });
  if (!texts.data) {
    reporter.panicOnBuild("The texts of the feed could not be read.", texts.errors as Error[]);
    return;
  }
  const html = new Map(texts.data.content.articles.map((article) => [article.name, article.html]));
  const categories = new Map(blogPage.list.categories.map(({ value, label }) => [value, label]));
  const items = listed.map(({ category, ...rest }) => ({
    ...rest,
    category: categories.get(category) ?? category,
    published: publishedFrom(rest, zone),
    html: html.get(rest.name) ?? "",
  }));
  const { url: site, language } = siteIdentity;
  await writeFile(path.join(folder, "feed.xml"), feed({ site, language, ...blogPage.seo }, items));
}

const query = `
  query FoundBlog {
    content {
      siteIdentity { url language }
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

const textsQuery = `
  query FeedTexts($names: [String!]) {
    content {
      articles(names: $names) { name html }
    }
  }
`;
