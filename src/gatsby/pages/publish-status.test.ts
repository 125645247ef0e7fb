import {
  isPreview,
  listArticles,
  splitIntoPages,
  articlesPerPage,
  chooseShownDay,
  stageOf,
  type ArticleStatus,
} from "./publish-status";

const createArticle = (name: string, otherFields: Partial<ArticleStatus> = {}): ArticleStatus => ({
  name,
  page: `/blog/${name}`,
  date: "2026-03-01",
  stage: "published",
  featured: false,
  ...otherFields,
});

const namesOf = (articles: readonly ArticleStatus[]) => articles.map(({ name }) => name);

it.each([
  ["a local build", false, { NODE_ENV: "production" }],
  ["a build without environment variables", false, {}],
  ["gatsby develop", true, { NODE_ENV: "development" }],
  ["Netlify's production", false, { CONTEXT: "production", NODE_ENV: "production" }],
  ["a deploy preview", true, { CONTEXT: "deploy-preview", NODE_ENV: "production" }],
  ["a branch deploy", true, { CONTEXT: "branch-deploy", NODE_ENV: "production" }],
])("isPreview of %s is %s", (_, result, environment) => {
  expect(isPreview(environment as NodeJS.ProcessEnv)).toBe(result);
});

describe("the stage of an article on the 8th", () => {
  it.each([
    ["published", "2026-03-07", "published"],
    ["published", "2026-03-08", "published"],
    ["published", "2026-03-09", "scheduled"],
    ["draft", "2026-03-01", "draft"],
    ["draft", "2026-03-09", "draft"],
    ["coming-soon", "2026-03-01", "coming-soon"],
  ])("with status %s and date %s is %s", (status, date, stage) => {
    expect(stageOf({ status, date }, "2026-03-08")).toBe(stage);
  });
});

describe("listed articles", () => {
  const articles = [
    createArticle("older", { date: "2025-01-01" }),
    createArticle("tomorrow", { date: "2026-03-09", stage: "scheduled" }),
    createArticle("today", { date: "2026-03-08" }),
    createArticle("draft", { stage: "draft" }),
    createArticle("coming", { stage: "coming-soon", date: "2027-01-01" }),
  ];

  it("are published articles in production, newest first, and then coming-soon articles", () => {
    expect(namesOf(listArticles(articles, false))).toEqual(["today", "older", "coming"]);
  });

  it("include drafts and scheduled articles on previews", () => {
    expect(namesOf(listArticles(articles, true))).toEqual(["tomorrow", "today", "draft", "older", "coming"]);
  });

  it("begin with the newest featured article that is not hidden", () => {
    const oldArticle = createArticle("old", { date: "2024-01-01", featured: true });
    const olderArticle = createArticle("older-still", { date: "2023-01-01", featured: true });
    const hiddenArticle = createArticle("hidden", { stage: "draft", featured: true });
    expect(
      namesOf(listArticles([...articles, olderArticle, oldArticle, hiddenArticle], false)).slice(0, 2),
    ).toEqual(["old", "today"]);
  });

  it("begin with a featured coming-soon article only if no article can be read", () => {
    const featuredArticle = createArticle("to-come", {
      stage: "coming-soon",
      date: "2025-01-01",
      featured: true,
    });
    expect(namesOf(listArticles([...articles, featuredArticle], false))).toEqual([
      "today",
      "older",
      "coming",
      "to-come",
    ]);
    const toCome = articles.filter(({ stage }) => stage === "coming-soon");
    expect(namesOf(listArticles([...toCome, featuredArticle], false))).toEqual(["to-come", "coming"]);
  });
});

it.each([
  ["coming-soon", "2026-03-08", undefined],
  ["coming-soon", "2026-03-09", "2026-03-09"],
  ["published", "2026-03-07", "2026-03-07"],
])("on the 8th, an article with status %s and date %s shows the date %s", (...row) => {
  const [status, date, shownDate] = row;
  expect(chooseShownDay({ status, date }, "2026-03-08")).toBe(shownDate);
});

it.each([
  [0, [0]],
  [articlesPerPage, [articlesPerPage]],
  [articlesPerPage + 1, [articlesPerPage, 1]],
])("the pages of %i articles have %j articles", (count, sizes) => {
  expect(splitIntoPages(Array.from({ length: count })).map(({ length }) => length)).toEqual(sizes);
});
