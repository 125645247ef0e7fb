import { formatSearchResult, formatRange, formatFilterResult } from "./article-results";

const resultTexts = {
  all: "Teachings in all: {count}",
  one: "1 article in {category}",
  other: "{count} articles in {category}",
  zero: null,
  two: null,
  few: null,
  many: null,
  none: "Nothing in {category} yet. Choose All to see the rest.",
  range: "Teachings {first} to {last} of {total}",
  rangeOfCategory: "Teachings {first} to {last} of {total} in {category}",
};

const search = {
  ...resultTexts,
  one: "1 article for “{words}”",
  other: "{count} articles for “{words}”",
  none: "Nothing for “{words}”.",
  ofCategory: "{result} in {category}",
  noneOfCategory: "Nothing for “{words}” in {category}.",
};

it.each([
  [formatSearchResult(search, "{count} $&", 2, "en-US"), "2 articles for “{count} $&”"],
  [formatSearchResult(search, "ruth", 1, "en-US", "Prophetic"), "1 article for “ruth” in Prophetic"],
  [formatSearchResult(search, "ruth", 0, "en-US"), "Nothing for “ruth”."],
  [formatSearchResult(search, "ruth", 0, "en-US", "Prophetic"), "Nothing for “ruth” in Prophetic."],
  [formatFilterResult(resultTexts, 6, "en-US"), "Teachings in all: 6"],
  [
    formatFilterResult(resultTexts, 0, "en-US", "Prophetic"),
    "Nothing in Prophetic yet. Choose All to see the rest.",
  ],
  [formatFilterResult(resultTexts, 1, "en-US", "Prophetic"), "1 article in Prophetic"],
  [formatFilterResult(resultTexts, 2, "en-US", "Prophetic"), "2 articles in Prophetic"],
  [formatRange(resultTexts, { firstNumber: 49, count: 12, total: 60 }, "en-US"), "Teachings 49 to 60 of 60"],
  [
    formatRange(resultTexts, { firstNumber: 25, count: 5, total: 29, category: "Prophetic" }, "en-US"),
    "Teachings 25 to 29 of 29 in Prophetic",
  ],
  [
    formatRange(resultTexts, { firstNumber: 1, count: 1, total: 1, category: "Prophetic" }, "en-US"),
    "1 article in Prophetic",
  ],
])("the text for a number of results is %j", (result, text) => {
  expect(result).toBe(text);
});
