import { draftKey } from "./draft-key";

afterEach(() => {
  draftKey.forget("a");
  draftKey.forget("b");
});

test("a draft keeps its key while it says the same", () => {
  const key = draftKey("a", { message: "Hello" });
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(draftKey("a", { message: "Hello" })).toBe(key);
});

test("a corrected draft, another form and a draft after a sent one have keys of their own", () => {
  const key = draftKey("a", { message: "Hello" });
  expect(draftKey("b", { message: "Hello" })).not.toBe(key);
  expect(draftKey("a", { message: "Hello!" })).not.toBe(key);
  const again = draftKey("a", { message: "Hello" });
  draftKey.forget("a");
  expect(draftKey("a", { message: "Hello" })).not.toBe(again);
});
