import {
  isPreview,
  isReadable,
  listedArticles,
  paginate,
  pageSize,
  stageOf,
  type ArticleStatus,
} from "./publish-status";

const article = (name: string, rest: Partial<ArticleStatus> = {}, hasBody = true): ArticleStatus => ({
  name,
  hasBody,
  date: "2026-03-01",
  stage: "published",
  featured: false,
  ...rest,
});

const names = (articles: readonly ArticleStatus[]) => articles.map(({ name }) => name);

it.each([
  ["a local build", { NODE_ENV: "production" }, false],
  ["a build that nobody explains", {}, false],
  ["gatsby develop", { NODE_ENV: "development" }, true],
  ["Netlify's production", { CONTEXT: "production", NODE_ENV: "production" }, false],
  ["a deploy preview", { CONTEXT: "deploy-preview", NODE_ENV: "production" }, true],
  ["a branch deploy", { CONTEXT: "branch-deploy", NODE_ENV: "production" }, true],
])("whether %s is a preview", (_, environment, expected) => {
  expect(isPreview(environment as NodeJS.ProcessEnv)).toBe(expected);
});

describe("the stage of an article on the 8th", () => {
  it.each([
    ["published", "2026-03-07", "published"],
    ["published", "2026-03-08", "published"],
    ["published", "2026-03-09", "scheduled"],
    ["draft", "2026-03-01", "draft"],
    ["draft", "2026-03-09", "draft"],
    ["coming-soon", "2026-03-01", "coming-soon"],
  ])("%s of %s", (status, date, expected) => {
    expect(stageOf({ status, date }, "2026-03-08")).toBe(expected);
  });
});

describe("listed articles", () => {
  const all = [
    article("older", { date: "2025-01-01" }),
    article("tomorrow", { date: "2026-03-09", stage: "scheduled" }),
    article("today", { date: "2026-03-08" }),
    article("draft", { stage: "draft" }),
    article("coming", { stage: "coming-soon", date: "2027-01-01" }),
  ];

  it("in production: coming-soon and published articles, the newest first", () => {
    expect(names(listedArticles(all, false))).toEqual(["coming", "today", "older"]);
  });

  it("on previews: drafts and scheduled articles too", () => {
    expect(names(listedArticles(all, true))).toEqual(["coming", "tomorrow", "today", "draft", "older"]);
  });

  it("the featured article comes first, the newest of several, and never a hidden one", () => {
    const old = article("old", { date: "2024-01-01", featured: true });
    const older = article("older-still", { date: "2023-01-01", featured: true });
    const hidden = article("hidden", { stage: "draft", featured: true });
    expect(names(listedArticles([...all, older, old, hidden], false)).slice(0, 2)).toEqual(["old", "coming"]);
  });
});

describe("articles with a page", () => {
  it.each([
    ["a published article", article("a"), true],
    ["one without a text", article("a", {}, false), false],
    ["one that is coming soon", article("a", { stage: "coming-soon" }), false],
    ["a draft", article("a", { stage: "draft" }), false],
    ["one of tomorrow", article("a", { stage: "scheduled" }), false],
  ])("in production: %s", (_, one, expected) => {
    expect(isReadable(one, false)).toBe(expected);
  });

  it("on previews, drafts have a page, but coming-soon articles do not", () => {
    expect(isReadable(article("a", { stage: "draft" }), true)).toBe(true);
    expect(isReadable(article("a", { stage: "coming-soon" }), true)).toBe(false);
  });
});

it.each([
  [0, [0]],
  [pageSize, [pageSize]],
  [pageSize + 1, [pageSize, 1]],
])("%i articles are on pages of %j", (count, sizes) => {
  expect(paginate(Array.from({ length: count })).map(({ length }) => length)).toEqual(sizes);
});
