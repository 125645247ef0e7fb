import { join } from "node:path";
import { contentTypeOf } from "../../src/content-model/content-types";
import { contentPaths, staticFiles, readText } from "../../src/content-model/read";

/** The initial content for the check in the browser. */
export interface Snapshot {
  /** The text of each content file by its path in content/; null for pictures and other files. */
  readonly sources: Readonly<Record<string, string | null>>;
  /** The addresses of the files in static/. */
  readonly staticFiles: readonly string[];
}

/** Reads the content for the browser. */
export function takeSnapshot(contentFolder: string): Snapshot {
  const sources = contentPaths(contentFolder).map((path): [string, string | null] => {
    const text = contentTypeOf(path) === undefined ? null : readText(join(contentFolder, path));
    return [path, typeof text === "string" ? text : null];
  });
  return { sources: Object.fromEntries(sources), staticFiles: staticFiles() };
}
