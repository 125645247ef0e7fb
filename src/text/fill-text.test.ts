import { fillText } from "./fill-text";

test("fills each placeholder, keeps names without a value, and takes a value as it is", () => {
  expect(fillText("{count} of {count}, {words}, {constructor}", { count: 0, words: "$& {count} $1" })).toBe(
    "0 of 0, $& {count} $1, {constructor}",
  );
});
