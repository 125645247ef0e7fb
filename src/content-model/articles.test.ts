import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fixedContent, mistakesAfterEdits } from "./testing/edited-content";

const file = "articles/hearing-without-hurrying.mdx";

/** Removes the body below the frontmatter. */
const withoutText = (folder: string) => {
  const path = join(folder, file);
  const [, fields = ""] = readFileSync(path, "utf8").split(/^---$/m);
  writeFileSync(path, `---${fields}---\n`);
};

describe("an article", () => {
  it("takes one line to be published", () => {
    expect(mistakesAfterEdits([[file, 'status: "coming-soon"', 'status: "published"']])).toEqual([]);
  });

  it("may wait for its text while it is coming soon, and not once it is published", () => {
    expect(mistakesAfterEdits([], withoutText)).toEqual([]);
    expect(mistakesAfterEdits([[file, 'status: "coming-soon"', 'status: "published"']], withoutText)).toEqual(
      [expect.objectContaining({ file: `content/${file}`, field: "body", problem: "is empty." })],
    );
  });

  it("needs no text where it has a recording", () => {
    const recording =
      'status: "published"\nrecording:\n  file: "https://sounds.example/a.mp3"\n  duration: "1:04:30"';
    expect(mistakesAfterEdits([[file, 'status: "coming-soon"', recording]], withoutText)).toEqual([]);
  });

  it("may have its day with or without quotation marks", () => {
    expect(mistakesAfterEdits([[file, 'date: "2025-06-10"', "date: 2025-06-10"]])).toEqual([]);
  });

  it("may have any title without quotation marks, even one of digits", () => {
    const [line = ""] = /^title: .*$/m.exec(readFileSync(join(fixedContent, file), "utf8")) ?? [];
    expect(mistakesAfterEdits([[file, line, "title: 09:30"]])).toEqual([]);
  });

  it.each([
    ["a day that is in no calendar", 'date: "2025-06-10"', 'date: "2025-02-30"', "date"],
    ["a day in words", 'date: "2025-06-10"', 'date: "May 13"', "date"],
    ["a status of its own", 'status: "coming-soon"', 'status: "soon"', "status"],
    ["a category of its own", 'category: "prophetic"', 'category: "prayer"', "category"],
    ["a month of no calendar", '"2025-06-10"', "2026-13-01", "date"],
    ["a day with a time", '"2025-06-10"', "2026-02-20 23:30:00 -05:00", "date"],
    ["minutes that begin with a zero", "readTime: 5", "readTime: 010", "readTime"],
    ["minutes in a programmer's digits", "readTime: 5", "readTime: 0x10", "readTime"],
  ])("is told of %s", (_, before, after, field) => {
    expect(mistakesAfterEdits([[file, before, after]])).toEqual([
      expect.objectContaining({ file: `content/${file}`, field }),
    ]);
  });
});
