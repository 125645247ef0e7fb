import { devotionalFindings } from "./devotional";

const slides = ["cover", "day-1", "day-2", "day-4", "closing"].map((id) => ({ id }));

test.each([
  ["3", 1],
  ["4", 0],
  ["5", 1],
  ["a few", 0],
])("slides up to day 4, and %j days: %d findings", (days, findings) => {
  expect(devotionalFindings({ status: "available", days, slides }, undefined)).toHaveLength(findings);
  expect(devotionalFindings({ status: "coming-soon", days, slides }, undefined)).toEqual([]);
});

test("an available devotional needs slides", () => {
  expect(devotionalFindings({ status: "available", days: "4" }, undefined)).toHaveLength(1);
});
