import { lstatSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { resolve } from "node:path";
import { describeBuild } from "../launch/describe-build";
import { type Child, packagePath, startNode } from "./child";

/** Environment variables of Gatsby for local commands. */
export const gatsbySettings = {
  GATSBY_TELEMETRY_DISABLED: "1",
  // For a build of this size, starting worker processes costs more time than they save.
  GATSBY_CPU_COUNT: "1",
  PARCEL_WORKERS: "0",
  // Otherwise each thread keeps its own arenas with memory from encoding pictures (mallopt(3)).
  MALLOC_ARENA_MAX: "2",
  // Otherwise the first request compiles a function, and may read a partial file.
  GATSBY_PRECOMPILE_DEVELOP_FUNCTIONS: "true",
};

// By default, Node lets the heap grow by another half a gigabyte before it collects garbage.
const nodeOptions = ["--heap-growing-percent=50"];

/** Runs a Gatsby command directly, because a wrapper process would not pass on signals. */
export function startGatsby(args: readonly string[], environment: NodeJS.ProcessEnv = process.env): Child {
  return startNode([...nodeOptions, packagePath("gatsby", "cli.js"), ...args], {
    env: { ...gatsbySettings, ...environment },
  });
}

/** The folder of webpack's cache, which Netlify keeps too. */
const webpackCache = resolve("node_modules", ".cache", "webpack");

/**
 * Builds the production site from scratch, except for webpack's cache, so that no files of an earlier build remain in
 * public/.
 * @returns whether the build succeeded
 */
export async function buildSite(
  environment: NodeJS.ProcessEnv = process.env,
  onStart: (child: Child) => void = () => undefined,
): Promise<boolean> {
  for (const folder of ["public", ".cache"]) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
  }
  // A copy of the project shares its packages by a link, but must not share the cache.
  if (!lstatSync("node_modules").isSymbolicLink()) {
    mkdirSync(webpackCache, { recursive: true });
    symlinkSync(webpackCache, ".cache/webpack", "junction");
  }
  const child = startGatsby(["build"], environment);
  onStart(child);
  if ((await child.exit) !== 0) return false;
  for (const line of describeBuild(environment["CONTEXT"])) console.log(`\n${line}`);
  return true;
}
