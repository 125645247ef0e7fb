import { resolveFile } from "./resolve-file";

const files = new Set([
  "/index.html",
  "/about.html",
  "/admin/index.html",
  "/icon.svg",
  "/_headers",
  "/_redirects",
]);
const resolve = (pathname: string) => resolveFile(pathname, (file) => files.has(file));

test.each([
  ["/", "/index.html"],
  ["/about", "/about.html"],
  ["/about.html", "/about.html"],
  ["/icon.svg", "/icon.svg"],
  ["/admin", "/admin/index.html"],
  ["/admin/", "/admin/index.html"],
])("%s is %s", (pathname, file) => {
  expect(resolve(pathname)).toEqual({ kind: "file", file });
});

test("a trailing slash leads to the page without one", () => {
  expect(resolve("/about/")).toEqual({ kind: "redirect", pathname: "/about" });
});

test.each(["/nowhere", "/nowhere/", "/_headers", "/_redirects", "/icon.svg/"])(
  "%s is missing",
  (pathname) => {
    expect(resolve(pathname)).toEqual({ kind: "missing" });
  },
);
