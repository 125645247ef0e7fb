import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { frontmatterOf } from "./frontmatter";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "frontmatter-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test("unquoted values are kept as written", () => {
  const file = join(folder, "a.mdx");
  writeFileSync(
    file,
    "---\ntitle: 09:30\nseo:\n  title: 010\ndate: 2026-02-20\nreadTime: 4\nfeatured: true\n---\n",
  );
  expect(frontmatterOf(file, "1")).toEqual({
    title: "09:30",
    seo: { title: "010" },
    date: "2026-02-20",
    readTime: 4,
    featured: true,
  });
});

test("each version of a file is read once", () => {
  const file = join(folder, "a.mdx");
  writeFileSync(file, '---\ntitle: "One"\n---\n');
  const first = frontmatterOf(file, "1");
  writeFileSync(file, '---\ntitle: "Two"\n---\n');
  expect(frontmatterOf(file, "1")).toBe(first);
  expect(frontmatterOf(file, "2")).toEqual({ title: "Two" });
});
