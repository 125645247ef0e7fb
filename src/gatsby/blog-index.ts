import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { findReferences } from "../search/scripture-references";
import { indexWords } from "../search/word-index";
import { isPreview, listArticles } from "./pages/publish-status";
import { runQuery, type Graphql } from "./query";

const query = /* GraphQL */ `
  query BlogIndex {
    siteIdentity { leader { name } }
    allArticle(sort: { name: ASC }) {
      nodes {
        name page stage title excerpt category categoryName date shownDay readTime featured speaker body
        languageAttributes { lang dir }
        recording { seconds }
        partOf { label href }
        headings { text }
      }
    }
  }
`;

/** Addresses and tags in Markdown. The index does not contain them. */
const skippedMarkup = /\]\([^)]*\)|<[^>]+>|https?:\S+/g;

/**
 * Writes blog/index.json for the blog's search: all listed teachings in their order with the data of their cards, and
 * the words of the published texts.
 */
export async function writeBlogIndex(graphql: Graphql, folder: string): Promise<void> {
  const { siteIdentity, allArticle } = await runQuery<Queries.BlogIndexQuery>(graphql, query);
  const indexedArticles = listArticles(allArticle.nodes, isPreview()).map((article) => {
    const { body, headings, ...card } = article;
    const text = card.page ? body.replace(skippedMarkup, " ") : "";
    return {
      text,
      article: {
        ...card,
        teacher: card.speaker ?? siteIdentity.leader.name,
        headings: card.page ? headings.map((heading) => heading.text).join(" ") : "",
        references: findReferences([card.title, card.excerpt, text].join("\n")).join("; "),
      },
    };
  });
  const articles = indexedArticles.map(({ article }) => article);
  const wordIndex = indexWords(indexedArticles.map(({ text }) => text));
  await mkdir(path.join(folder, "blog"), { recursive: true });
  await writeFile(path.join(folder, "blog", "index.json"), JSON.stringify({ articles, ...wordIndex }));
}
