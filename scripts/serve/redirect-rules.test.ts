import { matchRedirect, type RedirectRule } from "./redirect-rules";

const rule = (path: string, to: string, more: Partial<RedirectRule> = {}): RedirectRule => ({
  path,
  to,
  status: 301,
  force: false,
  query: {},
  ...more,
});

test.each([
  ["/old", "/new", "/old", "", "/new"],
  ["/old", "/new", "/old/", "", "/new"],
  ["/old", "/new", "/old", "?a=1", "/new?a=1"],
  ["/old", "/new?b=2", "/old", "?a=1", "/new?b=2"],
  ["/old", "/new#place", "/old", "?a=1", "/new?a=1#place"],
  ["/news/*", "/articles/:splat", "/news/2024/may day", "", "/articles/2024/may%20day"],
  ["/news/*", "/articles/:splat", "/news", "", "/articles/"],
  ["/on/:year/:day", "/:day/:year", "/on/2024/may", "", "/may/2024"],
  ["/caf%C3%A9", "/coffee", "/café", "", "/coffee"],
  ["/away", "https://other.example:8080/a", "/away", "", "https://other.example:8080/a"],
])("%s to %s: %s%s goes to %s", (path, to, pathname, search, expected) => {
  expect(matchRedirect([rule(path, to)], pathname, search)).toEqual({ to: expected, status: 301 });
});

test("the first rule that matches is taken, with its status", () => {
  const rules = [rule("/other", "/x"), rule("/a", "/b", { status: 302 }), rule("/a", "/c")];
  expect(matchRedirect(rules, "/a", "")).toEqual({ to: "/b", status: 302 });
});

test.each([
  ["/old", "/older"],
  ["/old", "/Old"],
  ["/old", "/old/page"],
  ["/on/:year", "/on"],
])("%s leaves %s alone", (path, pathname) => {
  expect(matchRedirect([rule(path, "/x")], pathname, "")).toBeUndefined();
});

test("a query parameter is matched and carried over", () => {
  const rules = [rule("/post", "/articles/:id", { query: { id: ":id" } })];
  expect(matchRedirect(rules, "/post", "?id=7")).toEqual({ to: "/articles/7", status: 301 });
  expect(matchRedirect(rules, "/post", "")).toBeUndefined();
});
