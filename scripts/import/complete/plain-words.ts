import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { parseFragment, wordsOf } from "../convert/tree";

/**
 * Removes tags and Markdown for use in a plain field.
 * @param written a title or a description from the source
 * @returns plain text
 */
export function plainWords(written: string): string {
  return wordsOf(parseFragment(written))
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/(?:https?:\/\/|www\.)\S+/g, "")
    .replace(/[*`]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|[<>{}\p{Cc}\p{Cf}\p{Co}]/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}

/**
 * Extracts the plain text of blocks, without pictures and footnotes.
 * @param body Markdown
 * @param which the blocks; a subtitle, a signature or a line set like a heading is no sentence
 */
export function blockWords(body: string, which: "sentences" | "paragraphs" | "all"): string {
  return parser
    .parse(body)
    .children.filter(({ type }) => (which === "all" ? type !== "footnoteDefinition" : type === "paragraph"))
    .map((block) => plainWords(textOf(block)))
    .filter((words) => (which === "sentences" ? /[.!?…:;,—–]["”’»)]*$/u.test(words) : words !== ""))
    .join(" ");
}

/**
 * Counts the words of a text.
 * @param body Markdown
 */
export function countWords(body: string): number {
  return textOf(parser.parse(body)).match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
}

/**
 * Shortens a text to whole sentences if they are long enough, otherwise to whole words with an ellipsis.
 * @param least the minimum length of whole sentences, in characters
 * @param most the maximum length, in characters
 */
export function shortened(words: string, least: number, most: number): string {
  if (words.length <= most) return words;
  const within = words.slice(0, most);
  const sentences = /^.*[.!?…]["”’)]*(?=\s)/su.exec(`${within} `)?.[0] ?? "";
  if (sentences.length >= least && words.startsWith(sentences) && /\s/.test(words.charAt(sentences.length)))
    return sentences;
  const head = words.slice(0, most - 1);
  const isWhole = /\s/.test(words.charAt(most - 1));
  const cut = (isWhole ? head : head.replace(/\s+\S*$/, "")).replace(/[\s,;:.–—-]+$/u, "");
  return `${cut}…`;
}

const parser = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).freeze();

interface MarkdownNode {
  type: string;
  value?: string;
  children?: MarkdownNode[];
}

function textOf(node: unknown): string {
  const { type, value, children } = node as MarkdownNode;
  if (type === "html" || type === "footnoteReference") return "";
  if (type === "break") return " ";
  return value ?? (children ?? []).map(textOf).join(isBlock(type) ? " " : "");
}

function isBlock(type: string): boolean {
  return ["root", "blockquote", "list", "listItem", "table", "tableRow"].includes(type);
}
