import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { readText } from "../../src/content-model/read";
import { readMarkdownFile } from "./markdown-file";
import { readWord } from "../documents/word";
import { readWordPress, type Source } from "./wordpress";

/** A file to import. */
export interface SourceFile {
  /** Its path, relative to the working directory. */
  readonly path: string;
  /** The given folder, or the file's own: pictures may be anywhere in it. */
  readonly root: string;
}

const kinds = "Word (.docx), WordPress exports (.xml) and Markdown (.md, .mdx)";

/**
 * Finds the files to import among files and folders, sorted by name.
 * @throws Error with a message for the editor if one does not exist or contains no supported file
 */
export function findSources(given: readonly string[]): SourceFile[] {
  return given.flatMap((one) => {
    if (!existsSync(one)) throw new Error(`There is no file or folder ${one}.`);
    if (!statSync(one).isDirectory()) return [{ path: one, root: path.dirname(one) }];
    const all = readdirSync(one, { recursive: true, encoding: "utf8" }).filter(isText).sort();
    // The folder of a Jekyll site also contains pages, which are not teachings.
    const sites = all.flatMap((file) => /^(?:.*[\\/])?(?=_(?:posts|drafts)[\\/])/.exec(file) ?? []);
    const pages = all.filter(
      (file) => sites.some((site) => file.startsWith(site)) && !/(?:^|[\\/])_[^\\/]*[\\/]/.test(file),
    );
    if (pages.length > 0)
      console.log(`${one}: skipped Jekyll’s pages ${pages.join(", ")}. To import one, give its path.`);
    const files = all.filter((file) => !pages.includes(file));
    if (files.length === 0)
      throw new Error(`${one} does not contain files to import. The command imports ${kinds}.`);
    return files.map((file) => ({ path: path.join(one, file), root: one }));
  });
}

/** Folders with the programs and pages of a site instead of its texts; hidden files. */
const otherFolder =
  /^[.~]|^(?:node_modules|public|themes|wp-(?:content|includes|admin)|_(?:site|includes|layouts))$/;

function isText(file: string): boolean {
  const isOther = file.split(path.sep).some((part) => otherFolder.test(part));
  return /\.(?:docx|xml|md|mdx|markdown|html?)$/i.test(file) && !isOther && !/\bREADME\.[^.]+$/i.test(file);
}

/**
 * Reads a file of any kind that can be imported.
 * @throws Error with a message for the editor if it is of another kind, or cannot be read
 */
export async function readSource(file: string): Promise<Source> {
  const extension = path.extname(file).toLowerCase();
  if (extension === ".docx") return { texts: [await readWord(readFileSync(file), file)], leftOut: [] };
  if (/^\.html?$/.test(extension))
    throw new Error(
      "it is a saved web page. Save the text as Word (.docx) in Google Docs, Pages or LibreOffice, or export it from WordPress (Tools → Export), or copy it into a Word document.",
    );
  if (!/^\.(?:xml|md|mdx|markdown)$/.test(extension))
    throw new Error(`its format is not supported. The command imports ${kinds}.`);
  const source = readText(file);
  if (typeof source !== "string") throw new Error(`it ${source.problem} ${source.fix}`);
  return extension === ".xml"
    ? readWordPress(source, file)
    : { texts: [readMarkdownFile(source, file)], leftOut: [] };
}
