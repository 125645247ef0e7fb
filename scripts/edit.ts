import { staleOutputs } from "../src/content-model/generated/generated";
import { startEditingServer } from "./edit/server";
import { readPort, refuseBusyPorts } from "./local/ports";
import { run } from "./local/run";
import { openSession } from "./local/session";

/** `npm run edit`: a screen for the content of this clone, in the browser and on this machine alone. */
async function main(): Promise<void> {
  const port = readPort(process.env, "PORT", 9001);
  await refuseBusyPorts("npm run edit", [{ port, purpose: "the editing screen", variable: "PORT" }]);
  const session = openSession();
  const screen = session.add(
    await startEditingServer({
      root: process.cwd(),
      port,
      onChange: (change) => {
        console.log(`  ${change}`);
        for (const fix of new Set(staleOutputs().map((stale) => stale.fix))) console.log(`    → ${fix}`);
      },
    }),
  );
  console.log(`\n  The editing screen  ${screen.url}\n\n  Ctrl-C ends it.\n`);
}

run(main);
