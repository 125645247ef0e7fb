import { existsSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";

/** A clean build keeps this folder, because a file's name changes with the file's source. */
const cacheFolder = path.resolve("node_modules", ".cache");

const pendingFiles = new Map<string, Promise<string>>();

/**
 * Makes a file once: not again if this or an earlier build has made it, or if another caller is making it.
 * @param name the file's name, which changes with everything that the file depends on
 */
export function makeCachedFile(
  folder: string,
  name: string,
  make: () => Promise<Uint8Array | string>,
): Promise<string> {
  const file = path.join(cacheFolder, folder, name);
  const promise = pendingFiles.get(file) ?? makeFile(file, make);
  pendingFiles.set(file, promise);
  return promise;
}

async function makeFile(file: string, make: () => Promise<Uint8Array | string>): Promise<string> {
  if (existsSync(file)) return file;
  await mkdir(path.dirname(file), { recursive: true });
  // The file is renamed when it is complete, because another process may read the same folder.
  const temporaryFile = `${file}.${String(process.pid)}`;
  await writeFile(temporaryFile, await make());
  await rename(temporaryFile, file);
  return file;
}
