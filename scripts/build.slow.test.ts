import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { biography } from "../content/pages/home.json";
import { copySite } from "../tests/support/edited-site";

const run = promisify(execFile);

test("a build of content with a mistake ends with file, field and fix", async () => {
  const site = copySite();
  const home = join(site.root, "content/pages/home.json");
  const valid = readFileSync(home, "utf8");
  const line = valid.slice(0, valid.indexOf('"biography"')).split("\n").length;
  site.edit("content/pages/home.json", `"eyebrow": ${JSON.stringify(biography.eyebrow)},`, "");
  const env = { ...process.env, CI: "true" };
  const build = run(process.execPath, ["--import", "tsx", "scripts/build.ts"], { cwd: site.root, env });
  await expect(build).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`error content/pages/home.json
  biography.eyebrow (line ${String(line)}): "eyebrow" is missing.
    → Add it. What goes here: The small line above the title.

content: 1 mistake in 1 file
`) as string,
  });
  site.remove();
}, 120_000);
