import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

test("the styles of texts do not use left or right, so that they work in both text directions", () => {
  const files = [
    ...readdirSync(__dirname).map((file) => join(__dirname, file)),
    join(__dirname, "../ui/verse.tsx"),
  ].filter((file) => !file.endsWith(".test.ts"));
  const oneSided =
    /(?:margin|padding|border)-(?:left|right)|text-align: (?:left|right)|^\s*(?:left|right): /gm;
  expect(files.flatMap((file) => readFileSync(file, "utf8").match(oneSided) ?? [])).toEqual([]);
});
