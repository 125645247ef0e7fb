import { type Child, startNode } from "./child";
import { packageFile } from "./package-file";
import { contentIsSound, placesAreSound } from "./sound-content";

/**
 * How Gatsby runs here: it reports nothing to its makers, and Parcel, which only makes this build's own code ready, reads
 * those few files itself, where its threads would each load every tool first.
 */
export const gatsbySettings = { GATSBY_TELEMETRY_DISABLED: "1", PARCEL_WORKERS: "0" };

/** Runs a command of Gatsby's own, directly: a wrapper in between would not pass signals on. */
export function startGatsby(args: readonly string[], environment: NodeJS.ProcessEnv = process.env): Child {
  return startNode([packageFile("gatsby", "cli.js"), ...args], {
    env: { ...gatsbySettings, ...environment },
  });
}

/**
 * Builds the production site from nothing: files of an earlier build would stay in public/.
 * Out: whether it was built; where content has mistakes, they are the first thing that is said, or the last where only
 * the finished pages tell them.
 */
export async function buildSite(
  environment: NodeJS.ProcessEnv = process.env,
  onStart: (child: Child) => void = () => undefined,
): Promise<boolean> {
  if (!contentIsSound()) return false;
  for (const command of ["clean", "build"]) {
    const child = startGatsby([command], environment);
    onStart(child);
    if ((await child.exit) !== 0) return false;
  }
  return placesAreSound();
}
