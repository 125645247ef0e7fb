import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { guideSource, outputFolder } from "./sources";

test("each guide's PDF is tagged, and has a title and the fixed creation date", () => {
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
      expect([name, pdf.includes(part) ? part : `${part} is missing`]).toEqual([name, part]);
    expect(pdf.length).toBeLessThan(400_000);
  }
});

test("a guide can contain facts with any characters", () => {
  const data = { title: "On {book}", subtitle: "B", audience: "C", chapters: "running" };
  const guide = { file: "guides/a.mdx", data, body: "\n{book}\n" };
  expect(guideSource(guide, { book: 'The "Fire": #1' })).toEqual({
    name: "a",
    title: 'On The "Fire": #1',
    subtitle: "B",
    audience: "C",
    chapters: "running",
    body: '\nThe "Fire": #1\n',
  });
});
