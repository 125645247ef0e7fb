import { readFileSync } from "node:fs";
import path from "node:path";
import { kinds } from "./find-sources";
import { readMarkdownFile } from "./markdown-file";
import { readWord } from "./word";
import { readWordPress, type WordPressExport } from "./wordpress";

/**
 * Reads a file of any kind that can be imported.
 * @throws Error with a message for the editor if it is of another kind, or cannot be read
 */
export async function readSource(file: string): Promise<WordPressExport> {
  const bytes = readFileSync(file);
  const extension = path.extname(file).toLowerCase();
  if (extension === ".docx") return { texts: [await readWord(bytes, file)], leftOut: [] };
  const text = decodeText(bytes);
  if (extension === ".xml") return readWordPress(text, file);
  const isHtml = /^\.html?$/.test(extension);
  // Jekyll's posts may be HTML below their fields.
  if (isHtml && !text.startsWith("---"))
    throw new Error(
      "it is a saved page. In Google Docs, Pages or LibreOffice, save the text as Word (.docx); of WordPress, take Tools → Export; or copy the text into a Word document.",
    );
  if (!isHtml && !/^\.(?:md|mdx|markdown)$/.test(extension))
    throw new Error(`it is of no kind that can be imported: ${kinds}.`);
  // The name of a post may be that of its folder.
  return { texts: [{ ...readMarkdownFile(text, path.resolve(file)), source: file }], leftOut: [] };
}

/** UTF-8, or windows-1252 where a text is none. */
function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
