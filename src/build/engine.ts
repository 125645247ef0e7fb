import { existsSync } from "node:fs";
import path from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * Clean up before the memory has grown by three tenths, instead of letting it double: the largest process of a first
 * build then takes 0.6 GB instead of 0.8, for hardly more of the processor's time. Unlike a fixed limit this fails
 * no site for being large. A build after an edit is spared this: it has less to do, and cleaning is more of it.
 */
const growSlowly = "--heap-growing-percent=30";

/**
 * Optimise a function thirty times later than V8 would: hardly one runs long enough in a build to earn back what its
 * optimising costs, on other threads and so unseen in profiles. V8 12 counts calls where earlier ones counted bytecode.
 */
const optimiseLate = (v8: string): string =>
  Number.parseInt(v8, 10) < 12 ? "--interrupt-budget=2027520" : "--invocation-count-for-turbofan=90000";

/**
 * How a build asks its JavaScript engine to run, in `node --v8-options`' words.
 * @param v8 the engine's version, as in `process.versions`
 * @param isFirst whether nothing was built here before
 */
export function buildFlags(v8: string, isFirst: boolean): readonly string[] {
  return isFirst ? [growSlowly, optimiseLate(v8)] : [optimiseLate(v8)];
}

/**
 * Has swc, once it is loaded, give the memory back that it is done with (an option of its allocator, mimalloc): it would
 * keep 30 MB and more for later.
 * @param environment the build's, in which swc looks for it
 */
export function giveMemoryBack(environment: NodeJS.ProcessEnv): void {
  environment["MIMALLOC_PURGE_DELAY"] ??= "0";
}

/** Sets the engine of this process for a build; each of Gatsby's workers does so too, since it reads the same config. */
export function setEngineForBuild(): void {
  // Where Gatsby keeps what it knows from one build to the next.
  const isFirst = !existsSync(path.resolve(".cache", "redux"));
  buildFlags(process.versions.v8, isFirst).forEach(setFlagsFromString);
}

/**
 * Cleans up at once (`gc` of `node --expose-gc`), before a step whose own needs would otherwise come on top of what
 * the steps before it have left: so the build of a large site stays below 0.6 GB to its end.
 */
export function cleanUpNow(): void {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
}
