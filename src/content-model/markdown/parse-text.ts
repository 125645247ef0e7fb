import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { fillKnown } from "../placeholders";
import { rehypePlugins, remarkPlugins, remarkRehypeOptions } from "./dialect";
import { normalizeSource } from "./normalize";
import type { HtmlNode } from "./tree";

/** A parsed text, as the build parses it. */
export interface ParsedText {
  /** The text as written. */
  readonly written: string;
  /** The Markdown with its placeholders filled; line numbers are as in the body of the file. */
  readonly source: string;
  readonly markdown: MarkdownRoot;
  /** The unsanitised HTML. */
  readonly html: HtmlNode;
}

type MarkdownRoot = ReturnType<typeof parser.parse>;

const parser = unified().use(remarkParse).use(remarkPlugins).freeze();
const toHtml = unified()
  .use(remarkRehype, remarkRehypeOptions({ notes: "", backToText: "", idPrefix: "" }))
  .use(rehypePlugins)
  .freeze();

/**
 * Parses a text for the check.
 * @param body the text below a file's fields
 * @param facts the facts for its placeholders, if they can be read
 */
export function parseText(body: string, facts: object | undefined): ParsedText {
  const source = fillKnown(normalizeSource(body), facts ?? {});
  const markdown = parser.runSync(parser.parse(source), source);
  return { written: body, source, markdown, html: toHtml.runSync(structuredClone(markdown), source) };
}
