import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { outputFolder, readGuide, readGuides } from "./sources";

const guides = readGuides();
const bodyOf = (name: string): string => guides.find((guide) => guide.name === name)?.body ?? "";
const headings = (name: string, level: string): string[] =>
  Array.from(bodyOf(name).matchAll(new RegExp(`^${level} (.+)$`, "gm")), ([, heading]) => heading ?? "");

describe("the guides as PDF files", () => {
  it("are six, each with its list entry and its file", () => {
    expect(guides.map(({ name }) => name)).toEqual([
      "fourteen-day-breakthrough",
      "identity-and-authority",
      "prayer-templates",
      "prophetic-prayer-keys",
      "seven-day-protection",
      "warfare-declarations",
    ]);
    const made = readdirSync(outputFolder).sort();
    expect(made).toEqual(guides.map(({ name }) => `${name}.pdf`));
  });

  it.each(guides.map(({ name, title }) => [name, title] as const))(
    "%s is tagged and titled",
    (name, title) => {
      const file = path.join(outputFolder, `${name}.pdf`);
      const pdf = readFileSync(file, "latin1");
      expect(pdf.startsWith("%PDF-")).toBe(true);
      expect(pdf).toContain("/Marked true");
      expect(pdf).toContain("/StructTreeRoot");
      expect(pdf).toContain("/Lang (en-US)");
      expect(pdf).toContain(`/Title (${title})`);
      expect(pdf).toContain("/CreationDate (D:20250101000000");
      expect(statSync(file).size).toBeLessThan(400_000);
    },
  );
});

describe("one guide", () => {
  const written = (title: string) =>
    `---\ntitle: ${title}\nsubtitle: "B"\naudience: "C"\nchapters: "running"\n---\n\n{book}\n`;

  it("is there whatever signs a fact holds", () => {
    expect(readGuide("a", written('"On {book}"'), { book: 'The "Fire": #1' })).toEqual({
      name: "a",
      title: 'On The "Fire": #1',
      subtitle: "B",
      audience: "C",
      chapters: "running",
      body: '\nThe "Fire": #1\n',
    });
  });

  it("that cannot be read is named, and not left out", () => {
    expect(() => readGuide("a", written('"On'), {})).toThrow("content/guides/a.mdx cannot be read");
  });
});

describe("the guides' text", () => {
  it("has the days that the titles promise", () => {
    const sevenDays = headings("seven-day-protection", "##").filter((heading) => heading.startsWith("Day "));
    expect(sevenDays.map((heading) => heading.split(":")[0])).toEqual(
      Array.from({ length: 7 }, (_, day) => `Day ${day + 1}`),
    );
    const fourteenDays = headings("fourteen-day-breakthrough", "###").filter((one) => one.startsWith("Day "));
    expect(fourteenDays.map((heading) => heading.split(":")[0])).toEqual(
      Array.from({ length: 14 }, (_, day) => `Day ${day + 1}`),
    );
  });

  it("has thirty declarations, each with its verse", () => {
    const declarations = bodyOf("warfare-declarations").match(
      /^\*\*\d+\.\*\* .+\n\n> “.+” \(.+ \d+:\d+, KJV\)$/gm,
    );
    expect(declarations).toHaveLength(30);
  });

  it.each(guides.map(({ name }) => name))(
    "of %s quotes no verse without reference and translation",
    (name) => {
      const quotes = bodyOf(name).match(/^> .+$/gm) ?? [];
      expect(quotes.filter((quote) => !/\(\d? ?[A-Z][a-z]+ \d+:\d+(–\d+)?, KJV\)$/.test(quote))).toEqual([]);
    },
  );
});
