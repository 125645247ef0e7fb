import { cpSync } from "node:fs";
import { join, resolve } from "node:path";
import { copyProject, replaceContent } from "../local/copy-project";
import { startNode } from "../local/child";
import { run } from "../local/run";
import { createCanary, findSecret } from "./canary";

/**
 * Builds the site for production, with a secret in each mail setting that must not occur in the output. With a name and
 * a folder of content, it builds a copy of the project in .test-sites/<name> with that content, and with another look if
 * the third argument is the folder of a look.
 */
async function main([name, content, look]: readonly string[]): Promise<void> {
  const root = name === undefined ? process.cwd() : copyProject(resolve(".test-sites", name));
  if (content !== undefined) replaceContent(root, content);
  if (look !== undefined) {
    cpSync(look, join(root, "src", "theme", "look"), { recursive: true });
    await startNode(["--import", "tsx", "scripts/fonts/make.ts"], { cwd: root }).exit;
  }
  const { secret, settings } = createCanary();
  const env = { ...process.env, ...settings };
  process.exitCode = await startNode(["--import", "tsx", "scripts/build.ts"], { cwd: root, env }).exit;
  for (const file of await findSecret(root, secret)) {
    console.error(`${file} contains the value of a mail setting from the environment of the build.`);
    process.exitCode = 1;
  }
}

run(main);
