import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { mdxFilesIn, readPages, readSite } from "./content";

describe("the sources of the pictures", () => {
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

  it("a fact has its own placeholders filled", async () => {
    expect((await readSite()).text("ministry.name")).toBe("The Acts Ministry");
    expect((await readSite()).text("leader.name")).toBeUndefined();
  });

  it("a circular fact is an error", async () => {
    write("facts.json", '{ "book": { "name": "{book.kind}", "kind": "{book.name}" } }');
    const site = await readSite();
    expect(() => site.text("book.name")).toThrow("leads back to itself");
  });

  it("hidden files, such as those of macOS, are ignored", async () => {
    write("pages/._home.json", "\u0000");
    write("pages/._giving.mdx", "\u0000");
    expect(await readPages(await readSite())).toEqual([]);
    expect(mdxFilesIn("content/pages")).toEqual([]);
  });

  it("an empty or missing folder has no files", () => {
    expect(mdxFilesIn("content/articles")).toEqual([]);
  });
});
