import { readFileSync } from "node:fs";
import path from "node:path";
import { decodeText } from "./convert/decode-text";
import { readHtmlPage } from "./convert/html-page";
import type { ImportedText } from "./convert/imported-text";
import { readMarkdownFile } from "./convert/markdown-file";
import { readWord } from "./convert/word";
import { isWordPressExport, readWordPressExport } from "./convert/wordpress-export";

/** The contents of a file: its texts, and descriptions of what else it contains. */
export interface ReadSource {
  readonly texts: readonly ImportedText[];
  readonly leftOut: readonly string[];
}

/**
 * Reads a file of any supported kind.
 * @throws if its content does not match its extension
 */
export async function readSource(file: string): Promise<ReadSource> {
  const bytes = readFileSync(file);
  const extension = path.extname(file).toLowerCase();
  if (extension === ".docx") return { texts: [await readWord(bytes, file)], leftOut: [] };
  const text = decodeText(bytes);
  // Jekyll's posts may be HTML below their fields.
  if (/^\.(?:md|mdx|markdown)$/.test(extension) || /^---\s*\n/.test(text))
    return { texts: [readMarkdownFile(text, path.resolve(file))].map(named(file)), leftOut: [] };
  if (isWordPressExport(text)) return readWordPressExport(text, file);
  if (extension === ".xml")
    throw new Error(
      "is no export of WordPress. In WordPress, choose Tools → Export → Posts, and take that file.",
    );
  return { texts: [readHtmlPage(text, file)], leftOut: [] };
}

// The reader gets an absolute path, which includes the folder's name; messages show the path that was given.
function named(source: string) {
  return (text: ImportedText): ImportedText => ({ ...text, source });
}
