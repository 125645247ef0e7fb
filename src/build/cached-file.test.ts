import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = process.cwd();
let folder: string;

// The cache is below the folder in which a build runs.
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "cached-file-"));
  process.chdir(folder);
});
afterAll(() => {
  process.chdir(root);
  rmSync(folder, { recursive: true });
});

test("a file that several callers need at once is made once, and found by a later process", async () => {
  const { cachedFile } = await import("./cached-file");
  const make = jest.fn(() => Promise.resolve("a flame"));
  const files = await Promise.all(Array.from({ length: 8 }, () => cachedFile("drawings", "a-title", make)));
  expect(new Set(files)).toEqual(new Set([join(process.cwd(), "node_modules/.cache/drawings/a-title")]));
  expect(readFileSync(files[0] ?? "", "utf8")).toBe("a flame");
  jest.resetModules();
  const later = await import("./cached-file");
  await later.cachedFile("drawings", "a-title", make);
  expect(make).toHaveBeenCalledTimes(1);
});
