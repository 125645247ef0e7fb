import { breakLines, openTypeface, type Typeface } from "./lettering";

let typeface: Typeface;

beforeAll(async () => {
  typeface = await openTypeface("fraunces");
});

/** The parts of a text that are drawn separately, side by side. */
function widthOf(...parts: string[]): number {
  return parts.reduce((sum, part) => sum + typeface.set(part, 100).width, 0);
}

test.each([
  ["Łucja", ["Ł", "ucja"]],
  ["Adéọlá", ["Adé", "ọ", "lá"]],
  ["Ẹkọ", ["Ẹ", "k", "ọ"]],
])("%s is drawn whole, each letter from the file that has it", (text, parts) => {
  const { d, width } = typeface.set(text, 100);
  expect(width).toBeCloseTo(widthOf(...parts));
  // An outline begins for each letter at least.
  expect(d.match(/M/g)?.length).toBeGreaterThanOrEqual(text.length);
});

test.each(["רוח", "Rest 🕊", "水"])("%s, which no file has, is not drawn with gaps", (text) => {
  expect(() => typeface.set(text, 100)).toThrow(/^The site's typefaces have no “.+”, which a picture of “/);
});

test("what no file has is told apart from what can be drawn", () => {
  expect(typeface.drawable("Rest 🕊 and watch")).toEqual({ text: "Rest and watch", missing: ["🕊"] });
});

test("lines are few, and even", () => {
  expect(
    breakLines(typeface, "A day to stand and to keep watch", { size: 20, tracking: 0, room: 200 }),
  ).toEqual(["A day to stand", "and to keep watch"]);
});
