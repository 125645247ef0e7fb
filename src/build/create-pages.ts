import { existsSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { previewFile } from "../content-model/generated/preview-files";
import { readSchedule } from "./gathering-dates";
import { redirectOldAddresses } from "./redirects";
import { editionOf, inFeed, isReadable, listed, paged, type Listed } from "./publication";

interface PageNames {
  content: { documents: { name: string }[]; articles: Listed[] };
}

/**
 * Makes the pages that come from Markdown: one for each document of content/pages, one for each article that may
 * be read, and the blog's own pages. Their templates are few, however many files there are. Where a page was once, its
 * address leads on.
 */
export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql, reporter }) => {
  redirectOldAddresses(actions);
  const answer = await graphql<PageNames>(`
    query PageNames {
      content {
        documents {
          name
        }
        articles {
          name
          hasBody
          frontmatter {
            date
            status
            featured
          }
        }
      }
    }
  `);
  if (!answer.data) {
    reporter.panicOnBuild("The documents and articles could not be read.", answer.errors as Error[]);
    return;
  }
  const { documents, articles } = answer.data.content;
  for (const { name } of documents)
    actions.createPage({
      path: `/${name}`,
      component: template("document"),
      context: { name, preview: previewOf(name, "home") },
    });

  const edition = editionOf(process.env, new Date(), readSchedule().zone);
  const shown = listed(articles, edition);
  const readable = shown.filter((article) => isReadable(article, edition)).map(({ name }) => name);
  for (const name of readable)
    actions.createPage({
      path: `/blog/${name}`,
      component: template("article"),
      context: { name, preview: previewOf(`blog/${name}`, "blog") },
    });

  const hasFeed = inFeed(articles, edition).length > 0;
  const pages = paged(shown.map(({ name }) => name));
  pages.forEach((names, index) => {
    const page = index + 1;
    actions.createPage({
      path: page === 1 ? "/blog" : `/blog/page/${String(page)}`,
      component: template("blog"),
      context: {
        names,
        page,
        pages: pages.length,
        total: shown.length,
        hasFeed,
        readable: readable.filter((name) => names.includes(name)),
      },
    });
  });
};

// A page's own picture for link previews; another page's until `npm run make:artwork` has drawn it.
function previewOf(own: string, otherwise: string): string {
  return existsSync(path.resolve(previewFile(own))) ? own : otherwise;
}

function template(name: string): string {
  return path.resolve("src", "templates", `${name}.tsx`);
}
