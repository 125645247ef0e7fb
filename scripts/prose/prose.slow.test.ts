import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { fixedContent } from "../../src/content-model/testing/edited-content";

const run = promisify(execFile);
let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "prose-"));
  mkdirSync(join(root, "content"));
  writeFileSync(join(root, "content/site.json"), '{ "language": "en-US" }\n');
  for (const file of ["cspell.json", "cspell-american.json", "markdownlint.json"])
    cpSync(join(".config", file), join(root, ".config", file), { recursive: true });
  cpSync(join(fixedContent, "dictionary.txt"), join(root, "content/dictionary.txt"));
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

/** Runs the check over files with typical mistakes of editors. */
function check(files: Readonly<Record<string, string>>) {
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
  return run(process.execPath, ["--import", "tsx", resolve("scripts/prose/check.ts")], { cwd: root });
}

test("mistakes are reported with file, line and a fix; names and words of the King James Bible are allowed", async () => {
  const checking = check({
    "README.md":
      "# A guide\n\nSee [the words](content/worlds.md), [here](content/prayer.md#a) or <https://a.example>.\n",
    "content/prayer.md": "# Prayer\n\nBartimaeus heareth.\n### Too deep\n",
    "content/words.json": '{\n  "title": "We recieve and we organize",\n  "href": "{links.book}"\n}\n',
  });
  await expect(checking).rejects.toMatchObject({ code: 1, stdout: "" });
  const { stderr } = (await checking.catch((error: unknown) => error)) as { stderr: string };
  expect(stderr).toContain("README.md\n  (line 3): A link should lead to a file that is there");
  expect(stderr).toContain("    → There is no content/worlds.md beside this file.");
  expect(stderr).not.toContain("content/prayer.md#a");
  expect(stderr).toMatch(/content\/prayer\.md\n {2}\(line 4\): Heading levels/);
  expect(stderr).toMatch(
    /content\/words\.json\n {2}\(line 2\): “recieve” is no word.*\n {4}→ Write “receive”/,
  );
  expect(stderr).toContain("add it to content/dictionary.txt");
  expect(stderr).not.toMatch(/Bartimaeus|heareth|links/);
}, 120_000);

test("content is American and the rest is British, but for the King James Bible's own words and the fields' names", async () => {
  const checking = check({
    "README.md": "# A guide\n\nThe programme honours a neighbour.\n",
    "content/prayer.md": "# Prayer\n",
    "content/words.json":
      '{\n  "licence": "A programme, organised with honour.",\n  "verse": "the whole armour of God"\n}\n',
    "content/guide.mdx":
      "---\nseo: a\n---\n\nPut on “the whole armour of God” (Ephesians 6:11, KJV), neighbour.\n\n> “Come unto me, all ye that labour” (Matthew 11:28, KJV)\n",
  });
  await expect(checking).rejects.toMatchObject({ code: 1 });
  const { stderr } = (await checking.catch((error: unknown) => error)) as { stderr: string };
  expect(stderr).toMatch(
    /\(line 2\): “programme” is not how this site spells it\.\n {4}→ Write “program”\.\n/,
  );
  expect(stderr).toMatch(/\(line 2\): “organised” is no word/);
  expect(stderr).toMatch(/\(line 2\): “honour” is not how/);
  expect(stderr).toMatch(/content\/guide\.mdx\n {2}\(line 5\): “neighbour” is no word/);
  expect(stderr).not.toMatch(/README|licence|armour|labour|seo/);
}, 120_000);

test("content of a British site is British", async () => {
  const checking = check({
    "README.md": "# A guide\n",
    "content/prayer.md": "# Prayer\n",
    "content/site.json": '{ "language": "en-GB" }\n',
    "content/words.json": '{\n  "title": "We honour a neighbour",\n  "text": "We honor a neighbor"\n}\n',
    "content/guide.mdx": "---\nseo: a\n---\n\nA programme.\n",
  });
  await expect(checking).rejects.toMatchObject({ code: 1 });
  const { stderr } = (await checking.catch((error: unknown) => error)) as { stderr: string };
  expect(stderr).toMatch(/\(line 3\): “honor” is no word/);
  expect(stderr).not.toMatch(/line 2|guide\.mdx/);
}, 120_000);
