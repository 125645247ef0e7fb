import { isUtf8 } from "node:buffer";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contentOf, parseFile, type Content } from "./content";
import { contentTypeOf } from "./content-types";
import type { Unreadable } from "./messages";

/**
 * Reads all of content/.
 * @param contentDir the content folder
 * @throws only if the folder itself cannot be read
 */
export function readContent(contentDir: string): Content {
  const paths = contentPaths(contentDir);
  return contentOf(
    paths,
    paths
      .filter((file) => contentTypeOf(file) !== undefined)
      .flatMap((file) => parseFile(file, readText(join(contentDir, file)))),
    new Set(staticFiles()),
  );
}

/**
 * All paths in content/ except hidden files and those of the system, in their exact case: a build on Linux distinguishes Photo.jpg from
 * photo.jpg.
 * @param contentDir the content folder
 * @param prefix the subfolder to start in
 * @throws if the folder cannot be read
 */
export function contentPaths(contentDir: string, prefix = ""): string[] {
  const entries = readdirSync(join(contentDir, prefix), { withFileTypes: true });
  return entries
    .filter(({ name }) => !ofTheSystem.test(name))
    .flatMap((entry) =>
      entry.isDirectory() ? contentPaths(contentDir, `${prefix}${entry.name}/`) : [prefix + entry.name],
    )
    .sort();
}

// What macOS, Windows and Linux write beside files of their own accord.
const ofTheSystem = /^\.|^(?:Thumbs\.db|desktop\.ini|Icon\r)$|:Zone\.Identifier$/i;

/** The addresses of the files in static/, such as /guides/a.pdf. */
export function staticFiles(): string[] {
  return existsSync("static") ? contentPaths("static").map((path) => `/${path}`) : [];
}

/**
 * Reads the text of a file.
 * @param path the file's path
 * @returns the text, or what is wrong if the file cannot be read or is not UTF-8
 */
export function readText(path: string): string | Unreadable {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch {
    return unopened;
  }
  const text = bytes.toString("utf8");
  // Windows encodings contain bytes that are invalid in UTF-8; UTF-16 has a zero byte next to each Latin letter.
  if (isUtf8(bytes) && !bytes.includes(0)) return text;
  return {
    line: (text.split(/[\uFFFD\0]/, 1)[0] ?? "").split("\n").length,
    problem: "is not saved as UTF-8.",
    fix: "Save it anew with the encoding UTF-8, which your program offers when it saves or at the window's lower edge. Then look at its quotation marks and at letters with accents.",
  };
}

/** What to say of a listed file that cannot be opened. */
export const unopened: Unreadable = {
  problem: "cannot be opened.",
  fix: "Put the file itself here: what has its name is a link that leads to no file, or nobody may read it.",
};
