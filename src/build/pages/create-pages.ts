import { existsSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { commitDates } from "../last-changed";
import { sourceFolder } from "../content-folder";
import { isBuilt } from "../../content-model/routes";
import { readSchedule } from "../schema/gathering-dates";
import { blogPages, seriesParts, type ListedArticle } from "./blog-pages";
import { buildContextOf, feedArticles, isReadable, listedArticles, publishedFrom } from "./publish-status";
import { redirectOldAddresses } from "./redirects";
import { runQuery } from "../query";

interface PageNames {
  allDocument: { nodes: { name: string }[] };
  allEvent: { nodes: { name: string; page: string }[] };
  allArticle: { nodes: ListedArticle[] };
}

const query = `
  query PageNames {
    allDocument(sort: { name: ASC }) {
      nodes {
        name
      }
    }
    allEvent(filter: { hasBody: { eq: true } }, sort: { name: ASC }) {
      nodes {
        name
        page
      }
    }
    allArticle(sort: { name: ASC }) {
      nodes {
        name
        hasBody
        recording { file }
        date
        status
        category
        series
        featured
      }
    }
  }
`;

/**
 * Creates the pages that come from Markdown: one for each document of content/pages, each event with a
 * text and each published article, the blog's pages, and each series. All files of a content type share a template. Old addresses
 * redirect.
 */
export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql }) => {
  redirectOldAddresses(actions);
  const { allDocument, allEvent, allArticle } = await runQuery<PageNames>(graphql, query);
  const articles = allArticle.nodes;
  for (const { name } of allDocument.nodes)
    actions.createPage({
      path: `/${name}`,
      component: template("document"),
      context: { name },
    });
  for (const { name, page } of allEvent.nodes)
    actions.createPage({ path: page, component: template("event"), context: { name } });

  const { zone } = readSchedule();
  const build = buildContextOf(process.env, new Date(), zone);
  const shown = listedArticles(articles, build);
  const changed = commitDates(process.cwd());
  const series = seriesParts(shown, build);
  for (const { name, date, series: value } of shown.filter((article) => isReadable(article, build)))
    actions.createPage({
      path: `/blog/${name}`,
      component: template("article"),
      context: {
        name,
        parts: series.get(value ?? "") ?? [],
        published: publishedFrom(date, zone),
        modified: changed.get(`articles/${name}.mdx`),
      },
    });

  if (!isInContent("/blog")) return;
  const isSearchable = shown.some((article) => isReadable(article, build));
  const hasFeed = feedArticles(articles, build).length > 0;
  for (const { path: address, context } of blogPages(shown, build))
    actions.createPage({
      path: address,
      component: template("blog"),
      context: { ...context, isSearchable, hasFeed },
    });
  for (const [value, parts] of series)
    actions.createPage({
      path: `/blog/series/${value}`,
      component: template("series"),
      context: { value, parts },
    });
};

/** Removes the pages of src/pages whose files content/ does not have. */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  if (!isInContent(page.path.replace(/(?<=.)\/$/, ""))) actions.deletePage(page);
};

function isInContent(address: string): boolean {
  return isBuilt(address, (file) => existsSync(path.join(sourceFolder(), file)));
}

function template(name: string): string {
  return path.resolve("src", "templates", `${name}.tsx`);
}
