import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readContent } from "../content-model/read";
import { fixedContent } from "../content-model/testing/edited-content";
import { commitDates, contentOfPage, newestOf } from "./last-changed";

let folder: string;

function git(cwd: string, args: readonly string[], date?: string): void {
  const who = ["-c", "user.name=Ruth", "-c", "user.email=ruth@example.org", "-c", "commit.gpgsign=false"];
  const env = { ...process.env, ...(date !== undefined && { GIT_COMMITTER_DATE: date }) };
  execFileSync("git", [...who, ...args], { cwd, env, stdio: "ignore" });
}

function commit(file: string, date: string): void {
  writeFileSync(join(folder, "site", file), date);
  git(join(folder, "site"), ["add", "."]);
  git(join(folder, "site"), ["commit", "-m", file], date);
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "dates-"));
  mkdirSync(join(folder, "site/content/pages"), { recursive: true });
  git(join(folder, "site"), ["init"]);
  commit("content/pages/about.json", "2026-01-01T10:00:00+00:00");
  commit("content/pages/für alle.mdx", "2026-01-02T10:00:00+00:00");
  commit("content/pages/about.json", "2026-01-03T10:00:00-05:00");
  commit("README.md", "2026-01-04T10:00:00+00:00");
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

test("each file has the date of its newest commit, whatever its name", () => {
  expect(Object.fromEntries(commitDates(join(folder, "site")))).toEqual({
    "pages/about.json": "2026-01-03T10:00:00-05:00",
    "pages/für alle.mdx": "2026-01-02T10:00:00+00:00",
  });
});

test("a clone without its history, and a folder without Git, have no dates", () => {
  git(folder, ["clone", "--depth", "1", `file://${join(folder, "site")}`, "shallow"]);
  expect(commitDates(join(folder, "shallow")).size).toBe(0);
  rmSync(join(folder, "shallow/.git"), { recursive: true });
  expect(commitDates(join(folder, "shallow")).size).toBe(0);
  expect(commitDates(join(folder, "nowhere")).size).toBe(0);
});

test("the newest date of several files is compared as a moment, not as text", () => {
  const dates = new Map([
    ["a", "2026-01-03T10:00:00-05:00"],
    ["b", "2026-01-03T14:00:00+00:00"],
  ]);
  expect(newestOf(["a", "b"], dates)).toBe("2026-01-03T10:00:00-05:00");
  expect(newestOf(["a", "uncommitted"], dates)).toBeUndefined();
  expect(newestOf([], dates)).toBeUndefined();
});

const { paths: files, routes } = readContent(fixedContent);

test.each([
  ["/", ["pages/home.json"]],
  ["/privacy", ["pages/privacy.mdx"]],
  ["/partner", ["pages/partner.json", "partnership/gifts.json", "partnership/levels.json"]],
  [
    "/excerpt",
    ["book/outline.json", ...[1, 2, 3, 4, 5].map((page) => `excerpt/page-${page}.mdx`), "pages/excerpt.json"],
  ],
  ["/blog/ten-honest-minutes", ["articles/ten-honest-minutes.mdx"]],
])("%s", (route, expected) => {
  expect(contentOfPage(route, files)).toEqual(expected);
});

test.each(["/blog/page/2", "/blog/category/prayer-life", "/blog/category/prayer-life/page/2"])(
  "%s is made of the same files as the blog's first page",
  (route) => {
    expect(contentOfPage(route, files)).toEqual(contentOfPage("/blog", files));
  },
);

test("a document does not depend on other documents", () => {
  expect(contentOfPage("/privacy", [...files, "pages/giving.mdx"])).toEqual(["pages/privacy.mdx"]);
});

test("every page has content files, and each content file belongs to a page, or to every page or none", () => {
  const pages = routes.filter((route) => !/\.(ics|pdf|xml)$/.test(route));
  const seen = new Set(pages.flatMap((route) => contentOfPage(route, files)));
  for (const route of pages) expect(contentOfPage(route, files)).not.toEqual([]);
  const everywhereOrNowhere =
    /^(announcements|site|facts|frame|redirects)\.json$|^README\.md$|^dictionary\.txt$|^(files|pictures)\/|^pages\/not-found\.json$/;
  expect(files.filter((file) => !seen.has(file) && !everywhereOrNowhere.test(file))).toEqual([]);
});
