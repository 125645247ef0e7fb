import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hashOfSources } from "./source-hash";

describe("the hash of content as it reads", () => {
  let root: string;
  const write = (file: string, text: string) => {
    writeFileSync(join(root, "content", file), text);
  };
  const facts = (price: string) => {
    write("facts.json", JSON.stringify({ book: { price, name: "Acts" } }));
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "source-hash-"));
    mkdirSync(join(root, "content", "pages"), { recursive: true });
    write("site.json", JSON.stringify({ leader: { name: "Alex" } }));
    facts("$20");
    write("pages/shop.json", JSON.stringify({ seo: { title: "{book.name}" }, price: "{book.price}" }));
    write("pages/notice.mdx", '---\nseo:\n  title: "Of {leader.name}"\n---\n\nWords.\n');
  });

  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  it("changes with a fact that it names, and with no other", () => {
    const title = hashOfSources(["content/pages/shop.json#seo.title"], root);
    const page = hashOfSources(["content/pages"], root);
    facts("$25");
    expect(hashOfSources(["content/pages/shop.json#seo.title"], root)).toBe(title);
    expect(hashOfSources(["content/pages"], root)).not.toBe(page);
  });

  it("stays the same beside what macOS leaves in a folder", () => {
    const page = hashOfSources(["content/pages"], root);
    write("pages/.DS_Store", "");
    expect(hashOfSources(["content/pages"], root)).toBe(page);
  });

  it("reads a part of an MDX file's fields", () => {
    const title = hashOfSources(["content/pages/notice.mdx#seo.title"], root);
    write("pages/notice.mdx", '---\nseo:\n  title: "Of {leader.name}"\n---\n\nOther words.\n');
    expect(hashOfSources(["content/pages/notice.mdx#seo.title"], root)).toBe(title);
    write("site.json", JSON.stringify({ leader: { name: "Sasha" } }));
    expect(hashOfSources(["content/pages/notice.mdx#seo.title"], root)).not.toBe(title);
  });

  it("takes broken facts and unknown names as they stand", () => {
    write("facts.json", "{");
    expect(hashOfSources(["content/pages/shop.json"], root)).toMatch(/^[0-9a-f]{64}$/);
  });
});
