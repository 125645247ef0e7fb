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
import { readMdx } from "../../../src/content-model/parse";
import { fixedContent } from "../../../src/content-model/testing/edited-content";
import { findSources } from "../sources";
import { importTexts } from "../import-texts";

/** Makes a folder with files to import beside a copy of the tests' content. */
export function importFolder() {
  const root = mkdtempSync(join(tmpdir(), "import-"));
  const contentFolder = join(root, "content");
  cpSync(fixedContent, contentFolder, { recursive: true });
  const source = join(root, "source");
  const readArticle = (name: string) =>
    readMdx(readFileSync(join(contentFolder, `articles/${name}.mdx`), "utf8"));
  return {
    contentFolder,
    /** Writes files to import. */
    write: (files: Readonly<Record<string, string | Uint8Array>>) => {
      for (const [name, content] of Object.entries(files)) {
        mkdirSync(dirname(join(source, name)), { recursive: true });
        writeFileSync(join(source, name), content);
      }
    },
    /** Imports files or folders. Resolves with the printed output, and whether all texts were imported. */
    run: async (names: readonly string[], category?: string) => {
      const print = jest.spyOn(console, "log").mockReset().mockReturnValue();
      const files = findSources(names.map((name) => join(source, name)));
      const isComplete = await importTexts({ files, contentFolder, category });
      return { isComplete, output: print.mock.calls.flat().join("\n").replaceAll(`${source}/`, "") };
    },
    fieldsOf: (name: string) => readArticle(name).data,
    bodyOf: (name: string) => readArticle(name).body.replace(/^\n|\n$/g, ""),
    /** Every file of the content with its bytes, to compare. */
    snapshot: () =>
      Object.fromEntries(
        readdirSync(contentFolder, { recursive: true, encoding: "utf8" })
          .filter((name) => existsSync(join(contentFolder, name)) && /\.\w+$/.test(name))
          .map((name) => [name, readFileSync(join(contentFolder, name), "base64")]),
      ),
    remove: () => {
      rmSync(root, { recursive: true });
    },
  };
}
