import { hasPassed } from "./has-passed";

const evening = new Date(2026, 10, 21, 23, 59);

test.each([
  ["2026-11-20", true],
  ["2026-11-21", false],
  ["2026-11-22", false],
  ["2025-12-31", true],
  ["", false],
  ["2026-02-30", false],
  ["tomorrow", false],
])("%s, on the evening of 21 November 2026: %s", (day, passed) => {
  expect(hasPassed(day, evening)).toBe(passed);
});
