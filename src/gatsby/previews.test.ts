import { drawSlide } from "./previews";

// Returns the file name without encoding the picture.
jest.mock("./cached-file", () => ({
  makeCachedFile: (_folder: string, name: string) => Promise.resolve(name),
}));

const drawLine = (line: string) => drawSlide("day-1", "Day 1", line, "Psalm 130:5");

test.each(["مزمور 130: انتظرتك يا رب", "תהלים 130", "詩篇 130"])(
  "a text whose letters are missing in the fonts is not drawn: %s",
  async (line) => {
    expect(await drawLine(line)).toBe(await drawLine(""));
  },
);

test("a drawn text leaves out single characters that the fonts do not have", async () => {
  expect(await drawLine("Ask ☀ Hawai\u02BBi")).toBe(await drawLine("Ask  Hawaii"));
});

test("the file name of a drawn slide changes only if the drawing changes", async () => {
  const name = await drawSlide("day-1", "Day 1", "Ask", "Psalm 55:17");
  expect(name).toMatch(/^[0-9a-f]{20}\.png$/);
  expect(await drawSlide("day-1", "Day 1", "Ask", "Psalm 55:17")).toBe(name);
  expect(await drawSlide("day-1", "Day 1", "Ask", "Psalm 55:18")).not.toBe(name);
});
