import { retryMinutes } from "./retry-minutes";

test.each([
  ["0", 1],
  ["1", 1],
  ["60", 1],
  ["61", 2],
  ["600", 10],
])("after %s seconds: %d minutes", (retryAfter, minutes) => {
  expect(retryMinutes(429, retryAfter)).toBe(minutes);
});

test.each([null, undefined, "", "soon", "-5", "1.5", "Wed, 21 Oct 2026 07:28:00 GMT", "9".repeat(400)])(
  "%j names no time",
  (retryAfter) => {
    expect(retryMinutes(429, retryAfter)).toBeUndefined();
  },
);

test("another status names none either", () => {
  expect(retryMinutes(503, "60")).toBeUndefined();
});
