import type { ElementContent, Root as Html } from "hast";
import type { Break, Paragraph, Root } from "mdast";
import { gfmTable } from "micromark-extension-gfm-table";
import rehypeRaw from "rehype-raw";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified, type Processor } from "unified";
import { visit } from "unist-util-visit";
import { fillKnown } from "../placeholders";
import { keepNumbers } from "./numbers";
import { cleanSource } from "./source";
import { attributeOf } from "./tree";

export interface ParsedText {
  /** The Markdown with its placeholders filled. It has the same lines as the body of the file. */
  readonly source: string;
  readonly markdown: Root;
  /** The HTML as written, which is not safe to publish. */
  readonly html: Html;
}

/** The labels of the footnotes, and the prefix that makes their ids unique on the page. */
export interface FootnoteTexts {
  readonly notes: string;
  readonly backToText: string;
  readonly idPrefix: string;
}

/**
 * Parses a text for the build and the check. The dialect is CommonMark with GitHub's tables and footnotes. An indented
 * paragraph is a poem. A single tilde is literal, as in "1~3 and 5~7".
 */
export function parseText(
  body: string,
  facts: object = {},
  texts: FootnoteTexts = { notes: "", backToText: "", idPrefix: "" },
): ParsedText {
  const source = fillKnown(cleanSource(body), facts);
  const markdown = markdownParser.runSync(markdownParser.parse(source), source);
  const toHtml = unified()
    .use(remarkRehype, {
      allowDangerousHtml: true,
      clobberPrefix: texts.idPrefix,
      footnoteLabel: texts.notes,
      footnoteLabelProperties: {},
      footnoteBackLabel: texts.backToText,
    })
    .use(rehypeRaw)
    .use(() => (tree: Html) => nameFootnotes(tree, texts.idPrefix));
  return { source, markdown, html: toHtml.runSync(structuredClone(markdown), source) };
}

/** Parses the Markdown of texts, without the HTML in it. */
const markdownParser = unified()
  .use(remarkParse)
  .use(disableIndentedCode)
  .use(remarkGfm, { singleTilde: false })
  .use(addFastTables)
  .use(() => keepLines)
  .freeze();

function disableIndentedCode(this: Processor): void {
  extendParser(this, { disable: { null: ["codeIndented"] } });
}

// remark-gfm 3's own extension is slow for large tables (quadratic). This later extension takes precedence.
function addFastTables(this: Processor): void {
  extendParser(this, gfmTable());
}

function extendParser(processor: Processor, extension: object): void {
  const extensions = processor.data("micromarkExtensions") as readonly object[] | undefined;
  processor.data("micromarkExtensions", [...(extensions ?? []), extension]);
}

/** Keeps the lines and inner indents of poems, and numbers that do not belong to a list. */
function keepLines(tree: Root, file: { toString: () => string }): void {
  const source = String(file);
  const lines = source.split("\n");
  keepNumbers(tree, source);
  for (const node of tree.children) if (node.type === "paragraph") keepPoem(node, lines);
  // remark-rehype would remove the non-breaking spaces behind a break.
  visit(tree, "break", (node: Break) => void Object.assign(node, { type: "html", value: "<br>\n" }));
}

// In a poem each line is indented. In a book's paragraph, only the first line may be. A tab counts as four spaces.
function keepPoem(paragraph: Paragraph, lines: readonly string[]): void {
  const { start, end } = paragraph.position ?? {};
  if (start === undefined || end === undefined) return;
  const poemLines = lines.slice(start.line - 1, end.line);
  if (!poemLines.every((line) => /^(?: {4}|\t)/.test(line))) return;
  const indents = poemLines.map((line) => /^[ \t]*/.exec(line.replaceAll("\t", "    "))?.[0].length ?? 0);
  const minIndent = Math.min(...indents);
  const indentOf = (line: number): string =>
    "\u00A0".repeat((indents[line - start.line] ?? minIndent) - minIndent);
  visit(paragraph, "text", (node, index, parent) => {
    const { line = 1, column = 1 } = node.position?.start ?? {};
    const isFirstOfLine = /^[\s*_]*$/.test(lines[line - 1]?.slice(0, column - 1) ?? "");
    const parts = node.value.split("\n").flatMap((value, part): Paragraph["children"] => {
      const indent = part > 0 || isFirstOfLine ? indentOf(line + part) : "";
      return [...(part > 0 ? [{ type: "break" } as const] : []), { type: "text", value: indent + value }];
    });
    parent?.children.splice(index ?? 0, 1, ...parts);
    return (index ?? 0) + parts.length;
  });
}

// A page may contain several texts, and a note with two references has two links back.
function nameFootnotes(tree: Html, idPrefix: string): void {
  visit(tree, "element", (node) => {
    const { properties = {} } = node;
    if (properties["id"] === "footnote-label") properties["id"] = `${idPrefix}footnote-label`;
    if (properties["ariaDescribedBy"] !== undefined)
      properties["ariaDescribedBy"] = [`${idPrefix}footnote-label`];
    if (properties["dataFootnoteBackref"] === undefined) return;
    const number = /-fnref-.*-(\d+)$/.exec(`-${String(properties["href"])}`)?.[1];
    if (node.children.length > 1)
      properties["ariaLabel"] = `${attributeOf(node, "ariaLabel") ?? ""} (${number ?? ""})`;
    node.children = [arrow];
  });
}

// Phones draw remark-rehype's arrow as an emoji.
const arrow: ElementContent = { type: "text", value: "↑" };
