import { fillText } from "./fill-text";

test("each placeholder is replaced with its value, even if the value contains special characters", () => {
  expect(fillText("{count} of {count}, {words}, {constructor}", { count: 0, words: "$& {count} $1" })).toBe(
    "0 of 0, $& {count} $1, {constructor}",
  );
});
