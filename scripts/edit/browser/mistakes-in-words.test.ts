import { mistakesAfterEdits } from "../../../src/content-model/testing/edited-content";
import { inWords } from "./mistakes-in-words";

test.each([
  ["pages/home.json", '"title": "Lives Transformed"', '"title": "{All} Lives"', "Testimonials › Title"],
  ["pages/privacy.mdx", "{ministry.name} receives", "{Al.l} receives", "Text › line "],
])("the advice for braces in %s has one backslash, as in the form", (path, before, after, place) => {
  const mistakes = mistakesAfterEdits([[path, before, after]]);
  const words = inWords({ path, source: "---\n---\n", isNew: false }, mistakes);
  expect(words).toContain(place);
  expect(words).toMatch(/To show the braces to visitors, write \\\{[\w.]+\}\.$/);
  expect(words).not.toContain("\\\\");
});
