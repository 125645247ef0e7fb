import type { Element, ElementContent, Root } from "hast";
import { toString } from "hast-util-to-string";
import { h } from "hastscript";
import { visit } from "unist-util-visit";
import { isBlank, isElement } from "./tree";

/**
 * Whether a line looks like the source of a quotation: a name or a title behind a dash, or a book of the Bible with
 * chapter and verse in any language, with a translation or without, in brackets or not.
 * @param words the text of one line
 */
export function isReference(words: string): boolean {
  const line = words.trim();
  return line.length <= 100 && (behindDash.test(line) || chapterAndVerse.test(line));
}

const dash = /^(?:[—–―]|--?)[\s\u00A0]*/;

// Dialogue is excluded: it ends in a question mark or continues after a full stop.
const behindDash = /^(?:[—–―]|--?)[\s\u00A0]*(?![^]*[?!]$)(?![^]*\p{Ll}{2}\. \p{Lu})[\p{L}\p{N}“"‘'(*[]/u;

const chapterAndVerse =
  /^[([]?(?:[1-4I]{1,3}\.?\s*)?\p{Lu}\p{L}*\.?(?:\s\p{L}+){0,3}\s(?:\d{1,3}[:.,]\s?\d|(?<=Psalms?\s)\d)[\d\s:.,;ab–—-]*(?:[([]?\p{Lu}[\p{L}\d\s-]{0,30})?[)\]]*\.?$/u;

/** Marks up the source of each quotation as `<footer>`: its last paragraph, or the last line of that. */
export function setReferences(tree: Root): void {
  visit(tree, { tagName: "blockquote" }, (quotation: Element) => {
    const paragraphs = quotation.children.filter((child) => !isBlank(child));
    const last = paragraphs.at(-1);
    if (!isElement(last, "p")) return;
    const [words, line] = splitAtLastLine(last.children);
    const isAlone = paragraphs.length === 1 && words.length === 0;
    if (isAlone || !isReference(line.map((node) => toString(node)).join(""))) return;
    if (words.length > 0) last.children = words;
    else quotation.children = quotation.children.filter((child) => child !== last);
    quotation.children.push(h("footer", withDash(line)));
  });
}

// The line break itself is dropped.
function splitAtLastLine(
  nodes: readonly ElementContent[],
): [before: ElementContent[], last: ElementContent[]] {
  const index = nodes.map((node) => node.type === "text" && node.value.includes("\n")).lastIndexOf(true);
  const cut = nodes[index];
  if (cut?.type !== "text") return [[], [...nodes]];
  const end = cut.value.lastIndexOf("\n");
  const above = { ...cut, value: cut.value.slice(0, end).trimEnd() };
  const before = [...nodes.slice(0, index), ...(above.value === "" ? [] : [above])];
  if (isElement(before.at(-1), "br")) before.pop();
  return [before, [{ ...cut, value: cut.value.slice(end + 1) }, ...nodes.slice(index + 1)]];
}

// Two hyphens are a common substitute for a dash.
function withDash([first, ...others]: readonly ElementContent[]): ElementContent[] {
  if (first?.type !== "text") return first === undefined ? [] : [first, ...others];
  return [{ ...first, value: first.value.trimStart().replace(dash, "— ") }, ...others];
}
