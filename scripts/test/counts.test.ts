import { addCounts, failureLines, oneCheck, summaryLine } from "./counts";

test("the steps are summed in one plain line", () => {
  const total = addCounts([oneCheck(true), oneCheck(false), { passed: 20, failed: 1, skipped: 0 }]);
  expect(summaryLine(total)).toBe("21 passed, 2 failed");
});

test("what was skipped is said only when something was", () => {
  expect(summaryLine({ passed: 3, failed: 0, skipped: 2 })).toBe("3 passed, 0 failed, 2 skipped");
});

test("a run ends with the steps and the tests that failed", () => {
  const results = new Map([
    ["types", oneCheck(true)],
    ["lint", oneCheck(false)],
    ["unit", { passed: 4, failed: 1, skipped: 0, failures: ["a price is read"] }],
  ]);
  expect(failureLines(results)).toEqual([
    "Failed: lint (0 passed, 1 failed)",
    "Failed: unit (4 passed, 1 failed)",
    "  a price is read",
  ]);
});
