import type { Typeface } from "./lettering";
import { justify, wordsOf, type Word } from "./paragraphs";

/** A face in which every letter is ten units wide; its outlines contain the text. */
const face = (name: string): Typeface => ({
  set: (text) => ({ d: `${name}:${text}`, width: text.length * 10 }),
  drawable: (text) => ({ text, missing: [] }),
});
const faces = { roman: face("roman"), italic: face("italic") };
const words = (text: string): Word[] => wordsOf([{ text, italic: false }], faces, 10);
const textOf = (line: { words: readonly Word[] }): string =>
  line.words.map(({ pieces }) => pieces.map(({ d }) => d.replace(/^\w+:/, "")).join("")).join(" ");

describe("the words of a paragraph", () => {
  it("keep a full stop at the italic word before it", () => {
    const runs = [
      { text: "nothing but ", italic: false },
      { text: "please", italic: true },
      { text: ". Then", italic: false },
    ];
    expect(wordsOf(runs, faces, 10).map(({ pieces }) => pieces.map(({ d }) => d))).toEqual([
      ["roman:nothing"],
      ["roman:but"],
      ["italic:please", "roman:."],
      ["roman:Then"],
    ]);
  });
});

describe("justified lines", () => {
  const paragraph = "aaaa bb cc dddd eeee ff gggggg hh iiiii jj kkk llll mm nnnn";

  it("fill the room exactly, but for the last", () => {
    const lines = justify(words(paragraph), 8, () => 160);
    expect(lines.map(textOf).join(" ")).toBe(paragraph);
    for (const { words: own, space } of lines.slice(0, -1)) {
      const width = own.reduce((sum, word) => sum + word.width, 0) + space * (own.length - 1);
      expect(width).toBeCloseTo(160, 6);
      expect(space).toBeGreaterThanOrEqual(8 * 0.78);
    }
    expect(lines.at(-1)?.space).toBeLessThanOrEqual(8);
  });

  it("give way beside a drop cap", () => {
    const lines = justify(words(paragraph), 8, (line) => (line < 2 ? 90 : 160));
    for (const { words: own } of lines.slice(0, 2))
      expect(own.reduce((sum, word) => sum + word.width, 0)).toBeLessThanOrEqual(90);
  });

  it("weigh the whole paragraph: a line ends early so that the next is not torn apart", () => {
    // A greedy algorithm would fill the first line with "aaa bb c" and leave "dddddd" alone in the second.
    const lines = justify(words("aaa bb c dddddd eeeeeeee fff"), 10, () => 100);
    expect(lines.map(textOf)).toEqual(["aaa bb", "c dddddd", "eeeeeeee", "fff"]);
  });

  it("refuse a word that no line can hold", () => {
    expect(() => justify(words("aaaaaaaaaaaaaaaaaaaa"), 8, () => 100)).toThrow("A word is wider");
  });
});
