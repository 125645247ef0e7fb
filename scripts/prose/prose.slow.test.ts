import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "prose-"));
  mkdirSync(join(root, "content"));
  for (const file of [".config/cspell.json", ".config/markdownlint.json", "content/dictionary.txt"])
    cpSync(file, join(root, file), { recursive: true });
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

/** Runs the check over files as an editor may have left them. */
function check(files: Readonly<Record<string, string>>) {
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
  return run(process.execPath, ["--import", "tsx", resolve("scripts/prose/check.ts")], { cwd: root });
}

test("mistakes are told with file, line and what to write; names and the King James Bible's words are none", async () => {
  const checking = check({
    "README.md":
      "# A guide\n\nSee [the words](content/worlds.md), [here](content/prayer.md#a) or <https://a.example>.\n",
    "content/prayer.md": "# Prayer\n\nBartimaeus heareth.\n### Too deep\n",
    "content/words.json": '{\n  "title": "We recieve",\n  "href": "{links.book}"\n}\n',
  });
  const failure: unknown = await checking.catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 1, stdout: "" });
  const { stderr } = failure as { stderr: string };
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
