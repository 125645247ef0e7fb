import { checkContent } from "../../src/content-model/check";
import { fixedContent } from "../../src/content-model/testing/edited-content";
import { describeBuild } from "./describe-build";

const checkedContent = checkContent(fixedContent);
const checkedWithRealAddress = {
  ...checkedContent,
  content: { ...checkedContent.content, site: "https://ministry.church" },
};
const guide = { file: "content/outdated.pdf", field: "", problem: "is outdated.", fix: "Make it again." };
const linesOf = (context: string | undefined, one = checkedContent) =>
  describeBuild(context, one, [guide], new Date("2026-03-08T12:00:00Z"));

test("the output of a build ends with the outdated files", () => {
  expect(linesOf(undefined)).toEqual(["content/outdated.pdf\n  is outdated.\n    → Make it again."]);
});

test("the last line of a Netlify build explains why the site is not indexed", () => {
  const lastLine = linesOf("production").at(-1) ?? "";
  expect(lastLine).toMatch(
    /noindex\), because `url` in content\/site\.json is an example, and facts, quotes or promises/,
  );
});

test("if the site's address is real, the build lists the omitted samples", () => {
  const [, leftOut = "", lastLine = ""] = linesOf(undefined, checkedWithRealAddress);
  expect(leftOut).toContain("content/pages/home.json testimonials");
  expect(leftOut).toContain("content/events/2025-03-standing-in-the-gap.mdx");
  expect(leftOut).not.toContain("spotlight");
  expect(lastLine).toMatch(/noindex\), because facts, quotes or promises are still marked as samples/);
});
