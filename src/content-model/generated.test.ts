import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { noteGenerated, staleOutputs } from "./generated";

const generated = {
  command: "npm run make:bread",
  outputs: ["out/loaf.txt", "out/crumb.txt"],
  sources: ["flour.txt", "tools", "recipe.json#dough.water"],
};

describe("generated files", () => {
  let root: string;
  const write = (file: string, text: string) => {
    writeFileSync(join(root, file), text);
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "generated-"));
    mkdirSync(join(root, "out"));
    mkdirSync(join(root, "tools"));
    write("flour.txt", "rye");
    write("tools/oven.txt", "hot");
    write("recipe.json", '{ "dough": { "water": 300, "salt": 9 } }');
    write("out/loaf.txt", "a loaf");
    write("out/crumb.txt", "a crumb");
    noteGenerated("bread", generated, root);
  });

  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  it("are fresh when they have just been made", () => {
    expect(staleOutputs(root)).toEqual([]);
  });

  it("are named with their command once a source has changed", () => {
    write("flour.txt", "wheat");
    const problem = "is older than what it is made from.";
    const fix = "Run `npm run make:bread` and commit what it changes.";
    expect(staleOutputs(root)).toEqual([
      { file: "out/loaf.txt", field: "", problem, fix },
      { file: "out/crumb.txt", field: "", problem, fix },
    ]);
  });

  it.each<[string, () => void]>([
    ["a file of a source folder has changed", () => write("tools/oven.txt", "cold")],
    ["a source folder has a file more", () => write("tools/knife.txt", "sharp")],
    ["a source has gone", () => rmSync(join(root, "flour.txt"))],
    [
      "the part of a file that counts has changed",
      () => write("recipe.json", '{ "dough": { "water": 310 } }'),
    ],
    ["the part of a file that counts has gone", () => write("recipe.json", "{}")],
  ])("are stale when %s", (_, change) => {
    change();
    expect(staleOutputs(root)).toHaveLength(2);
  });

  it("stay fresh when another part of the same file changes", () => {
    write("recipe.json", '{ "dough": { "water": 300, "salt": 12 }, "name": "rye" }');
    expect(staleOutputs(root)).toEqual([]);
  });

  it("are named when they are missing", () => {
    rmSync(join(root, "out/crumb.txt"));
    expect(staleOutputs(root)).toMatchObject([
      { file: "out/crumb.txt", problem: "is missing, and it can be made." },
    ]);
  });

  it("are fresh again once they have been made again", () => {
    write("flour.txt", "wheat");
    noteGenerated("bread", generated, root);
    expect(staleOutputs(root)).toEqual([]);
  });

  it("of this project are fresh", () => {
    expect(staleOutputs()).toEqual([]);
  });
});
