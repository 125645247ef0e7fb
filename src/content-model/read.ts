import { isUtf8 } from "node:buffer";
import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync } from "node:fs";
import { join } from "node:path";
import { imageSize } from "image-size";
import type { Folder } from "./content";
import { contentTypeOf } from "./content-types";
import { unopenedFile, type UnreadableReason } from "./messages";

/**
 * Step 1 of the check: lists the files of content/, and reads those of a content type.
 * @throws only if the folder itself cannot be read
 */
export function readFolder(contentFolder: string) {
  const paths = contentPaths(contentFolder);
  const folder: Folder = {
    paths,
    staticFiles: new Set(staticFiles()),
    reader: {
      beginningOf: (path) => beginningOf(join(contentFolder, path)),
      sizeOf: (path) => sizeOf(join(contentFolder, path)),
    },
  };
  const sources = paths
    .filter((file) => contentTypeOf(file) !== undefined)
    .map((file) => ({ file, source: readText(join(contentFolder, file)) }));
  return { folder, sources };
}

/**
 * All paths in content/ except hidden files and files of the operating system, with their exact capital letters: a
 * build on Linux distinguishes Photo.jpg from photo.jpg.
 * @param prefix the subfolder to start in
 * @throws if the folder cannot be read
 */
export function contentPaths(contentFolder: string, prefix = ""): string[] {
  const entries = readdirSync(join(contentFolder, prefix), { withFileTypes: true });
  return entries
    .filter(({ name }) => !systemFiles.test(name))
    .flatMap((entry) =>
      entry.isDirectory() ? contentPaths(contentFolder, `${prefix}${entry.name}/`) : [prefix + entry.name],
    )
    .sort();
}

// Files that macOS, Windows and Linux create by themselves.
const systemFiles = /^\.|^(?:Thumbs\.db|desktop\.ini|Icon\r)$|:Zone\.Identifier$/i;

/** The addresses of the files in static/, such as /older-browsers.js. */
export function staticFiles(): string[] {
  return existsSync("static") ? contentPaths("static").map((path) => `/${path}`) : [];
}

/**
 * Reads the text of a file.
 * @returns the text, or the mistake if the file cannot be read or is not UTF-8
 */
export function readText(path: string): string | UnreadableReason {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch {
    return unopenedFile;
  }
  const text = bytes.toString("utf8");
  // Windows encodings contain bytes that are invalid in UTF-8. UTF-16 has a zero byte next to each Latin letter.
  if (isUtf8(bytes) && !bytes.includes(0)) return text;
  return {
    line: (text.split(/[\uFFFD\0]/, 1)[0] ?? "").split("\n").length,
    problem: "is not saved as UTF-8.",
    fix: "Save the file again with the encoding UTF-8 (an option of the Save dialog, or at the bottom of the window). Then check quotation marks and letters with accents.",
  };
}

function beginningOf(file: string): Uint8Array | undefined {
  try {
    const descriptor = openSync(file, "r");
    try {
      const bytes = Buffer.alloc(48);
      return bytes.subarray(0, readSync(descriptor, bytes));
    } finally {
      closeSync(descriptor);
    }
  } catch {
    return undefined;
  }
}

function sizeOf(picture: string): { width: number; height: number } | undefined {
  try {
    return imageSize(readFileSync(picture));
  } catch {
    return undefined;
  }
}
