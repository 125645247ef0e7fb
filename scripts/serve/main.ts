import { readPort, refuseBusyPorts } from "../local/ports";
import { run } from "../local/run";
import { createSiteServer } from "./site-server";

/** Serves the build, for `npm run serve` and as the child process of each end-to-end test. */
async function main(): Promise<void> {
  const root = process.env.SITE_ROOT ?? process.cwd();
  // A parent asks for 0, which is any free port.
  const port = process.env.PORT === "0" ? 0 : readPort(process.env, "PORT", 9000);
  await refuseBusyPorts("npm run serve", [{ port, purpose: "the site", variable: "PORT" }]);
  const server = await createSiteServer(root, port);
  const stop = () => {
    void server.stop().then(() => process.exit(0));
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  // A parent that is gone cannot end this process any more.
  process.once("disconnect", stop);
  if (process.send === undefined) console.log(`Serving the built site at ${server.url}`);
  else process.send({ url: server.url });
}

run(main);
