import { readFileSync } from "node:fs";
import { join } from "node:path";
import { forms } from "../forms/forms";
import { applyRules } from "./apply-rules";
import { checkContent, readContent } from "./check";
import { changeFile } from "./check-change";
import type { Mistake } from "./messages";
import { contentAfterEdits, fixedContent, mistakesAfterEdits, type Edit } from "./testing/edited-content";
import { allowedRows, batchesOf, mistakeRows, type Row } from "./testing/mistake-rows";

const isExpected = ({ messageFile, field, message }: Row, one: Mistake): boolean =>
  one.file === messageFile && one.field === field && one.problem.startsWith(message) && one.fix !== "";

for (const batch of batchesOf(mistakeRows)) {
  const mistakes = mistakesAfterEdits(batch.map(({ edit }) => edit));
  test.each(batch)("the check reports $what", (row) => {
    // Another mistake of the batch may hide this mistake.
    const foundMistakes = mistakes.some((one) => isExpected(row, one))
      ? mistakes
      : mistakesAfterEdits([row.edit]);
    expect(foundMistakes.some((one) => isExpected(row, one)) ? row.what : foundMistakes).toBe(row.what);
  });
}

for (const batch of batchesOf(allowedRows)) {
  const mistakes = mistakesAfterEdits(batch.map(({ edit }) => edit));
  test.each(batch)("the check accepts $what", ({ messageFile }) => {
    expect(mistakes.filter(({ file }) => file === messageFile)).toEqual([]);
  });
}

const article = "articles/hearing-without-hurrying.mdx";

test.each([
  [article, 'category: "prophetic"', 'category: "Prayer Life"', 'Did you mean "prayer-life"?'],
  [article, 'category: "prophetic"', 'category: "xyzxyz"', "The list contains: authority, "],
  [article, "readTime: 5", 'readTime: 5\nseries: "The Open Hand"', 'Did you mean "the-open-hand"?'],
  [
    "events/spotlight-night-watch.mdx",
    "location:",
    'price: "1,250.00"\nlocation:',
    'Write the number as "1250.00".',
  ],
  ["facts.json", '"amount": "39"', '"amount": "1.250,00"', 'Write the number as "1250.00".'],
  ["facts.json", '"pages": "250"', '"pages": "1,250"', 'Write the number as "1250".'],
  [
    "forms/contact.json",
    '"email":',
    '"xyzxyz":',
    'such as "email": { "label": "…", "errors": { "required": "…", "invalid": "…", "tooLong": "…" } }.',
  ],
  [
    "pages/home.json",
    "Meet {leader.name}",
    "Meet {leader.nmae}",
    "To show the braces to visitors, write \\\\{leader.nmae}.",
  ],
])("in %s, after a change of %j to %j, the fix contains the text to write", (file, oldText, newText, fix) => {
  expect(mistakesAfterEdits([[file, oldText, newText]]).map((one) => one.fix)).toContainEqual(
    expect.stringContaining(fix),
  );
});

test("the tests' content has a file for each form", () => {
  const { paths } = readContent(fixedContent);
  const files = forms.map(({ name }) => `forms/${name}.json`);
  expect(files.filter((file) => !paths.includes(file))).toEqual([]);
});

test.each(["content", fixedContent, "tests/ministries/esperanza/content"])(
  "the content in %s does not have mistakes",
  (folder) => {
    expect(checkContent(folder)).toHaveProperty("mistakes", []);
  },
);

test("a message lists all lines with the same kind of mistake", () => {
  const privacy = "pages/privacy.mdx";
  const foundMistakes = mistakesAfterEdits([
    [privacy, "none of your words", "![](x.jpg) none of your words"],
    [privacy, "Write to [", "![](y.jpg) Write to ["],
  ]);
  const lines = readFileSync(join(fixedContent, privacy), "utf8").split("\n");
  const expectedLines = ["none of your words", "Write to ["].map(
    (text) => 1 + lines.findIndex((line) => line.includes(text)),
  );
  expect(foundMistakes).toContainEqual(
    expect.objectContaining({ field: "body", line: expectedLines[0], lines: expectedLines }),
  );
});

test.each([
  ["a misspelt field, but not as a missing field", "pages/home.json", '"headline":', '"hedline":'],
  ["a fact that contains itself", "facts.json", '"a strategic prayer manual"', '"{book.kind} for all"'],
  ["a misspelt fact, but not the texts that use it", "facts.json", '"answerTime":', '"answertime":'],
  ["an invalid link in site.json, but not the texts that use it", "site.json", '"https://books.', '"books.'],
  ["a broken file, but not the placeholders that need it", "site.json", '"sample": true,', '"sample": true'],
])("the check reports once: %s", (_, ...edit) => {
  expect(mistakesAfterEdits([edit])).toHaveLength(1);
});

test("the text of a draft is checked, but may contain pictures without alternative texts", () => {
  const mistakesWith = (status: string, text: string) =>
    mistakesAfterEdits([
      [article, 'status: "coming-soon"', `status: "${status}"`],
      [article, "Write it.", `Write it. ${text}`],
    ]).map(({ field }) => field);
  expect(mistakesWith("draft", "<form>")).toContain("body");
  expect(mistakesWith("draft", "![](../pictures/cover.png)")).toEqual([]);
  expect(mistakesWith("published", "![](../pictures/cover.png)")).toEqual(["body"]);
});

