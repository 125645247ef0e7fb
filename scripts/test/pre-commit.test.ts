import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

let root: string;

/**
 * Runs a program in the test's own clone, as a developer would.
 * @returns its output
 */
function run(program: string, ...args: string[]): string {
  const { CI: _, NETLIFY: __, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: "utf8", env });
  if (status !== 0) throw new Error(stderr);
  return stdout + stderr;
}

function git(...args: string[]): string {
  return run("git", "-c", "user.name=Ruth", "-c", "user.email=ruth@example.org", ...args);
}

const write = (file: string, text: string) => writeFileSync(join(root, file), text);
const read = (file: string) => readFileSync(join(root, file), "utf8");

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "hooks-"));
  mkdirSync(join(root, ".config"));
  cpSync(".config/hooks", join(root, ".config/hooks"), { recursive: true });
  cpSync(".prettierrc", join(root, ".prettierrc"));
  write(".gitignore", "node_modules\n");
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

const { hooks } = (JSON.parse(readFileSync("package.json", "utf8")) as { scripts: { hooks: string } })
  .scripts;
const install = () => run("sh", "-c", hooks);

test("what is committed is formatted, and what is staged in part is left alone", () => {
  git("init");
  install();
  write("für alle.ts", "const a   = 1");
  write("in part.ts", "const b   = 1");
  write("photo.bin", "a   b");
  git("add", ".");
  write("in part.ts", "const b   = 1; const c = 2");
  expect(git("commit", "-m", "first")).toContain("Not formatted, because it is staged in part: in part.ts");
  expect(git("show", "HEAD:für alle.ts")).toBe("const a = 1;\n");
  expect(git("show", "HEAD:in part.ts")).toBe("const b   = 1");
  expect([read("für alle.ts"), read("in part.ts"), read("photo.bin")]).toEqual([
    "const a = 1;\n",
    "const b   = 1; const c = 2",
    "a   b",
  ]);
});

test("what cannot be read as code is not committed", () => {
  git("init");
  install();
  write("broken.ts", "const = ;");
  git("add", ".");
  expect(() => git("commit", "-m", "broken")).toThrow(/SyntaxError/);
});
