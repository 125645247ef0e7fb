import { checkContent } from "../../src/content-model/check";
import { fixedContent } from "../../src/content-model/testing/edited-content";
import { describeBuild } from "./describe-build";

const checked = checkContent(fixedContent);
const own = { ...checked, content: { ...checked.content, site: "https://ministry.church" } };
const old = { file: "content/old.pdf", field: "", problem: "is old.", fix: "Make it again." };
const linesOf = (context: string | undefined, one = checked) =>
  describeBuild(context, one, [old], new Date("2026-03-08T12:00:00Z"));

test("a build ends with its outdated files", () => {
  expect(linesOf(undefined)).toEqual(["content/old.pdf\n  is old.\n    → Make it again."]);
});

test("a build at Netlify says last why search engines must not list it, with the number of marks", () => {
  const last = linesOf("production").at(-1) ?? "";
  expect(last).toMatch(/noindex\): `url` in content\/site\.json is an example, and \d+ marks of facts/);
});

test("a build with its own address says what it leaves out, and why it is not listed", () => {
  const [, leftOut = "", last = ""] = linesOf(undefined, own);
  expect(leftOut).toContain("content/pages/home.json testimonials");
  expect(leftOut).toContain("content/events/2025-03-standing-in-the-gap.mdx");
  expect(leftOut).not.toContain("spotlight");
  expect(last).toMatch(/noindex\): \d+ marks of facts, quotes or promises are left/);
});
