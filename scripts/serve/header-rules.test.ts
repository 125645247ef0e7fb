import { type HeaderRule, headersFor, repeatedHeaders } from "./header-rules";

const rules: HeaderRule[] = [
  { matches: /^\/.*$/, values: { "X-Frame-Options": "DENY", "Cache-Control": "public, max-age=0" } },
  { matches: /^\/static\/.*$/, values: { "cache-control": "public, max-age=31536000, immutable" } },
  { matches: /^\/odd$/, values: { "Content-Length": "1", Server: "other" } },
];

test("the rules that match are merged by name, whatever its case; the later one wins", () => {
  expect([...headersFor(rules, "/static/a.js")]).toEqual([
    ["x-frame-options", "DENY"],
    ["cache-control", "public, max-age=31536000, immutable"],
  ]);
});

test("a header that the platform keeps to itself is left out", () => {
  expect([...headersFor(rules, "/odd").keys()]).toEqual(["x-frame-options", "cache-control"]);
});

test("a name set by two rules for one path is reported", () => {
  expect(repeatedHeaders(rules, "/static/a.js")).toEqual(["cache-control"]);
  expect(repeatedHeaders(rules, "/about")).toEqual([]);
});
