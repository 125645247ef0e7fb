import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { cachedFile } from "../cached-file";
import { drawingCodeHash } from "./sources";

/**
 * Computes the cache key of a drawing from its inputs and the versions of the code and of sharp.
 * @param inputs everything that the drawing depends on
 * @returns 20 hexadecimal digits
 */
export function drawingDigest(...inputs: readonly string[]): string {
  return createHash("sha256")
    .update(JSON.stringify([drawingCodeHash(), sharp.versions, ...inputs]))
    .digest("hex")
    .slice(0, 20);
}

/**
 * Draws once for each digest; later builds read the cached file.
 * @param digest what drawingDigest returned
 * @param draw returns the file's bytes
 */
export async function drawOnce(
  digest: string,
  draw: () => string | Uint8Array | Promise<Uint8Array>,
): Promise<Buffer> {
  return readFile(await cachedFile("artwork", digest, async () => draw()));
}
