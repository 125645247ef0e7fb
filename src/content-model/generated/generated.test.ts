import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dueOutputs, recordOutputs, remainingPlaceholders, staleOutputs } from "./generated";

const command = "npm run make:bread";
const batch = {
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
    recordOutputs("bread", command, [batch], root);
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

  it("are named when a guide has got its text and no PDF yet, and not while it waits for one", () => {
    const fields = '---\ntitle: "A guide"\n---\n';
    mkdirSync(join(root, "content/guides"), { recursive: true });
    write("content/guides/new-guide.mdx", `${fields}\nThe text.\n`);
    write("content/guides/waiting.mdx", fields);
    expect(staleOutputs(root)).toEqual([
      {
        file: "static/guides/new-guide.pdf",
        field: "",
        problem: "is missing, and it can be made.",
        fix: "Run `npm run make:guides` and commit what it changes.",
      },
    ]);
    recordOutputs(
      "guides",
      "npm run make:guides",
      [{ outputs: ["static/guides/new-guide.pdf"], sources: [] }],
      root,
    );
    expect(staleOutputs(root)).toHaveLength(1);
  });

  it("are named with what has gone when there is no source any more", () => {
    rmSync(join(root, "recipe.json"));
    expect(staleOutputs(root).map(({ problem }) => problem)).toEqual([
      "is made from recipe.json, which is gone.",
      "is made from recipe.json, which is gone.",
    ]);
  });

  it("are fresh again once they have been made again", () => {
    write("flour.txt", "wheat");
    recordOutputs("bread", command, [batch], root);
    expect(staleOutputs(root)).toEqual([]);
  });

  describe("that every build makes", () => {
    const placeholders = { ...batch, arePlaceholders: true };
    const note = (made: Parameters<typeof recordOutputs>[2]) => {
      recordOutputs("bread", undefined, made, root);
    };
    const due = (...made: Parameters<typeof dueOutputs>[1]) => dueOutputs("bread", made, root);

    it("are due when one is missing or a source has changed, and no command is named for them", () => {
      note([batch]);
      expect(due(batch)).toEqual([]);
      rmSync(join(root, "out/crumb.txt"));
      expect(due(batch)).toEqual(["out/crumb.txt"]);
      write("flour.txt", "wheat");
      expect(due(batch)).toEqual(batch.outputs);
      expect(staleOutputs(root)).toEqual([]);
    });

    it("are due as placeholders while nobody has replaced them", () => {
      note([placeholders]);
      expect(remainingPlaceholders(root)).toEqual(batch.outputs);
      write("flour.txt", "wheat");
      expect(due(placeholders)).toEqual(batch.outputs);
    });

    it("are not due where somebody has put a file of their own, noted or not", () => {
      note([placeholders]);
      write("out/loaf.txt", "a loaf of somebody's own");
      write("flour.txt", "wheat");
      expect(due(placeholders)).toEqual(["out/crumb.txt"]);
      note([{ ...placeholders, outputs: ["out/crumb.txt"] }]);
      expect(due(placeholders)).toEqual([]);
      expect(remainingPlaceholders(root)).toEqual(["out/crumb.txt"]);
    });

    it("are due in content/ as long as a file shows them, and not once another picture is shown", () => {
      const portrait = "content/pictures/portrait.png";
      const show = (picture: string) => {
        const leader = { portrait: { file: `./pictures/${picture}`, alt: "The leader." } };
        write("content/site.json", JSON.stringify({ leader }));
      };
      mkdirSync(join(root, "content/pictures"), { recursive: true });
      show("portrait.png");
      expect(due({ ...placeholders, outputs: [portrait] })).toEqual([portrait]);
      show("photo.jpg");
      expect(due({ ...placeholders, outputs: [portrait] })).toEqual([]);
    });
  });

  it("of this project are fresh", () => {
    expect(staleOutputs()).toEqual([]);
  });
});
