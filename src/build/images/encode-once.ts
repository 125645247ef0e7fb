import { existsSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import path from "node:path";

/** The cache survives a clean build: its file names are derived from the content. */
const cache = path.resolve("node_modules", ".cache", "pictures");

const encoding = new Map<string, Promise<string>>();

/**
 * Encodes a picture unless this or an earlier build has.
 * @param name the file's name, which changes with the picture and the encoder settings
 * @param encode writes the file at the given path
 * @returns the path of the encoded file
 */
export function encodeOnce(name: string, encode: (file: string) => Promise<unknown>): Promise<string> {
  const work = encoding.get(name) ?? encoded(name, encode);
  encoding.set(name, work);
  return work;
}

async function encoded(name: string, encode: (file: string) => Promise<unknown>): Promise<string> {
  const file = path.join(cache, name);
  if (existsSync(file)) return file;
  await mkdir(cache, { recursive: true });
  // Renamed when complete: another process may read the same folder.
  const unfinished = `${file}.${String(process.pid)}`;
  await encode(unfinished);
  await rename(unfinished, file);
  return file;
}
