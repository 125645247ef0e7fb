import {
  isPreview,
  isReadable,
  listedArticles,
  paginate,
  pageSize,
  shownDay,
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

  it("in production: published articles, the newest first, and then those to come", () => {
    expect(names(listedArticles(all, false))).toEqual(["today", "older", "coming"]);
  });

  it("on previews: drafts and scheduled articles too", () => {
    expect(names(listedArticles(all, true))).toEqual(["tomorrow", "today", "draft", "older", "coming"]);
  });

  it("the featured article comes first, the newest of several, and never a hidden one", () => {
    const old = article("old", { date: "2024-01-01", featured: true });
    const older = article("older-still", { date: "2023-01-01", featured: true });
    const hidden = article("hidden", { stage: "draft", featured: true });
    expect(names(listedArticles([...all, older, old, hidden], false)).slice(0, 2)).toEqual(["old", "today"]);
  });

  it("a featured article that is still to come is first only if no article can be read", () => {
    const featured = article("to-come", { stage: "coming-soon", date: "2025-01-01", featured: true });
    expect(names(listedArticles([...all, featured], false))).toEqual(["today", "older", "coming", "to-come"]);
    const toCome = all.filter(({ stage }) => stage === "coming-soon");
    expect(names(listedArticles([...toCome, featured], false))).toEqual(["to-come", "coming"]);
  });
});

it.each([
  ["coming-soon", "2026-03-08", undefined],
  ["coming-soon", "2026-03-09", "2026-03-09"],
  ["published", "2026-03-07", "2026-03-07"],
])("an article that is %s shows its day, %s, unless it is to come and the day has passed", (...row) => {
  const [status, date, shown] = row;
  expect(shownDay({ status, date }, "2026-03-08")).toBe(shown);
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
