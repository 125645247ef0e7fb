import { buildSite } from "./local/gatsby";
import { run } from "./local/run";

/** `npm run build`, which Netlify runs: builds the production site in public/ from scratch. */
async function main(): Promise<void> {
  if (!(await buildSite())) process.exitCode = 1;
}

run(main);
