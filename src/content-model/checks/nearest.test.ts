import { nearest } from "./nearest";

test.each([
  ["hedline", "headline"],
  ["hedlin", "headline"],
  ["titel", "title"],
  ["TITLE", "title"],
  ["tit", "title"],
  ["ti", undefined],
  ["unknown", undefined],
])("%j most likely stands for %j", (written, expected) => {
  expect(nearest(written, ["headline", "title"])).toBe(expected);
});
