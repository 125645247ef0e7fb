import { encodePath, readRequestPath } from "./request-path";

test.each([
  ["/", "/", ""],
  ["/about", "/about", ""],
  ["/about?a=1?b", "/about", "?a=1?b"],
  ["/caf%C3%A9/menu", "/café/menu", ""],
  ["//other.example/about/", "/other.example/about/", ""],
  ["http://localhost:9000/about?a", "/about", "?a"],
])("reads %s", (target, pathname, search) => {
  expect(readRequestPath(target)).toEqual({ pathname, search });
});

test.each([
  "/%",
  "/%E0%A4%A",
  "/../secret",
  "/a/%2e%2e/%2e%2e/secret",
  "/a/..%2Fb",
  "/a%5C..%5Cb",
  "/a%00",
  "about",
  "*",
])("refuses %s", (target) => {
  expect(readRequestPath(target)).toBeUndefined();
});

test("a path goes back into an address encoded", () => {
  expect(encodePath("/café/a b")).toBe("/caf%C3%A9/a%20b");
});
