import { drawSlide } from "./previews";

// Returns the file name without encoding the picture.
jest.mock("./cached-file", () => ({ cachedFile: (_folder: string, name: string) => Promise.resolve(name) }));

test("a drawn slide only gets a new file name if its drawing changes", async () => {
  const name = await drawSlide("day-1", "Day 1", "Ask", "Psalm 55:17");
  expect(name).toMatch(/^[0-9a-f]{20}\.png$/);
  expect(await drawSlide("day-1", "Day 1", "Ask", "Psalm 55:17")).toBe(name);
  expect(await drawSlide("day-1", "Day 1", "Ask", "Psalm 55:18")).not.toBe(name);
});
