import { blogPages, seriesParts, type ListedArticle } from "./blog-pages";

/** Generates articles that alternate between two categories; every third has no text yet. */
function articles(count: number): ListedArticle[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `a-${String(index + 1)}`,
    hasBody: index % 3 !== 0,
    date: "2026-03-01",
    stage: "published",
    featured: false,
    category: index % 2 === 0 ? "even" : "odd",
  }));
}

describe("the blog's pages", () => {
  it.each([0, 1, 24])("of %i articles are one, without pages for categories", (count) => {
    const pages = blogPages(articles(count), false);
    expect(pages.map(({ path }) => path)).toEqual(["/blog"]);
    expect(pages[0]?.context).toMatchObject({ page: 1, addresses: ["/blog"], total: count, categories: [] });
    expect(pages[0]?.context).not.toHaveProperty("category");
  });

  it("of 60 articles are numbered, for all and for each category", () => {
    const pages = blogPages(articles(60), false);
    expect(pages.map(({ path, context }) => [path, context.names.length, context.first])).toEqual([
      ["/blog", 24, 1],
      ["/blog/page/2", 24, 25],
      ["/blog/page/3", 12, 49],
      ["/blog/category/even", 24, 1],
      ["/blog/category/even/page/2", 6, 25],
      ["/blog/category/odd", 24, 1],
      ["/blog/category/odd/page/2", 6, 25],
    ]);
    const [, , third, even] = pages;
    expect(third?.context).toMatchObject({
      page: 3,
      addresses: ["/blog", "/blog/page/2", "/blog/page/3"],
      total: 60,
      categories: [
        { value: "even", address: "/blog/category/even" },
        { value: "odd", address: "/blog/category/odd" },
      ],
    });
    expect(even?.context).toMatchObject({ category: "even", total: 30 });
    expect(even?.context.names.slice(0, 3)).toEqual(["a-1", "a-3", "a-5"]);
    expect(even?.context.readable.slice(0, 3)).toEqual(["a-3", "a-5", "a-9"]);
  });
});

test("a series has its teachings, the first of them first", () => {
  const part = (name: string, date: string, rest: Partial<ListedArticle> = {}): ListedArticle => ({
    ...{ name, hasBody: true, date, stage: "published", featured: false, category: "even", series: "watch" },
    ...rest,
  });
  const all = [
    part("third", "2026-03-03"),
    part("first", "2026-03-01"),
    part("second", "2026-03-02"),
    part("alone", "2026-03-01", { series: null }),
  ];
  expect(seriesParts(all)).toEqual(new Map([["watch", ["first", "second", "third"]]]));
});
