import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { momentIn } from "../../calendar/local-time";
import { contentTypes } from "../../content-model/content-types";
import { isBuilt } from "../../content-model/routes";
import { finishedFolder } from "../finished-content";
import { publishGuides } from "../guides";
import { publishPressKit } from "../press-kit";
import { runQuery } from "../query";
import { readSchedule } from "../schema/dates";
import { listBlogPages, chooseNextTeaching, groupBySeries } from "./blog-pages";
import { isPreview, listArticles } from "./publish-status";
import { redirectOldAddresses } from "./redirects";

/** The files of src/pages and src/templates that this content does not need. */
const unusedFiles = new Set(
  readdirSync(path.join("src", "templates")).map((name) => `src/templates/${name}`),
);

const query = /* GraphQL */ `
  query ListedArticles {
    allArticle(sort: { name: ASC }) { nodes { name page date stage category series featured } }
  }
`;

/**
 * Creates the pages that come from files: a page for each file whose content type declares a page, the pages of the
 * blog, and a page for each series. Also creates the redirects, and the files of the press kit and the guides.
 */
export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql, getNodesByType }) => {
  redirectOldAddresses(actions);
  await publishPressKit(graphql, "public");
  await publishGuides(graphql, "public");
  const createPage = (address: string, template: string, context: Record<string, unknown> = {}) => {
    const component = path.resolve("src", "templates", `${template}.tsx`);
    unusedFiles.delete(`src/templates/${template}.tsx`);
    actions.createPage({ path: address, component, context });
  };

  const { allArticle } = await runQuery<Queries.ListedArticlesQuery>(graphql, query);
  const shownArticles = listArticles(allArticle.nodes, isPreview());
  const readableArticles = shownArticles.filter(({ page }) => page !== null);
  const partsBySeries = groupBySeries(readableArticles);
  const { zone } = readSchedule();
  const contexts = new Map(
    readableArticles.map((article) => {
      const nextName = chooseNextTeaching(article, readableArticles);
      return [
        article.page,
        {
          parts: partsBySeries.get(article.series ?? "") ?? [],
          next: nextName === undefined ? [] : [nextName],
          published: momentIn(zone, article.date, "00:00"),
        },
      ];
    }),
  );
  for (const { name, typeName, page } of contentTypes) {
    const nodes = page === undefined ? [] : getNodesByType(typeName);
    const addresses = nodes.flatMap((node) => (typeof node["page"] === "string" ? node["page"] : []));
    for (const address of addresses.sort()) createPage(address, name, contexts.get(address));
  }

  if (!isInContent("/blog")) return;
  const isSearchable = readableArticles.length > 0;
  // A preview also shows drafts, but the preview's feed does not.
  const hasFeed = readableArticles.some(({ stage }) => stage === "published");
  for (const { path: address, context } of listBlogPages(shownArticles))
    createPage(address, "blog", { ...context, series: [...partsBySeries.keys()], isSearchable, hasFeed });
  for (const [value, parts] of partsBySeries) createPage(`/blog/series/${value}`, "series", { value, parts });
};

/** Removes the pages of src/pages whose content file is missing. */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  if (isInContent(page.path.replace(/(?<=.)\/$/, ""))) return;
  actions.deletePage(page);
  unusedFiles.add(path.relative("", page.component).replaceAll(path.sep, "/"));
};

/**
 * Explains the warnings that Gatsby prints next. Gatsby warns about each page component and template with a query that
 * no page uses, and does not have an option to ignore these files.
 */
export const onPreExtractQueries: GatsbyNode["onPreExtractQueries"] = ({ reporter }) => {
  if (unusedFiles.size === 0) return;
  const files = [...unusedFiles].sort().join(", ");
  reporter.info(
    `You can ignore Gatsby’s warnings about queries in files that this content does not need: ${files}.`,
  );
};

function isInContent(address: string): boolean {
  return isBuilt(address, (file) => existsSync(path.join(finishedFolder, file)));
}
