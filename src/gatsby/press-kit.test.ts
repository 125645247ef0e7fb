import { unzipSync } from "fflate";
import { writeKitTexts, packKit } from "./press-kit";

const list = { eyebrow: "To ask", title: "Questions", text: "Six of them." };

const kit = {
  factSheet: { cards: [{ title: "The leader", entries: [{ term: "Born", detail: "in [Ohio](/about)" }] }] },
  photos: {
    ...{ creditLabel: "Credit", licenceLabel: "License" },
    cards: [
      {
        ...{ id: "headshot", title: "Headshot", credit: "R. Light", licence: "Editorial use" },
        picture: { file: { download: { url: "", extension: "jpg" } } },
      },
    ],
  },
  licence: ["Use it."],
  bios: { entries: [{ id: "bio-50", paragraphs: ["Alex *prays*\u00a0much.", "And writes."] }] },
  interview: { ...list, id: "interview-questions", entries: ["Why?", "When?"] },
  soundbites: { ...list, id: "soundbites", entries: [] },
};

test("the press kit has a plain text file for each part that has entries", () => {
  expect(writeKitTexts(kit)).toEqual({
    "bio-50.txt": "Alex prays much.\n\nAnd writes.\n",
    "interview-questions.txt": "To ask: Questions\n\nSix of them.\n\n1. Why?\n\n2. When?\n",
    "fact-sheet.txt": "The leader\n  Born: in Ohio\n",
    "license.txt": "Use it.\n\nHeadshot (headshot)\n  Credit: R. Light\n  License: Editorial use\n",
  });
});

test("the archive's files are sorted by name and have a fixed date", () => {
  const packNote = () => packKit({ "note.txt": "word" }, [["face.jpg", Uint8Array.of(1, 2)]]);
  const archive = Buffer.from(packNote());
  expect(archive.equals(packNote())).toBe(true);
  expect(Object.keys(unzipSync(archive))).toEqual(["press-kit/face.jpg", "press-kit/note.txt"]);
  // A ZIP date has seven bits for years since 1980, four for the month, five for the day.
  const date = archive.readUInt16LE(12);
  expect([(date >> 9) + 1980, (date >> 5) & 15, date & 31]).toEqual([2025, 1, 1]);
});
