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
 */
async function main(): Promise<void> {
  const [content] = process.argv.slice(2);
  await (content === undefined ? startHere() : startWith(content));
}

async function startWith(content: string): Promise<void> {
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

async function startHere(): Promise<void> {
  const { port, mail, environment } = await prepareLocalRun("npm start", 9000);
  const session = openSession();
  console.log("Building the production site. This takes one to three minutes.");
  if (!(await buildSite(environment, session.add))) {
    if (session.isEnding()) return;
    console.error("The build failed; the lines above say why.");
    await session.end(1);
  }
  const mailbox = session.add(await startMailbox(mail));
  const site = session.add(await startSiteProcess({ port, environment }));

  console.log(`\n  The site     ${site.url}`);
  console.log(`  The mailbox  ${mailbox.url}`);
  console.log("\n  Ctrl-C ends both.\n");

  await site.exit;
  if (!session.isEnding()) {
    console.error("The local site has ended by itself.");
    await session.end(1);
  }
}

run(main);
