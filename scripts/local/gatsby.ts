import { rmSync } from "node:fs";
import { type Child, startNode } from "./child";
import { packageFile } from "./package-file";

/** Gatsby's environment here. */
export const gatsbySettings = {
  GATSBY_TELEMETRY_DISABLED: "1",
  // Worker processes cost more to start than they save in a build of this size.
  GATSBY_CPU_COUNT: "1",
  PARCEL_WORKERS: "0",
  // Otherwise each function is compiled by its first request, which may find it half written.
  GATSBY_PRECOMPILE_DEVELOP_FUNCTIONS: "true",
};

// By default, Node lets the heap of a build grow by half a gigabyte more before it collects garbage.
const nodeOptions = ["--heap-growing-percent=100"];

/** Runs a command of Gatsby's own, directly: a wrapper in between would not pass signals on. */
export function startGatsby(args: readonly string[], environment: NodeJS.ProcessEnv = process.env): Child {
  return startNode([...nodeOptions, packageFile("gatsby", "cli.js"), ...args], {
    env: { ...gatsbySettings, ...environment },
  });
}

/**
 * Builds the production site from nothing: files of an earlier build would stay in public/.
 * @returns whether the build succeeded
 */
export async function buildSite(
  environment: NodeJS.ProcessEnv = process.env,
  onStart: (child: Child) => void = () => undefined,
): Promise<boolean> {
  for (const folder of ["public", ".cache"]) rmSync(folder, { recursive: true, force: true });
  const child = startGatsby(["build"], environment);
  onStart(child);
  return (await child.exit) === 0;
}
