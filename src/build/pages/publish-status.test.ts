import {
  buildContextOf,
  eventStatusOf,
  eventTimes,
  isReadable,
  listedArticles,
  paginate,
  pageSize,
  publishedFrom,
  stageOf,
  type ArticleStatus,
} from "./publish-status";

const article = (name: string, rest: Partial<ArticleStatus> = {}, hasBody = true): ArticleStatus => ({
  name,
  hasBody,
  date: "2026-03-01",
  status: "published",
  featured: false,
  ...rest,
});

const production = { preview: false, today: "2026-03-08" };
const preview = { preview: true, today: "2026-03-08" };
const names = (articles: readonly ArticleStatus[]) => articles.map(({ name }) => name);

describe("the build context", () => {
  const zone = "America/New_York";
  const now = new Date("2026-03-09T03:00:00Z");
  it.each([
    ["a local build", { NODE_ENV: "production" }, false],
    ["a build that nobody explains", {}, false],
    ["gatsby develop", { NODE_ENV: "development" }, true],
    ["Netlify's production", { CONTEXT: "production", NODE_ENV: "production" }, false],
    ["a deploy preview", { CONTEXT: "deploy-preview", NODE_ENV: "production" }, true],
    ["a branch deploy", { CONTEXT: "branch-deploy", NODE_ENV: "production" }, true],
  ])("of %s", (_, environment, expected) => {
    expect(buildContextOf(environment as NodeJS.ProcessEnv, now, zone).preview).toBe(expected);
  });

  it("has New York's day, still the 8th when London has the 9th", () => {
    expect(buildContextOf({}, now, zone).today).toBe("2026-03-08");
  });
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

describe("an event on the 8th", () => {
  it.each([
    [{ date: "2026-03-07" }, "completed"],
    [{ date: "2026-03-08" }, "upcoming"],
    [{ date: "2026-03-09" }, "upcoming"],
    [{}, "upcoming"],
    [{ date: "2026-03-06", endDate: "2026-03-08" }, "upcoming"],
    [{ date: "2026-03-06", endDate: "2026-03-07" }, "completed"],
  ])("of %j is %s", (event, expected) => {
    expect(eventStatusOf(event, "2026-03-08")).toBe(expected);
  });
});

it.each([
  [{ date: "2026-03-08" }, "2026-03-08", "2026-03-08"],
  [{ date: "2026-03-08", endDate: "2026-03-09" }, "2026-03-08", "2026-03-09"],
  [
    { date: "2026-03-08", from: "09:00", to: "16:00" },
    "2026-03-08T09:00:00-04:00",
    "2026-03-08T16:00:00-04:00",
  ],
  // The clocks change in Madrid on the 29th.
  [
    { date: "2026-03-28", endDate: "2026-03-29", from: "09:00", to: "16:00", zone: "Europe/Madrid" },
    "2026-03-28T09:00:00+01:00",
    "2026-03-29T16:00:00+02:00",
  ],
])("an event of %j is from %s to %s", (event, start, end) => {
  expect(eventTimes(event, "America/New_York")).toEqual({ start, end });
});

it.each([
  ["2026-03-07", "2026-03-07T00:00:00-05:00"],
  ["2026-07-07", "2026-07-07T00:00:00-04:00"],
])("an article of %s is published from %s on", (date, moment) => {
  expect(publishedFrom(date, "America/New_York")).toBe(moment);
});

it("is published by the first build after New York's midnight, and not by the one before", () => {
  const due = article("due", { date: "2026-03-09" });
  const build = (moment: string) =>
    listedArticles([due], buildContextOf({ CONTEXT: "production" }, new Date(moment), "America/New_York"));
  expect(names(build("2026-03-09T03:59:59Z"))).toEqual([]);
  expect(names(build("2026-03-09T04:00:00Z"))).toEqual(["due"]);
});

describe("what is listed", () => {
  const all = [
    article("older", { date: "2025-01-01" }),
    article("tomorrow", { date: "2026-03-09" }),
    article("today", { date: "2026-03-08" }),
    article("draft", { status: "draft" }),
    article("coming", { status: "coming-soon", date: "2027-01-01" }),
  ];

  it("in production: coming-soon and published articles, the newest first", () => {
    expect(names(listedArticles(all, production))).toEqual(["coming", "today", "older"]);
  });

  it("on previews: drafts and scheduled articles too", () => {
    expect(names(listedArticles(all, preview))).toEqual(["coming", "tomorrow", "today", "draft", "older"]);
  });

  it("the featured article comes first, the newest of several, and never a hidden one", () => {
    const old = article("old", { date: "2024-01-01", featured: true });
    const older = article("older-still", { date: "2023-01-01", featured: true });
    const hidden = article("hidden", { status: "draft", featured: true });
    expect(names(listedArticles([...all, older, old, hidden], production)).slice(0, 2)).toEqual([
      "old",
      "coming",
    ]);
  });
});

describe("what has a page", () => {
  it.each([
    ["a published article", article("a"), true],
    ["one without a text", article("a", {}, false), false],
    ["one that is coming soon", article("a", { status: "coming-soon" }), false],
    ["a draft", article("a", { status: "draft" }), false],
    ["one of tomorrow", article("a", { date: "2026-03-09" }), false],
  ])("in production: %s", (_, one, expected) => {
    expect(isReadable(one, production)).toBe(expected);
  });

  it("on previews, drafts have a page, and coming-soon articles have none", () => {
    expect(isReadable(article("a", { status: "draft" }), preview)).toBe(true);
    expect(isReadable(article("a", { status: "coming-soon" }), preview)).toBe(false);
  });
});

it.each([
  [0, [0]],
  [pageSize, [pageSize]],
  [pageSize + 1, [pageSize, 1]],
])("%i articles are on pages of %j", (count, sizes) => {
  expect(paginate(Array.from({ length: count })).map(({ length }) => length)).toEqual(sizes);
});
