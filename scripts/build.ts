import { buildSite } from "./local/gatsby";

/** `npm run build`, which Netlify runs: the production site in public/, from nothing. */
buildSite().then(
  (built) => {
    if (!built) process.exitCode = 1;
  },
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
