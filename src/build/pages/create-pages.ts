import { existsSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { commitDates } from "../last-changed";
import { sourceFolder } from "../content-folder";
import { isBuilt } from "../../content-model/routes";
import { readSchedule } from "../schema/gathering-dates";
import { blogPages, type ListedArticle } from "./blog-pages";
import { buildContextOf, feedArticles, isReadable, listedArticles, publishedFrom } from "./publish-status";
import { redirectOldAddresses } from "./redirects";

interface PageNames {
  allDocument: { nodes: { name: string }[] };
  allEvent: { nodes: { name: string; page: string }[] };
  allArticle: { nodes: ListedArticle[] };
}

/**
 * Creates the pages that come from Markdown: one for each document of content/pages, each event with a
 * text and each published article, and the blog's pages. All files of a content type share a template. Old addresses redirect.
 */
export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql, reporter }) => {
  redirectOldAddresses(actions);
  const answer = await graphql<PageNames>(`
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
          date
          status
          category
          featured
        }
      }
    }
  `);
  if (!answer.data) {
    reporter.panicOnBuild("The documents and articles could not be read.", answer.errors as Error[]);
    return;
  }
  const { allDocument, allEvent, allArticle } = answer.data;
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
  for (const { name, date } of shown.filter((article) => isReadable(article, build)))
    actions.createPage({
      path: `/blog/${name}`,
      component: template("article"),
      context: {
        name,
        published: publishedFrom(date, zone),
        modified: changed.get(`articles/${name}.mdx`),
      },
    });

  if (!isInContent("/blog")) return;
  const hasFeed = feedArticles(articles, build).length > 0;
  for (const { path: address, context } of blogPages(shown, build))
    actions.createPage({
      path: address,
      component: template("blog"),
      context: { ...context, hasFeed },
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
