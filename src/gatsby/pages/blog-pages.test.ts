import { listBlogPages, chooseNextTeaching, groupBySeries, type ListedArticle } from "./blog-pages";

/** Generates articles that alternate between two categories. */
function createArticles(count: number): ListedArticle[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `a-${String(index + 1)}`,
    page: null,
    date: "2026-03-01",
    stage: "published",
    featured: false,
    category: index % 2 === 0 ? "even" : "odd",
  }));
}

describe("the blog", () => {
  it.each([0, 1, 24])("with %i articles has only one page", (count) => {
    const pages = listBlogPages(createArticles(count));
    expect(pages.map(({ path }) => path)).toEqual(["/blog"]);
    expect(pages[0]?.context).toMatchObject({ page: 1, addresses: ["/blog"], total: count, categories: [] });
    expect(pages[0]?.context).not.toHaveProperty("category");
  });

  it("with 60 articles has numbered pages, for all articles and for each category", () => {
    const pages = listBlogPages(createArticles(60));
    expect(pages.map(({ path, context }) => [path, context.names.length, context.firstNumber])).toEqual([
      ["/blog", 24, 1],
      ["/blog/page/2", 24, 25],
      ["/blog/page/3", 12, 49],
      ["/blog/category/even", 24, 1],
      ["/blog/category/even/page/2", 6, 25],
      ["/blog/category/odd", 24, 1],
      ["/blog/category/odd/page/2", 6, 25],
    ]);
    const [, , thirdPage, evenPage] = pages;
    expect(thirdPage?.context).toMatchObject({
      page: 3,
      addresses: ["/blog", "/blog/page/2", "/blog/page/3"],
      total: 60,
      categories: [
        { value: "even", address: "/blog/category/even" },
        { value: "odd", address: "/blog/category/odd" },
      ],
    });
    expect(evenPage?.context).toMatchObject({ category: "even", total: 30 });
    expect(evenPage?.context.names.slice(0, 3)).toEqual(["a-1", "a-3", "a-5"]);
  });
});

function createPart(name: string, date: string, otherFields: Partial<ListedArticle> = {}): ListedArticle {
  return {
    ...{
      name,
      page: `/blog/${name}`,
      date,
      stage: "published",
      featured: false,
      category: "even",
      series: "watch",
    },
    ...otherFields,
  };
}

test("the teachings of a series are in the order of their dates", () => {
  const teachings = [
    createPart("third", "2026-03-03"),
    createPart("first", "2026-03-01"),
    createPart("second", "2026-03-02"),
    createPart("alone", "2026-03-01", { series: null }),
  ];
  expect(groupBySeries(teachings)).toEqual(new Map([["watch", ["first", "second", "third"]]]));
});

describe("the next teaching", () => {
  const firstPart = createPart("first", "2026-03-01");
  const secondPart = createPart("second", "2026-03-02");
  const thirdPart = createPart("third", "2026-03-05");
  const withoutSeries = { series: null };
  const oldestTeaching = createPart("oldest", "2026-01-01", withoutSeries);
  const oddTeaching = createPart("odd", "2026-02-01", { ...withoutSeries, category: "odd" });
  const newestTeaching = createPart("newest", "2026-04-01", { ...withoutSeries, category: "odd" });
  const teachings = [oldestTeaching, thirdPart, newestTeaching, firstPart, oddTeaching, secondPart];

  it.each([
    ["after a part of a series is the next part", firstPart, "second"],
    ["after the last part of a series is an older teaching of the category", thirdPart, "oldest"],
    ["after a single teaching is the next older teaching of the category", newestTeaching, "odd"],
    [
      "after the oldest teaching of a category is the next older teaching of all categories",
      oddTeaching,
      "oldest",
    ],
    ["after the oldest teaching is the newest teaching", oldestTeaching, "newest"],
  ])("%s", (_, article, nextName) => {
    expect(chooseNextTeaching(article, teachings)).toBe(nextName);
  });

  it("is undefined if there are no other teachings", () => {
    expect(chooseNextTeaching(oddTeaching, [oddTeaching])).toBeUndefined();
    expect(chooseNextTeaching(thirdPart, [firstPart, secondPart, thirdPart])).toBeUndefined();
  });

  it("is chosen by name if teachings have the same date", () => {
    const [a, b, c] = ["a", "b", "c"].map((name) => createPart(name, "2026-03-01"));
    if (!a || !b || !c) throw new Error("The list must contain three parts.");
    expect(chooseNextTeaching(a, [c, a, b])).toBe("b");
    expect(
      chooseNextTeaching({ ...c, series: null }, [a, { ...b, series: null }, { ...c, series: null }]),
    ).toBe("b");
  });
});
