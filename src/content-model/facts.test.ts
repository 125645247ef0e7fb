import { factsOf, removeCounts } from "./facts";
import { fillPlaceholders, placeholderNames } from "./placeholders";

describe("derived facts", () => {
  const site = { language: "en-US" };

  it.each([
    ["39", "en-US", "USD", "$39"],
    ["39.50", "en-US", "USD", "$39.50"],
    ["120000", "es-CO", "COP", "$\u00a0120.000"],
  ])("contain the amount %s as a price in %s and %s", (amount, language, currency, price) => {
    expect(fillPlaceholders("{course.price}", factsOf({ language }, { currency, course: { amount } }))).toBe(
      price,
    );
  });

  it("contain the counts of lists, including the days of an available devotional", () => {
    const facts = factsOf(site, { book: {}, course: {}, devotional: {} }, [
      { parts: [{ chapters: [{}, {}] }, { chapters: [{}] }] },
      { curriculum: { weeks: [{}, {}] } },
      { status: "coming-soon", days: "30" },
      { status: "available", slides: [{ id: "day-3" }, { id: "day-5" }, { id: "last" }] },
    ]);
    expect(fillPlaceholders("{book.parts} {book.chapters} {course.weeks} {devotional.days}", facts)).toBe(
      "2 3 2 5",
    );
    expect(placeholderNames(removeCounts(facts))).toEqual([]);
  });
});
