import { readFileSync } from "node:fs";
import { join } from "node:path";
import { applyRules } from "./apply-rules";
import { checkContent, readContent } from "./check";
import { withFile } from "./check-change";
import type { Mistake } from "./messages";
import { contentAfterEdits, fixedContent, mistakesAfterEdits } from "./testing/edited-content";
import { allowedRows, batchesOf, mistakeRows, type Row } from "./testing/mistake-rows";

const fits = ({ at, field, says }: Row, one: Mistake): boolean =>
  one.file === at && one.field === field && one.problem.startsWith(says) && one.fix !== "";

for (const batch of batchesOf(mistakeRows)) {
  const together = mistakesAfterEdits(batch.map(({ edit }) => edit));
  test.each(batch)("reports $what", (row) => {
    // Another mistake of the batch may hide this one.
    const found = together.some((one) => fits(row, one)) ? together : mistakesAfterEdits([row.edit]);
    expect(found.some((one) => fits(row, one)) ? row.what : found).toBe(row.what);
  });
}

for (const batch of batchesOf(allowedRows)) {
  const together = mistakesAfterEdits(batch.map(({ edit }) => edit));
  test.each(batch)("accepts $what", ({ at }) => {
    expect(together.filter(({ file }) => file === at)).toEqual([]);
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
    'Write it as a number: "1250.00".',
  ],
  ["facts.json", '"amount": "39"', '"amount": "1.250,00"', 'Write it as a number: "1250.00".'],
  ["facts.json", '"pages": "250"', '"pages": "1,250"', 'Write it as a number: "1250".'],
  [
    "pages/home.json",
    "Meet {leader.name}",
    "Meet {leader.nmae}",
    "To show the braces to visitors, write \\\\{leader.nmae}.",
  ],
])("says what to write: %s, %s", (file, before, after, fix) => {
  expect(mistakesAfterEdits([[file, before, after]]).map((one) => one.fix)).toContainEqual(
    expect.stringContaining(fix),
  );
});

test.each(["content", fixedContent, "tests/ministries/esperanza/content"])(
  "finds nothing in %s",
  (folder) => {
    expect(checkContent(folder)).toHaveProperty("mistakes", []);
  },
);

test("says the line, and all lines of one kind of mistake in one message", () => {
  const privacy = "pages/privacy.mdx";
  const found = mistakesAfterEdits([
    [privacy, "none of your words", "![](x.jpg) none of your words"],
    [privacy, "Write to [", "![](y.jpg) Write to ["],
  ]);
  const lines = readFileSync(join(fixedContent, privacy), "utf8").split("\n");
  const at = ["none of your words", "Write to ["].map(
    (words) => 1 + lines.findIndex((line) => line.includes(words)),
  );
  expect(found).toContainEqual(expect.objectContaining({ field: "body", line: at[0], lines: at }));
});

test.each([
  ["a misspelt field, and not as missing too", "pages/home.json", '"headline":', '"hedline":'],
  ["a fact that leads back to itself", "facts.json", '"a strategic prayer manual"', '"{book.kind} for all"'],
  ["a misspelt fact, and no text that needs it", "facts.json", '"answerTime":', '"answertime":'],
  ["a link in another form, and no text that leads there", "site.json", '"https://books.', '"books.'],
  [
    "a broken file, and no placeholder that it would have filled",
    "site.json",
    '"sample": true,',
    '"sample": true',
  ],
])("reports once %s", (_, ...edit) => {
  expect(mistakesAfterEdits([edit])).toHaveLength(1);
});

test("looks into the text of a draft, which may wait for the words of its pictures until it is published", () => {
  const after = (status: string, words: string) =>
    mistakesAfterEdits([
      [article, 'status: "coming-soon"', `status: "${status}"`],
      [article, "Write it.", `Write it. ${words}`],
    ]).map(({ field }) => field);
  expect(after("draft", "<form>")).toContain("body");
  expect(after("draft", "![](../pictures/cover.png)")).toEqual([]);
  expect(after("published", "![](../pictures/cover.png)")).toEqual(["body"]);
});

test("a teaching to come whose day has passed is noted, and one with a later day is not", () => {
  const notesOn = (date: string) =>
    applyRules(
      contentAfterEdits([["articles/hearing-without-hurrying.mdx", '"2025-06-10"', `"${date}"`]]),
    ).filter(({ file, isNote }) => isNote && file.endsWith("hearing-without-hurrying.mdx"));
  expect(notesOn("2025-06-10")).toMatchObject([{ field: "date", line: 6 }]);
  expect(notesOn("2099-06-10")).toEqual([]);
});

test.each([
  ["site.json", "social"],
  ["pages/home.json", "cards"],
  ["pages/about.json", "entries"],
  ["pages/home.json", "questions"],
])("lets a list be emptied: %s, %s", (file, list) => {
  const [entries = ""] =
    new RegExp(`"${list}": \\[[^]*?\\n +\\]`).exec(readFileSync(join(fixedContent, file), "utf8")) ?? [];
  expect(mistakesAfterEdits([[file, entries, `"${list}": []`]])).toEqual([]);
});

test("the error for a single announcement explains how to make it a list", () => {
  const found = mistakesAfterEdits([
    ["announcements.json", '"announcements": [', '"announcement": { "text": "X." }, "x": ['],
  ]);
  expect(found.map(({ fix }) => fix)).toContain(
    'Did you mean "announcements"? Write it as a list: "announcements": [ … ], with each entry in {curly brackets}.',
  );
});

test.each([
  ["an event of the same season last year", "2025-04-18", /If you mean 2026-04-18, correct the year/],
  ["an event that is far ahead", "2062-04-18", /Check the year/],
])("notes that the year may be mistyped: %s", (_, date, fix) => {
  const file = "events/a-day-without-hours.mdx";
  const source = readFileSync(join(fixedContent, file), "utf8").replace("2026-04-18", date);
  const notes = applyRules(withFile(readContent(fixedContent), file, source)).filter(({ isNote }) => isNote);
  expect(notes.filter((one) => one.file === `content/${file}`)).toMatchObject([
    { field: "date", fix: expect.stringMatching(fix) as unknown },
  ]);
});
