import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fixedContent } from "../../../src/content-model/testing/edited-content";
import { findSources } from "../find-sources";
import { importTeachings, type ImportSettings } from "../import-teachings";

/** A folder with files to import and a copy of the content; runs imports and returns their results and output. */
export interface ImportFolder {
  /**
   * Writes a file to import.
   * @returns its path
   */
  write: (name: string, content: string | Uint8Array) => string;
  /** Imports files or folders by their names here. */
  run: (
    names: readonly string[],
    settings?: Partial<ImportSettings>,
  ) => Promise<{ complete: boolean; said: string }>;
  /** A file of the content, as it is now. */
  read: (file: string) => string;
  readBytes: (file: string) => Buffer;
  /** Edits a file of the content. */
  change: (file: string, edit: (text: string) => string) => void;
  /** Writes a file of the content. */
  writeContent: (file: string, content: string) => void;
  /** Every file of the content with its bytes, to compare. */
  snapshot: () => Record<string, string>;
  remove: () => void;
}

/** Makes such a folder, with the fixed content of tests. */
export function importFolder(): ImportFolder {
  const root = mkdtempSync(join(tmpdir(), "import-"));
  const contentDir = join(root, "content");
  cpSync(fixedContent, contentDir, { recursive: true });
  const source = join(root, "source");
  return {
    write: (name, content) => {
      const file = join(source, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
      return file;
    },
    run: async (names, settings = {}) => {
      const lines: string[] = [];
      const complete = await importTeachings({
        files: findSources(names.map((name) => join(source, name))),
        contentDir,
        said: {},
        online: false,
        today: "2026-03-08",
        askCategory: () => Promise.resolve(undefined),
        print: (line) => lines.push(line),
        ...settings,
      });
      return { complete, said: lines.join("\n").replaceAll(`${source}/`, "") };
    },
    read: (file) => readFileSync(join(contentDir, file), "utf8"),
    readBytes: (file) => readFileSync(join(contentDir, file)),
    change: (file, edit) => {
      const target = join(contentDir, file);
      writeFileSync(target, edit(readFileSync(target, "utf8")));
    },
    writeContent: (file, content) => {
      mkdirSync(dirname(join(contentDir, file)), { recursive: true });
      writeFileSync(join(contentDir, file), content);
    },
    snapshot: () =>
      Object.fromEntries(
        readdirSync(contentDir, { recursive: true, encoding: "utf8" })
          .filter((name) => existsSync(join(contentDir, name)) && /\.\w+$/.test(name))
          .map((name) => [name, readFileSync(join(contentDir, name), "base64")]),
      ),
    remove: () => {
      rmSync(root, { recursive: true });
    },
  };
}
