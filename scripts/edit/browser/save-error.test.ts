import { mistakesAfterEdits } from "../../../src/content-model/testing/edited-content";
import { formatSaveError } from "./save-error";

test.each([
  ["events/a-cancelled-evening.mdx", "---\n\n", "---\n\n{Al.l} ", "Text of the page › line "],
  ["pages/home.json", '"title": "Lives Transformed"', '"title": "{All} Lives"', "Testimonials › Title"],
  ["pages/privacy.mdx", "{ministry.name} receives", "{Al.l} receives", "Text › line "],
])(
  "the message about braces in %s contains the field's label and suggests a single backslash",
  (path, oldText, newText, fieldLabel) => {
    const mistakes = mistakesAfterEdits([[path, oldText, newText]]);
    const message = formatSaveError({ path, source: "---\n---\n", isNew: false }, mistakes);
    expect(message).toContain(fieldLabel);
    expect(message).toMatch(/To show the braces to visitors, write \\\{[\w.]+\}\.$/);
    expect(message).not.toContain("\\\\");
  },
);

test.each([
  ["remove “First day”", "announcements.json", '"firstDay": "2026-03-02"', '"firstDay": "2026-03-09"'],
  ["needs both “Links to” and “Label”", "announcements.json", '"label": "How to reach us",', ""],
  ["is “Available”", "devotionals/thirty-days.json", '"coming-soon"', '"available"'],
  ["“Further links” in content/", "pages/home.json", '"{links.gathering}"', '"https://a.example"'],
])("messages use the labels of the editing screen: %s (%s)", (text, path, ...edit) => {
  const mistakes = mistakesAfterEdits([[path, ...edit]]);
  expect(formatSaveError({ path, source: "{}", isNew: false }, mistakes)).toContain(text);
});
