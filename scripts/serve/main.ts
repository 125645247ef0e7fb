import { run } from "../local/run";
import { createSiteServer } from "./site-server";

/**
 * Serves the build in SITE_ROOT on PORT (0 chooses any free port). The process sends the site's address to its parent,
 * and ends with the parent or when a newer run replaces it.
 */
async function main(): Promise<void> {
  const stop = () => {
    void server.stop().then(() => process.exit(0));
  };
  const root = process.env.SITE_ROOT ?? process.cwd();
  const server = await createSiteServer(root, Number(process.env.PORT), stop);
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  process.once("disconnect", stop);
  process.send?.({ url: server.url });
}

run(main);
