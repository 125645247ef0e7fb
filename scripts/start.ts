import { rmSync } from "node:fs";
import { copyProject, replaceContent } from "./local/copy-project";
import { startNode } from "./local/child";
import { buildSite } from "./local/gatsby";
import { prepareLocalRun } from "./local/prepare";
import { run } from "./local/run";
import { openSession } from "./local/session";
import { startMailbox } from "./mailbox";
import { startSiteProcess } from "./serve/site-process";

/**
 * `npm start`: builds the production site, serves what Netlify would deploy, and opens a local mailbox. With a folder,
 * such as `npm start -- tests/ministries/esperanza/content`, it does so in a copy of the project with that content.
 * `npm run serve` does the same with the existing build.
 */
async function main([argument]: readonly string[]): Promise<void> {
  if (argument === "--built") await startProject("npm run serve", true);
  else await (argument === undefined ? startProject("npm start", false) : startCopy(argument));
}

async function startCopy(content: string): Promise<void> {
  const root = copyProject();
  const session = openSession();
  session.add({
    stop: () => {
      rmSync(root, { recursive: true, force: true, maxRetries: 10 });
      return Promise.resolve();
    },
  });
  replaceContent(root, content);
  const site = session.add(startNode(["--import", "tsx", "scripts/start.ts"], { cwd: root }));
  await session.end(await site.exit);
}

async function startProject(command: string, isBuilt: boolean): Promise<void> {
  const { port, mail, environment } = await prepareLocalRun(command, 9000);
  const session = openSession();
  if (!isBuilt) console.log("Building the production site. This takes one to three minutes.");
  if (!isBuilt && !(await buildSite(environment, session.add))) {
    if (session.isEnding()) return;
    console.error("The build failed. See the lines above.");
    await session.end(1);
  }
  const mailbox = session.add(await startMailbox(mail));
  const site = session.add(await startSiteProcess({ port, environment }));

  console.log(`\n  The site     ${site.url}`);
  console.log(`  The mailbox  ${mailbox.url}`);
  console.log("\n  Ctrl-C stops both.\n");

  const code = await site.exit;
  if (!session.isEnding()) {
    console.error(
      code === 0
        ? "Stopped, because the site was started again on this port."
        : "The local site stopped with an error. See the lines above.",
    );
    await session.end(code);
  }
}

run(main);
