import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { readText } from "../../src/content-model/read";
import { readFeed } from "./feed";
import { readMarkdownFile } from "./markdown-file";
import { readWord } from "../documents/word";
import { readWordPress, type Source } from "./wordpress";

/** A file to import. */
export interface SourceFile {
  /** Its path, relative to the working directory. */
  readonly path: string;
  /** The given folder, or the folder of the given file. Pictures may be anywhere in it. */
  readonly root: string;
}

const supportedFormats =
  "Word (.docx), WordPress exports and feeds (.xml), Blogger exports (.atom) and Markdown (.md, .mdx)";

/**
 * Finds the files to import among files and folders, sorted by name.
 * @throws Error with a message for the editor if a path does not exist, or a folder does not contain a supported file
 */
export function findSources(paths: readonly string[]): SourceFile[] {
  return paths.flatMap((entry) => {
    if (!existsSync(entry))
      throw new Error(
        `There is no file or folder "${entry}". Correct the path. A path with spaces needs quotation marks.`,
      );
    if (!statSync(entry).isDirectory()) return [{ path: entry, root: path.dirname(entry) }];
    const allFiles = readdirSync(entry, { recursive: true, encoding: "utf8" }).filter(isImportable).sort();
    // The folder of a Jekyll site also contains pages, which are not teachings.
    const sites = allFiles.flatMap((file) => /^(?:.*[\\/])?(?=_(?:posts|drafts)[\\/])/.exec(file) ?? []);
    const pages = allFiles.filter(
      (file) => sites.some((site) => file.startsWith(site)) && !/(?:^|[\\/])_[^\\/]*[\\/]/.test(file),
    );
    if (pages.length > 0)
      console.log(
        `Not imported from ${entry}, because Jekyll uses these files as pages: ${pages.join(", ")}. To import a page, give the path of its file.`,
      );
    const files = allFiles.filter((file) => !pages.includes(file));
    if (files.length === 0)
      throw new Error(`${entry} does not contain files to import. The command imports ${supportedFormats}.`);
    return files.map((file) => ({ path: path.join(entry, file), root: entry }));
  });
}

/** Folders that contain a site's programs and pages instead of texts, and hidden files. */
const excludedFolder =
  /^[.~]|^(?:node_modules|public|themes|layouts|wp-(?:content|includes|admin)|_(?:site|includes|layouts))$/;

function isImportable(file: string): boolean {
  const isExcluded = file.split(path.sep).some((part) => excludedFolder.test(part));
  return (
    /\.(?:docx|xml|rss|atom|md|mdx|markdown|html?)$/i.test(file) &&
    !isExcluded &&
    !/\bREADME\.[^.]+$/i.test(file)
  );
}

/**
 * Reads a file of any supported format.
 * @throws Error with a message for the editor if the format is not supported or the file cannot be read
 */
export async function readSource(file: string): Promise<Source> {
  const extension = path.extname(file).toLowerCase();
  if (extension === ".docx") return { texts: [await readWord(readFileSync(file), file)], leftOut: [] };
  const [, , reason] =
    refusals.find(([name, content]) => name.test(file) && content.test(readFileSync(file, "latin1"))) ?? [];
  if (reason !== undefined) throw new Error(reason);
  if (!/^\.(?:xml|rss|atom|md|mdx|markdown)$/.test(extension))
    throw new Error(
      `its format is not supported. The command imports ${supportedFormats}. If Word or LibreOffice can open the file, save it as .docx there.`,
    );
  const source = readText(file);
  if (typeof source !== "string") throw new Error(`it ${source.problem} ${source.fix}`);
  if (/^\.md|^\.markdown/.test(extension)) return { texts: [readMarkdownFile(source, file)], leftOut: [] };
  const isWordPress = /<rss\b[^>]*xmlns:wp=/.test(source.slice(0, 5_000));
  return isWordPress ? readWordPress(source, file) : readFeed(source, file);
}

const feedHint = "Save the feed (RSS) of your podcast or blog as an .xml file, and import that file.";

const suggestWordPress = (platform: string) =>
  `it belongs to an export of ${platform}. On WordPress.com, import the export (Tools → Import → ${platform}), then choose Tools → Export. Run this command with the new export.`;

/** The files that the command does not read, by name and content, with the problem and the fix. */
const refusals: readonly (readonly [name: RegExp, content: RegExp, reason: string])[] = [
  [/\.zip$/i, /^/, "it is an archive. Unpack the archive, and import the unpacked folder."],
  [/\.html?$/i, /class="p-canonical"|Exported from <a href="https:\/\/medium/, suggestWordPress("Medium")],
  [/(?:^|[\\/])\d{6,}\.[^.\\/]+\.html$/, /^/, suggestWordPress("Substack")],
  [/\.csv$/i, /^post_id,post_date,/, suggestWordPress("Substack")],
  [/\.csv$/i, /^/, `it is a table, which the command does not read. ${feedHint}`],
  [
    /\.json$/i,
    /"posts"\s*:\s*\[/,
    "it is an export of Ghost. Save https://YOUR-SITE/rss/ as an .xml file, and import that file. Copy texts that the feed does not contain into Word documents.",
  ],
  [/\.json$/i, /^/, `it is a JSON file, which the command does not read. ${feedHint}`],
  [
    /\.html?$/i,
    /^/,
    "it is a saved web page. Import the original text instead. From Google Docs, Pages or LibreOffice, save the text as Word (.docx). From WordPress, import the file of Tools → Export → All content. Otherwise, copy the text into a Word document.",
  ],
];
