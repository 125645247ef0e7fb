import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { referencesIn } from "../search/scripture-references";
import { isPreview, isReadable, listedArticles } from "./pages/publish-status";
import { runQuery, type Graphql } from "./query";

const query = /* GraphQL */ `
  query BlogIndex {
    blogPage { series { entries { value title } } }
    allArticle(sort: { name: ASC }) {
      nodes {
        name stage title excerpt category date readTime featured speaker series hasBody body
        recording { seconds }
        headings { text }
      }
    }
  }
`;

/**
 * Writes blog/index.json, by which the blog's page finds its teachings: all that are listed, in their order, with what
 * their cards show.
 */
export async function writeBlogIndex(graphql: Graphql, folder: string): Promise<void> {
  const { blogPage, allArticle } = await runQuery<Queries.BlogIndexQuery>(graphql, query);
  const titles = new Map(blogPage.series.entries.map(({ value, title }) => [value, title]));
  const listed = listedArticles(allArticle.nodes, isPreview()).map((article) => {
    const { hasBody: _body, body, headings, series, ...card } = article;
    return {
      ...card,
      readable: isReadable(article, isPreview()),
      series: titles.get(series ?? ""),
      headings: headings.map(({ text }) => text).join(" "),
      references: referencesIn([card.title, card.excerpt, body].join("\n")),
    };
  });
  await mkdir(path.join(folder, "blog"), { recursive: true });
  await writeFile(path.join(folder, "blog", "index.json"), JSON.stringify(listed));
}
