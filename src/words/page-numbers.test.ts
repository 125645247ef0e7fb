import { pageNumbers } from "./page-numbers";

it.each([
  [1, 1, "1"],
  [2, 3, "1 2 3"],
  [1, 5, "1 2 gap 5"],
  [3, 5, "1 2 3 4 5"],
  [4, 13, "1 2 3 4 5 gap 13"],
  [7, 13, "1 gap 6 7 8 gap 13"],
  [10, 13, "1 gap 9 10 11 12 13"],
  [13, 13, "1 gap 12 13"],
])("on page %i of %i: %s", (page, pages, row) => {
  expect(pageNumbers(page, pages).join(" ")).toBe(row);
});
