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
import { blogPages, nextTeaching, seriesParts } from "./blog-pages";
import { isPreview, listedArticles } from "./publish-status";
import { redirectOldAddresses } from "./redirects";

/** The files of src/pages and src/templates that this content does not need. */
const unusedFile = new Set(readdirSync(path.join("src", "templates")).map((name) => `src/templates/${name}`));

const query = /* GraphQL */ `
  query ListedArticles {
    allArticle(sort: { name: ASC }) { nodes { name page date stage category series featured } }
  }
`;

/**
 * Creates the pages that come from files: one for each file whose content type declares a page, the blog's pages, and
 * each series. Old addresses redirect, and the files of the press kit and the guides are written.
 */
export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql, getNodesByType }) => {
  redirectOldAddresses(actions);
  await publishPressKit(graphql, "public");
  await publishGuides(graphql, "public");
  const create = (address: string, template: string, context: Record<string, unknown> = {}) => {
    const component = path.resolve("src", "templates", `${template}.tsx`);
    unusedFile.delete(`src/templates/${template}.tsx`);
    actions.createPage({ path: address, component, context });
  };

  const { allArticle } = await runQuery<Queries.ListedArticlesQuery>(graphql, query);
  const shown = listedArticles(allArticle.nodes, isPreview());
  const readable = shown.filter(({ page }) => page !== null);
  const series = seriesParts(readable);
  const { zone } = readSchedule();
  const contexts = new Map(
    readable.map((article) => {
      const next = nextTeaching(article, readable);
      return [
        article.page,
        {
          parts: series.get(article.series ?? "") ?? [],
          next: next === undefined ? [] : [next],
          published: momentIn(zone, article.date, "00:00"),
        },
      ];
    }),
  );
  for (const { name, typeName, page } of contentTypes) {
    const nodes = page === undefined ? [] : getNodesByType(typeName);
    const addresses = nodes.flatMap((node) => (typeof node["page"] === "string" ? node["page"] : []));
    for (const address of addresses.sort()) create(address, name, contexts.get(address));
  }

  if (!isInContent("/blog")) return;
  const isSearchable = readable.length > 0;
  // A preview shows drafts, but its feed does not.
  const hasFeed = readable.some(({ stage }) => stage === "published");
  for (const { path: address, context } of blogPages(shown))
    create(address, "blog", { ...context, series: [...series.keys()], isSearchable, hasFeed });
  for (const [value, parts] of series) create(`/blog/series/${value}`, "series", { value, parts });
};

/** Removes the pages of src/pages whose files content/ does not have. */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  if (isInContent(page.path.replace(/(?<=.)\/$/, ""))) return;
  actions.deletePage(page);
  unusedFile.add(path.relative("", page.component).replaceAll(path.sep, "/"));
};

/**
 * Explains the warnings that Gatsby prints next. It warns about each page and template with a query that no page
 * uses, and does not offer a way to leave them out.
 */
export const onPreExtractQueries: GatsbyNode["onPreExtractQueries"] = ({ reporter }) => {
  if (unusedFile.size === 0) return;
  const files = [...unusedFile].sort().join(", ");
  reporter.info(`This content does not need ${files}. Gatsby’s warnings about their queries can be ignored.`);
};

function isInContent(address: string): boolean {
  return isBuilt(address, (file) => existsSync(path.join(finishedFolder, file)));
}
