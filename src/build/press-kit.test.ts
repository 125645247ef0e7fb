import { fixedContent } from "../content-model/testing/edited-content";
import { kitFiles, pack, readPressKit } from "./press-kit";

// The facts of placeholders are the same content's.
jest.mock("./content-folder", () => ({ sourceFolder: () => `${process.cwd()}/tests/fixtures/content` }));

const wordsIn = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

describe("the press kit", () => {
  const kit = readPressKit(fixedContent);
  if (kit === undefined) throw new Error("The fixed content has a press kit.");
  const files = kitFiles(kit);

  it("each biography has the stated number of words, with placeholders filled", () => {
    for (const { length, paragraphs } of kit.bios.entries) {
      const [, said = "", more = ""] = /(\d+)(\+?)/.exec(length) ?? [];
      const count = wordsIn(paragraphs.join(" "));
      expect(count).toBeGreaterThanOrEqual(Number(said) * (more === "" ? 0.9 : 1));
      expect(count).toBeLessThanOrEqual(Number(said) * (more === "" ? 1.1 : 4 / 3));
    }
  });

  it("its text files contain no placeholders and no asterisks", () => {
    expect(files.texts.size).toBe(kit.bios.entries.length + 4);
    for (const text of files.texts.values()) expect(text).not.toMatch(/[{}*]|undefined/);
  });

  it("the licence has the credit of each photograph", () => {
    const licence = files.texts.get("license.txt") ?? "";
    for (const { title, credit, licence: terms } of kit.photos.cards) {
      expect(licence).toContain(title);
      expect(licence).toContain(credit);
      expect(licence).toContain(terms);
    }
  });

  it("the archive is reproducible, with one date for every file", () => {
    const packed = pack("kit", new Map([["note.txt", new TextEncoder().encode("word")]]));
    expect(
      Buffer.compare(packed, pack("kit", new Map([["note.txt", new TextEncoder().encode("word")]]))),
    ).toBe(0);
    // A ZIP date has seven bits for years since 1980, four for the month, five for the day.
    const date = Buffer.from(packed).readUInt16LE(12);
    expect([(date >> 9) + 1980, (date >> 5) & 15, date & 31]).toEqual([2025, 1, 1]);
  });
});
