import { buildScreen } from "./build-screen";
import { localBackend } from "./repository";
import { startEditingServer } from "./server";
import { readPort, refuseBusyPorts } from "../local/ports";
import { run } from "../local/run";
import { openSession } from "../local/session";

/** `npm run edit`: a local editing screen for the content of this clone. */
async function main(): Promise<void> {
  const port = readPort(process.env, "PORT", 9001);
  await refuseBusyPorts("npm run edit", 0, [{ port, purpose: "the editing screen", variable: "PORT" }]);
  const session = openSession();
  const screen = "node_modules/.cache/editing-screen";
  await buildScreen(screen, localBackend);
  const server = session.add(await startEditingServer({ root: process.cwd(), screen, port }));
  console.log(
    `\n  The editing screen  ${server.url}  (in Chrome or Edge)\n  Choose “Work with Local Repository”, then this folder: ${process.cwd()}\n\n  Ctrl-C stops the editing screen.\n`,
  );
}

run(main);
