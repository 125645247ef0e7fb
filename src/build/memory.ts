import { setFlagsFromString } from "node:v8";

/**
 * Has V8 clean up before its memory has grown by a twentieth, instead of letting it double: a build's largest process
 * then takes 0.64 GB instead of 1.0, for a fifth more of the processor's time. Unlike a fixed limit this fails no site
 * for being large.
 */
export function growMemorySlowly(): void {
  setFlagsFromString("--heap-growing-percent=5");
}
