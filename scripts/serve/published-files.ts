import { createHash } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { compress, type Encoding } from "./compression";

/** A file's bytes as they go out, and the tag that names exactly these bytes. */
export interface PublishedFile {
  body: Buffer;
  etag: string;
}

/** The files of a published folder, each encoded once for as long as it does not change. */
export interface PublishedFiles {
  isFile(pathname: string): boolean;
  read(pathname: string, encoding: Encoding): Promise<PublishedFile>;
}

/** Opens a published folder for reading. */
export function openPublishedFiles(folder: string): PublishedFiles {
  const cache = new Map<string, Promise<PublishedFile>>();
  return {
    isFile: (pathname) => {
      const file = join(folder, pathname);
      // A name that is longer than the file system takes is no file either; only existsSync says so.
      return existsSync(file) && statSync(file).isFile();
    },
    read: (pathname, encoding) => {
      const file = join(folder, pathname);
      const { mtimeMs, size } = statSync(file);
      const key = [file, mtimeMs, size, encoding].join("|");
      const known = cache.get(key) ?? encode(file, encoding);
      cache.set(key, known);
      return known;
    },
  };
}

async function encode(file: string, encoding: Encoding): Promise<PublishedFile> {
  const content = await readFile(file);
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 32);
  return {
    body: await compress(content, encoding),
    etag: encoding === "identity" ? `"${hash}"` : `"${hash}-${encoding}"`,
  };
}
