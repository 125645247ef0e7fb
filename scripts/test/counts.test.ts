import { addCounts, oneCheck, summaryLine } from "./counts";

test("the steps are summed in one plain line", () => {
  const total = addCounts([oneCheck(true), oneCheck(false), { passed: 20, failed: 1, skipped: 0 }]);
  expect(summaryLine(total)).toBe("21 passed, 2 failed");
});

test("what was skipped is said only when something was", () => {
  expect(summaryLine({ passed: 3, failed: 0, skipped: 2 })).toBe("3 passed, 0 failed, 2 skipped");
});
