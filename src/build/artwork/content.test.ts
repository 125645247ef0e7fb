import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { mdxFilesIn, readPages, readSite } from "./content";

describe("what the pictures are made from", () => {
  const project = process.cwd();
  let folder: string;
  const write = (file: string, text: string) => {
    writeFileSync(path.join(folder, "content", file), text);
  };

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "artwork-"));
    mkdirSync(path.join(folder, "content/pages"), { recursive: true });
    write("site.json", '{ "ministry": { "name": "The {book.name} Ministry" } }');
    write("facts.json", '{ "book": { "name": "Acts" } }');
    process.chdir(folder);
  });

  afterEach(() => {
    process.chdir(project);
    rmSync(folder, { recursive: true });
  });

  it.each([
    [
      "in quotation marks, with some inside",
      'seo:\n  title: "Say \\"Yes\\" to {book.name}"',
      'Say "Yes" to Acts',
    ],
    ["with a comment behind it", "seo:\n  title: Giving # for now", "Giving"],
    ["on one line with its braces", 'seo: { title: "Giving" }', "Giving"],
  ])("is a title %s", async (_, fields, title) => {
    write("pages/giving.mdx", `---\n${fields}\n---\n\nText.\n`);
    expect(await readPages(await readSite())).toEqual([
      { name: "giving", title, source: "pages/giving.mdx#seo.title" },
    ]);
  });

  it("is a fact with the facts in it", async () => {
    expect((await readSite()).text("ministry.name")).toBe("The Acts Ministry");
    expect((await readSite()).text("leader.name")).toBeUndefined();
  });

  it("is no fact that leads back to itself", async () => {
    write("facts.json", '{ "book": { "name": "{book.kind}", "kind": "{book.name}" } }');
    const site = await readSite();
    expect(() => site.text("book.name")).toThrow("leads back to itself");
  });

  it("is no hidden file, such as macOS leaves behind", async () => {
    write("pages/._home.json", "\u0000");
    write("pages/._giving.mdx", "\u0000");
    expect(await readPages(await readSite())).toEqual([]);
    expect(mdxFilesIn("content/pages")).toEqual([]);
  });

  it("is nothing where the last file of a folder is gone", () => {
    expect(mdxFilesIn("content/articles")).toEqual([]);
  });
});
