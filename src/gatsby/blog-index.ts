import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { referencesIn } from "../search/scripture-references";
import { indexWords } from "../search/word-index";
import { isPreview, listedArticles } from "./pages/publish-status";
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

/** Addresses and tags in Markdown, which the index does not contain. */
const skippedMarkup = /\]\([^)]*\)|<[^>]+>|https?:\S+/g;

/**
 * Writes blog/index.json for the blog's search: all listed teachings in order, with the data of their cards, and the
 * words of published texts.
 */
export async function writeBlogIndex(graphql: Graphql, folder: string): Promise<void> {
  const { siteIdentity, allArticle } = await runQuery<Queries.BlogIndexQuery>(graphql, query);
  const indexedArticles = listedArticles(allArticle.nodes, isPreview()).map((article) => {
    const { body, headings, ...card } = article;
    const text = card.page ? body.replace(skippedMarkup, " ") : "";
    return {
      text,
      article: {
        ...card,
        teacher: card.speaker ?? siteIdentity.leader.name,
        headings: card.page ? headings.map((heading) => heading.text).join(" ") : "",
        references: referencesIn([card.title, card.excerpt, text].join("\n")).join("; "),
      },
    };
  });
  const articles = indexedArticles.map(({ article }) => article);
  const wordIndex = indexWords(indexedArticles.map(({ text }) => text));
  await mkdir(path.join(folder, "blog"), { recursive: true });
  await writeFile(path.join(folder, "blog", "index.json"), JSON.stringify({ articles, ...wordIndex }));
}
