import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, statSync, utimesSync } from "node:fs";
import { copyFile, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { makeCachedFile } from "../../src/gatsby/cached-file";
import { mediaTypeOf } from "./header-rules";

/** The compressors, at their highest levels. They are slow, so the results are cached. */
const compressors = {
  ".br": (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  ".gz": (body: Buffer) => promisify(gzip)(body, { level: 9 }),
};

/** A folder to serve, and the paths of the published files, with a leading slash. */
export interface ServedFolder {
  folder: string;
  paths: ReadonlySet<string>;
}

/**
 * Copies a published folder to a temporary folder, with `.br` and `.gz` beside each text file, as a static file server
 * expects. The two files that only the platform reads are not copied.
 */
export async function copyCompressed(publicFolder: string): Promise<ServedFolder> {
  const folder = mkdtempSync(join(tmpdir(), "served-site-"));
  const isServed = (file: string): boolean =>
    !["_headers", "_redirects"].some((name) => file === join(publicFolder, name));
  cpSync(publicFolder, folder, { recursive: true, preserveTimestamps: true, filter: isServed });
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.filter(isText).map(compressFile));
  return { folder, paths: new Set(files.map((file) => file.slice(folder.length).replaceAll("\\", "/"))) };
}

function isText(file: string): boolean {
  return mediaTypeOf(file).includes("charset");
}

async function compressFile(file: string): Promise<void> {
  const body = await readFile(file);
  const digest = createHash("sha256").update(body).digest("hex");
  const { mtime } = statSync(file);
  for (const [extension, compressBody] of Object.entries(compressors)) {
    const cachedPath = await makeCachedFile("compressed", digest + extension, () => compressBody(body));
    await copyFile(cachedPath, file + extension);
    utimesSync(file + extension, mtime, mtime);
  }
}
