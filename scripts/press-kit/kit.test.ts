import { readFileSync } from "node:fs";
import { unzipSync } from "fflate";
import { pack } from "./archive";
import { archiveEntries, kitFiles, readPressKit } from "./kit";

const wordsIn = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

describe("the press kit", () => {
  const kit = readPressKit("content");
  const files = kitFiles("content");

  it.each([
    ["bio-50", 45, 55],
    ["bio-150", 140, 160],
    ["bio-300", 300, 400],
  ])("has in %s as many words as it says, placeholders filled", (id, fewest, most) => {
    const bio = kit.bios.entries.find((entry) => entry.id === id);
    const count = wordsIn(bio?.paragraphs.join(" ") ?? "");
    expect(count).toBeGreaterThanOrEqual(fewest);
    expect(count).toBeLessThanOrEqual(most);
  });

  it("leaves no placeholder and no asterisk in its text files", () => {
    expect(files.texts.size).toBe(7);
    for (const text of files.texts.values()) expect(text).not.toMatch(/[{}*]|undefined/);
  });

  it("says in the licence whom to credit for each photograph", () => {
    const licence = files.texts.get("license.txt") ?? "";
    for (const { title, credit, licence: terms } of kit.photos.cards) {
      expect(licence).toContain(title);
      expect(licence).toContain(credit);
      expect(licence).toContain(terms);
    }
  });

  it("has its texts on the site as the content has them now", () => {
    for (const [name, text] of files.texts)
      expect([name, readFileSync(`static/press-kit/${name}`, "utf8")]).toEqual([name, text]);
  });

  it("has photographs, biographies, questions, soundbites, facts and licence in one archive", () => {
    const archive = unzipSync(readFileSync("static/press-kit/press-kit.zip"));
    const entries = archiveEntries(files);
    expect(Object.keys(archive).sort()).toEqual(Array.from(entries.keys(), (name) => `press-kit/${name}`));
    for (const [name, content] of entries)
      expect(Buffer.compare(archive[`press-kit/${name}`] ?? Buffer.alloc(0), content)).toBe(0);
  });

  it("packs to the same bytes again, with one date for every file", () => {
    const packed = pack("kit", new Map([["note.txt", new TextEncoder().encode("word")]]));
    expect(
      Buffer.compare(packed, pack("kit", new Map([["note.txt", new TextEncoder().encode("word")]]))),
    ).toBe(0);
    // In an archive a date is seven bits of years since 1980, four of months, five of days.
    const date = Buffer.from(packed).readUInt16LE(12);
    expect([(date >> 9) + 1980, (date >> 5) & 15, date & 31]).toEqual([2025, 1, 1]);
  });
});
