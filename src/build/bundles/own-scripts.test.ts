import path from "node:path";
import { isPlain, readOwnScripts } from "./own-scripts";
import type { Rule } from "./rules";

describe("the rules by which a build reads our own scripts", () => {
  it("leave the files that ask a query to Gatsby's compiler", () => {
    expect(isPlain(path.resolve("src/pages/about.tsx"))).toBe(false);
    expect(isPlain(path.resolve("src/components/ui/use-language.ts"))).toBe(false);
  });

  it("take those that ask none, with and without JSX", () => {
    expect(isPlain(path.resolve("src/components/ui/flame.tsx"))).toBe(true);
    expect(isPlain(path.resolve("src/calendar/words.ts"))).toBe(true);
  });

  it("take nothing that is not ours, and no other kind of file", () => {
    expect(isPlain(path.resolve("node_modules/yup/index.ts"))).toBe(false);
    expect(isPlain(path.resolve(".cache/page-entries/about.tsx"))).toBe(false);
    expect(isPlain(path.resolve("src/theme/artwork/landscape-light.svg"))).toBe(false);
  });

  it("have each file read by one compiler", () => {
    // As Gatsby 5 writes them, shortened.
    const scripts: Rule = { test: /\.(js|mjs|jsx|ts|tsx)$/, use: [] };
    const layouts: Rule = { test: /\.[tj]sx?$/, resourceQuery: /__contentFilePath=/, use: [] };
    const packages: Rule = { test: /\.(js|mjs)$/, use: [] };
    const [, , ...others] = readOwnScripts([scripts, layouts, packages]);
    expect(others).toEqual([{ ...scripts, exclude: isPlain }, layouts, packages]);
  });
});
