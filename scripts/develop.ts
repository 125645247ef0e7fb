import { startGatsby } from "./local/gatsby";
import { prepareLocalRun } from "./local/prepare";
import { run } from "./local/run";
import { openSession } from "./local/session";
import { startMailbox } from "./mailbox";

/** `npm run develop`: starts Gatsby with live reload, and a local mailbox like `npm start`. */
async function main(): Promise<void> {
  const { port, mail, environment } = await prepareLocalRun("npm run develop", 8000);
  const session = openSession();
  const mailbox = session.add(await startMailbox(mail));
  console.log(`The mailbox is at ${mailbox.url}. The site will be at http://localhost:${String(port)}.`);
  const gatsby = session.add(startGatsby(["develop", "--port", String(port)], environment));

  await gatsby.exit;
  if (!session.isEnding()) await session.end(1);
}

run(main);
