import { mistakesAfterEdits } from "../../../src/content-model/testing/edited-content";
import { formatSaveError } from "./save-error";

test.each([
  ["pages/home.json", '"title": "Lives Transformed"', '"title": "{All} Lives"', "Testimonials › Title"],
  ["pages/privacy.mdx", "{ministry.name} receives", "{Al.l} receives", "Text › line "],
])("the fix for braces in %s has one backslash, as the form needs it", (path, before, after, fieldLabel) => {
  const mistakes = mistakesAfterEdits([[path, before, after]]);
  const message = formatSaveError({ path, source: "---\n---\n", isNew: false }, mistakes);
  expect(message).toContain(fieldLabel);
  expect(message).toMatch(/To show the braces to visitors, write \\\{[\w.]+\}\.$/);
  expect(message).not.toContain("\\\\");
});
