import { fittingLength } from "./length";
import type { Place } from "./validator";

const place: Place = {
  file: "pages/home.json",
  field: { type: "string", description: "A title.", pattern: "", format: "copy", shortest: 3, longest: 5 },
  paths: [],
  facts: { word: "four" },
  routes: [],
  today: undefined,
  language: "en-US",
  site: "https://ministry.example",
  scheduled: new Map(),
  oldAddresses: new Map(),
  staticFiles: new Set<string>(),
};

test.each([
  ["ab", 1],
  ["abc", 0],
  ["abcde", 0],
  ["abcdef", 1],
  ["{word}!", 0],
  ["{word}!!!!!", 0],
  ["{word}!!!!!!", 1],
  ["*abcde*", 0],
  ["🕊🕊🕊🕊🕊", 0],
])("3 characters or more as read, 5 or fewer as written: %j has %d mistakes", (text, mistakes) => {
  expect(fittingLength(text, place)).toHaveLength(mistakes);
});
