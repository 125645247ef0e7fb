import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import site from "../../content/site.json";
import { outputFolder, readGuide, readGuides } from "./sources";

const guides = readGuides();

/** Encodes a text as a PDF string: in ASCII if possible, otherwise in UTF-16 (ISO 32000-1, 7.9.2.2). */
function textString(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return `(${text.replace(/[()\\]/g, "\\$&")})`;
  const bytes = Buffer.from(`\ufeff${text}`, "utf16le").swap16();
  return `<${bytes.toString("hex").toUpperCase()}>`;
}

describe("the guides as PDF files", () => {
  it("each text has a file", () => {
    const made = existsSync(outputFolder) ? readdirSync(outputFolder).sort() : [];
    expect(made).toEqual(guides.map(({ name }) => `${name}.pdf`));
  });

  it("are tagged and titled", () => {
    for (const { name, title } of guides) {
      const file = path.join(outputFolder, `${name}.pdf`);
      const pdf = readFileSync(file, "latin1");
      expect(pdf.startsWith("%PDF-")).toBe(true);
      for (const part of [
        "/Marked true",
        "/StructTreeRoot",
        `/Lang (${site.language})`,
        `/Title ${textString(title)}`,
        "/CreationDate (D:20250101000000",
      ])
        expect([name, pdf.includes(part) ? part : `lacks ${part}`]).toEqual([name, part]);
      expect(statSync(file).size).toBeLessThan(400_000);
    }
  });
});

describe("one guide", () => {
  const written = (title: string) =>
    `---\ntitle: ${title}\nsubtitle: "B"\naudience: "C"\nchapters: "running"\n---\n\n{book}\n`;

  it("is generated with any characters in facts", () => {
    expect(readGuide("a", written('"On {book}"'), { book: 'The "Fire": #1' })).toEqual({
      name: "a",
      title: 'On The "Fire": #1',
      subtitle: "B",
      audience: "C",
      chapters: "running",
      body: '\nThe "Fire": #1\n',
    });
  });

  it("an unreadable guide is an error, and not skipped", () => {
    expect(() => readGuide("a", written('"On'), {})).toThrow("content/guides/a.mdx cannot be read");
  });
});

test("the days of each guide are numbered from 1", () => {
  for (const { name, body } of guides) {
    const numbered = Array.from(body.matchAll(/^#{2,3} \p{L}+ (\d+): /gmu), ([, number]) => Number(number));
    expect([name, numbered]).toEqual([name, numbered.map((_number, index) => index + 1)]);
  }
});
