import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseText } from "../../content-model/markdown/parse-text";
import { readMdx } from "../../content-model/readers/mdx";
import { mdxFilesIn, readContentFile, readText, type Site } from "./content";

/** A stretch of text in one style. */
export type Run = { text: string; italic: boolean };

/** A block of a page: a paragraph, or a verse with the place that it stands at. */
export type Block = { kind: "paragraph" | "verse" | "reference"; runs: Run[] };

/** One page of the excerpt before it is set. */
export type ManuscriptPage = {
  name: string;
  folio: number;
  blocks: Block[];
  book: string;
  chapter: string;
  /** The chapter's part, on the page that opens it. */
  part?: string;
};

/** The part of a Markdown tree that is read here. */
type Node = { type: string; value?: string; children?: Node[] };

const folder = path.join("content", "excerpt");

/** The names of the excerpt's pages, in their order. */
export function excerptPages(): string[] {
  return mdxFilesIn(folder).map((file) => path.parse(file).name);
}

/**
 * Reads the excerpt's pages, sorted by name.
 * @param site where placeholders are looked up
 * @throws if a page cannot be read, or contains Markdown that a printed page does not support
 */
export async function readManuscript(site: Site): Promise<ManuscriptPage[]> {
  const outline = await readContentFile("book/outline.json");
  const chapter = readText(outline, "parts.0.chapters.0.title", site) ?? "";
  const part = readText(outline, "parts.0.label", site);
  const book = site.text("book.name") ?? "";
  const files = mdxFilesIn(folder);
  return Promise.all(
    files.map(async (file, index) => {
      const { body, findings } = readMdx(await readFile(path.join(folder, file), "utf8"));
      if (findings[0] !== undefined) throw new Error(`content/excerpt/${file} ${findings[0].problem}`);
      return {
        name: path.parse(file).name,
        folio: index + 1,
        blocks: readBlocks(parseText(body, site.facts).markdown, file),
        book,
        chapter,
        ...(index === 0 && part !== undefined && { part }),
      };
    }),
  );
}

/** Converts a Markdown tree to blocks: paragraphs, and quotations whose last line is their reference. */
function readBlocks(root: Node, file: string): Block[] {
  return (root.children ?? []).flatMap((node): Block[] => {
    if (node.type === "paragraph") return [{ kind: "paragraph", runs: readRuns(node, file) }];
    if (node.type !== "blockquote") throw unset(node, file);
    const lines = node.children ?? [];
    return lines.map((line, index) => ({
      kind: index > 0 && index === lines.length - 1 ? "reference" : "verse",
      runs: readRuns(line, file),
    }));
  });
}

function readRuns(node: Node, file: string, italic = false): Run[] {
  return (node.children ?? []).flatMap((child): Run[] => {
    if (child.type === "text") return [{ text: (child.value ?? "").replace(/\s+/g, " "), italic }];
    if (child.type === "emphasis") return readRuns(child, file, true);
    throw unset(child, file);
  });
}

function unset(node: Node, file: string): Error {
  return new Error(
    `content/excerpt/${file}: the picture of a printed page cannot show ${node.type}. Write paragraphs and quotations alone, with words in italics where needed.`,
  );
}
