import { unicodeRange } from "./characters";

test("single points and spans, ascending", () => {
  expect(unicodeRange([0x42, 0x41, 0x200], [])).toBe("U+41-42,U+200");
});

test("a small gap is covered, a wide one is not", () => {
  expect(unicodeRange([0x100, 0x141], [])).toBe("U+100-141");
  expect(unicodeRange([0x100, 0x142], [])).toBe("U+100,U+142");
});

test("no span covers what another file holds", () => {
  expect(unicodeRange([0x100, 0x110, 0x120], [0x90, 0x10f, 0x130])).toBe("U+100,U+110-120");
});
