import { giveUniqueName } from "./unique-names";

test("pictures with the same file name get different names with the same file extension", () => {
  const names = ["a", "b"].map((text) => giveUniqueName(new File([text], "image.v2.jpg")).name);
  expect(new Set(names).size).toBe(2);
  for (const name of names) expect(name).toMatch(/^image\.v2-[\da-z]+\.jpg$/);
});
