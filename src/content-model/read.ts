import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { contentOf, parseFile, type Content } from "./content";
import { contentTypeOf } from "./content-types";
import { readText } from "./readers/text";

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
