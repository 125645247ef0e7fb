import { fillText } from "./fill-text";

test("each placeholder with a value is replaced, and a value may contain special characters or placeholders", () => {
  expect(fillText("{count} of {count}, {words}, {constructor}", { count: 0, words: "$& {count} $1" })).toBe(
    "0 of 0, $& {count} $1, {constructor}",
  );
});
