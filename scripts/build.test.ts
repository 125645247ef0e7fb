import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyProject } from "./local/copy-project";

test("if the content has a mistake, the build fails and prints the mistake's file, line, field and fix", () => {
  const root = copyProject();
  const home = join(root, "content", "pages", "home.json");
  const lines = readFileSync(home, "utf8").split("\n");
  const lineNumber = 1 + lines.findIndex((line) => line.includes('"headline"'));
  writeFileSync(home, lines.join("\n").replace('"headline"', '"hedline"'));
  const env = { ...process.env, CI: "true" };
  const { status, stderr } = spawnSync(process.execPath, ["--import", "tsx", "scripts/build.ts"], {
    cwd: root,
    env,
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toContain("content/pages/home.json");
  expect(stderr).toMatch(new RegExp(`hero\\.hedline \\(line ${String(lineNumber)}\\): .*\n +→ .*\n`));
  rmSync(root, { recursive: true, force: true, maxRetries: 10 });
}, 300_000);
