import { buildSite } from "./local/gatsby";
import { run } from "./local/run";

/** `npm run build`, which Netlify runs: the production site in public/, from nothing. */
async function main(): Promise<void> {
  if (!(await buildSite())) process.exitCode = 1;
}

run(main);
