import type { Element, Root } from "hast";
import { toString } from "hast-util-to-string";
import { visit } from "unist-util-visit";
import { isElement } from "./tree";

/** A quotation of a text, such as a Bible verse, with its source. */
export interface TextVerse {
  readonly text: string;
  readonly reference: string;
}

/** The maximum length of a quotation beside a text. */
const maxVerseCharacters = 240;

/**
 * Finds the first quotation of a rendered text that has a source and is short enough to be shown beside the text.
 * @returns null if there is no such quotation
 */
export function findVerse(tree: Root): TextVerse | null {
  const verses: TextVerse[] = [];
  visit(tree, "element", (node: Element) => {
    const source = node.children.find((child) => isElement(child, "footer", "figcaption"));
    if (!["blockquote", "figure"].includes(node.tagName) || source === undefined) return;
    const quotation = node.tagName === "figure" ? quotationIn(node) : node;
    if (quotation === undefined) return;
    const text = quotation.children
      .filter((child) => child !== source)
      .map(textOf)
      .join(" ")
      .replace(/\s+/g, " ")
      .trim();
    if (text !== "" && text.length <= maxVerseCharacters)
      verses.push({ text, reference: textOf(source).trim() });
  });
  return verses[0] ?? null;
}

function quotationIn(figure: Element): Element | undefined {
  return figure.children.find((child): child is Element => isElement(child, "blockquote"));
}

/** The text of a node without the numbers of footnotes. */
function textOf(node: Element["children"][number]): string {
  if (node.type !== "element") return toString(node);
  return node.tagName === "sup" ? "" : node.children.map(textOf).join("");
}
