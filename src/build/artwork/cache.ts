import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { drawingCodeHash } from "./sources";

/** Outlives `gatsby clean`, as the encoded pictures do. */
const folder = path.resolve("node_modules", ".cache", "artwork");

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
  const file = path.join(folder, digest);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const bytes = Buffer.from(await draw());
  await mkdir(folder, { recursive: true });
  // Renamed when complete: another build may read the same folder.
  const unfinished = `${file}.${String(process.pid)}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
  return bytes;
}
