import { existsSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";

/** A clean build keeps this folder, because the name of each file is derived from its source. */
const cache = path.resolve("node_modules", ".cache");

const pending = new Map<string, Promise<string>>();

/**
 * Makes a file unless this or an earlier build has, also if several callers need it at once.
 * @param name the file's name, which changes with everything that the file depends on
 */
export function cachedFile(
  folder: string,
  name: string,
  make: () => Promise<Uint8Array | string>,
): Promise<string> {
  const file = path.join(cache, folder, name);
  const promise = pending.get(file) ?? makeFile(file, make);
  pending.set(file, promise);
  return promise;
}

async function makeFile(file: string, make: () => Promise<Uint8Array | string>): Promise<string> {
  if (existsSync(file)) return file;
  await mkdir(path.dirname(file), { recursive: true });
  // Renamed when complete: another process may read the same folder.
  const temporaryFile = `${file}.${String(process.pid)}`;
  await writeFile(temporaryFile, await make());
  await rename(temporaryFile, file);
  return file;
}
