import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { outputFolder, readGuide } from "./sources";

test("each PDF is tagged and titled, and says nothing of when it was made", () => {
  const files = existsSync(outputFolder) ? readdirSync(outputFolder) : [];
  for (const name of files.filter((file) => file.endsWith(".pdf"))) {
    const pdf = readFileSync(path.join(outputFolder, name), "latin1");
    for (const part of [
      "%PDF-",
      "/Marked true",
      "/StructTreeRoot",
      "/Title ",
      "/CreationDate (D:20250101000000",
    ])
      expect([name, pdf.includes(part) ? part : `lacks ${part}`]).toEqual([name, part]);
    expect(pdf.length).toBeLessThan(400_000);
  }
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
    expect(() => readGuide("a", written('"On'), {})).toThrow(
      "content/guides/a.mdx: has an error in the fields",
    );
  });
});
