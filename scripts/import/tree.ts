import type { Element, ElementContent, Root } from "hast";
import { phrasing } from "hast-util-phrasing";
import { toText } from "hast-util-to-text";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";

const parser = unified().use(rehypeParse, { fragment: true }).freeze();

/** Parses an HTML fragment. */
export function parseHtml(html: string): Root {
  return parser.parse(html);
}

/** All elements with the given names below a node, in document order. */
export function elementsIn(root: Root | Element, ...names: readonly string[]): Element[] {
  const found: Element[] = [];
  visit(root, "element", (node) => {
    if (node !== root && names.includes(node.tagName)) found.push(node);
  });
  return found;
}

/** A property as text; lists, such as class names, are joined with spaces. Empty if it is not set. */
export function propertyOf({ properties }: Element, name: string): string {
  const value = properties?.[name];
  return Array.isArray(value) ? value.join(" ") : String(value ?? "");
}

/** Whether an element has one of some class names. */
export function hasClass(node: Element, ...names: readonly string[]): boolean {
  const own = propertyOf(node, "className").split(" ");
  return names.some((name) => own.includes(name));
}

/** The words of a node in one line. */
export function wordsOf(node: Root | ElementContent): string {
  return toText(node).replace(/\s+/g, " ").trim();
}

/**
 * Replaces elements below a node, innermost first.
 * @param change returns what takes an element's place, or undefined to keep it
 */
export function replaceElements(
  root: Root | Element,
  change: (node: Element) => ElementContent[] | undefined,
): void {
  const children = root.children as ElementContent[];
  root.children = children.flatMap((child) => {
    if (child.type !== "element") return [child];
    replaceElements(child, change);
    return change(child) ?? [child];
  });
}

/** Whether a node belongs to a line of text. */
export function isInline(node: ElementContent): boolean {
  return (
    phrasing(node) || (node.type === "element" && ["font", "u", "strike", "big", "tt"].includes(node.tagName))
  );
}

/** Whether a node is nothing but white space or a comment. */
export function isBlank(node: ElementContent): boolean {
  return node.type === "comment" || (node.type === "text" && node.value.trim() === "");
}