test("a coming-soon teaching whose date has passed causes a note", () => {
  const notesOn = (date: string) =>
    applyRules(
      contentAfterEdits([["articles/hearing-without-hurrying.mdx", '"2025-06-10"', `"${date}"`]]),
    ).filter(({ file, isNote }) => isNote && file.endsWith("hearing-without-hurrying.mdx"));
  expect(notesOn("2025-06-10")).toMatchObject([{ field: "date", line: 6 }]);
  expect(notesOn("2099-06-10")).toEqual([]);
});

test.each([
  ["Hebrew without a language", "שיר המעלות ממעמקים קראתיך. ".repeat(9), "", 'such as language: "ar"'],
  ["Spanish with the code of Arabic", "Desde lo profundo clamo.", 'language: "ar"\n', 'Correct "language"'],
])("a note reports the wrong text direction of a teaching: %s", (_, text, language, fix) => {
  const file = "articles/salt.mdx";
  const content = contentAfterEdits([
    [file, "status:", `${language}status:`],
    [file, "It began with", `${text} It began with`],
  ]);
  const notes = applyRules(content).filter((one) => one.file === `content/${file}`);
  expect(notes).toMatchObject([
    { field: "language", isNote: true, fix: expect.stringContaining(fix) as unknown },
  ]);
});

test.each([
  ["site.json", "social"],
  ["pages/home.json", "cards"],
  ["pages/about.json", "entries"],
  ["pages/home.json", "questions"],
])("the list in %s under %j may be empty", (file, list) => {
  const [entries = ""] =
    new RegExp(`"${list}": \\[[^]*?\\n +\\]`).exec(readFileSync(join(fixedContent, file), "utf8")) ?? [];
  expect(mistakesAfterEdits([[file, entries, `"${list}": []`]])).toEqual([]);
});

test("the error for a misspelt list explains how to write a list of groups or of texts", () => {
  const fixes = mistakesAfterEdits([
    ["announcements.json", '"announcements": [', '"announcement": { "text": "X." }, "x": ['],
    ["book/details.json", '"genres": [', '"genre": "Prayer", "x": ['],
  ]).map(({ fix }) => fix);
  expect(fixes).toContain(
    'Did you mean "announcements"? Write a list, with each entry in braces: "announcements": [{ … }, { … }].',
  );
  expect(fixes).toContain('Did you mean "genres"? Write a list of texts: "genres": ["…", "…"].');
});

const channel = "https://www.youtube.com/@ministry";

test.each<[what: string, fix: string, ...edits: Edit[]]>([
  ["an optional field that is empty", "Fill in or remove", ["events/three-days.mdx", '"2999-05-03"', '""']],
  ["a number without quotation marks", 'Write "250", with', ["facts.json", '"pages": "250"', '"pages": 250']],
  ["a price without its sign", "Write text in quotation marks", ["facts.json", '"$18.95"', "18.95"]],
  ["a field that is not indented", 'spaces before "file"', ["articles/a-talk.mdx", "  file:", "file:"]],
  [
    "a link that site.json does not have",
    "Otherwise: Add an entry",
    ["pages/home.json", '"/about"', '"{links.zoom}"'],
  ],
  [
    "too many entries",
    "Remove entries.",
    ["pages/contact.json", '"label": "Ask', `${'"label": "A", "href": "/" }, { '.repeat(2)}"label": "Ask`],
  ],
  ["a second field", 'Remove "hedline".', ["pages/home.json", '"headline":', '"hedline": "A", "headline":']],
  ["a comment after a day", "move the comment", [article, '"2025-06-10"', "2025-06-10 # fixed"]],
  ["a link to a web address with @", `"url" is ${channel}`, ["pages/home.json", '"/about"', `"${channel}"`]],
  ["a redirect to a mailbox", "Write the address of a page", ["redirects.json", '"/speaking"', '"a@b.org"']],
  ["a link to a missing file", "into content/files", ["pages/home.json", '"/about"', '"/files/a.pdf"']],
  ["a picture of another site", "write ./pictures/NAME.jpg", ["site.json", "./pictures/", `${channel}/`]],
  [
    "a category that is not in the list",
    'write "value" and "label"',
    [article, '"prophetic"', '"Walks Outside"'],
  ],
  [
    "the label of a category in a list with a mistake",
    'Did you mean "deliverance"?',
    ["pages/blog.json", '"value": "authority",', ""],
    [article, '"prophetic"', '"Deliverance"'],
  ],
])("the fix for %s contains %j", (_, fix, ...edits) => {
  expect(mistakesAfterEdits(edits)).toContainEqual(
    expect.objectContaining({ fix: expect.stringContaining(fix) as string }),
  );
});

test.each([
  ["an event of the same season last year", "2025-04-18", /If you mean 2026-04-18, correct the year/],
  ["an event that is far ahead", "2062-04-18", /Correct the year/],
])("for %s, a note says that the year may be mistyped", (_, date, fix) => {
  const file = "events/a-day-without-hours.mdx";
  const source = readFileSync(join(fixedContent, file), "utf8").replace("2026-04-18", date);
  const notes = applyRules(changeFile(readContent(fixedContent), file, source)).filter(
    ({ isNote }) => isNote,
  );
  expect(notes.filter((one) => one.file === `content/${file}`)).toMatchObject([
    { field: "date", fix: expect.stringMatching(fix) as unknown },
  ]);
});
