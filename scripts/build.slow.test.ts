import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

test("a build of content with a mistake says file, field and fix, and nothing before or after", async () => {
  const root = mkdtempSync(join(tmpdir(), "build-"));
  cpSync("content", join(root, "content"), { recursive: true });
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  const home = join(root, "content/pages/home.json");
  const sound = readFileSync(home, "utf8");
  writeFileSync(home, sound.replace('"eyebrow": "The voice",', ""));
  const line = sound.slice(0, sound.indexOf('"biography"')).split("\n").length;
  const build = run(process.execPath, ["--import", "tsx", resolve("scripts/build.ts")], { cwd: root });
  await expect(build).rejects.toMatchObject({
    code: 1,
    stdout: "",
    stderr: `content/pages/home.json
  biography.eyebrow (line ${String(line)}): "eyebrow" is missing.
    → Add it. What goes here: The small line above the title.

content: 1 mistake in 1 file
`,
  });
  rmSync(root, { recursive: true });
}, 120_000);
