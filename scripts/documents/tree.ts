import type { Element, ElementContent, Root } from "hast";
import { toString } from "hast-util-to-string";
import rehypeRaw from "rehype-raw";
import { unified } from "unified";
import { visit } from "unist-util-visit";

const parser = unified().use(rehypeRaw).freeze();

/** Parses an HTML fragment. */
export function parseHtml(html: string): Root {
  return parser.runSync({ type: "root", children: [{ type: "raw", value: html }] });
}

/** The elements with the given names below a node, in document order. */
export function elementsIn(root: Root | Element, ...names: readonly string[]): Element[] {
  const elements: Element[] = [];
  visit(root, "element", (node) => {
    if (node !== root && names.includes(node.tagName)) elements.push(node);
  });
  return elements;
}

/** A property as text, or "" if the property is not set. Lists, such as class names, are joined with spaces. */
export function propertyOf({ properties }: Element, name: string): string {
  const value = properties?.[name];
  return Array.isArray(value) ? value.join(" ") : String(value ?? "");
}

/** The text of a node in one line. */
export function plainTextOf(node: Root | ElementContent): string {
  return toString(node).replace(/\s+/g, " ").trim();
}

/**
 * Replaces elements below a node, outermost first.
 * @param replace returns the replacement of an element, or undefined to keep the element
 */
export function replaceElements(root: Root, replace: (node: Element) => ElementContent[] | undefined): void {
  visit(root, "element", (node, index, parent) => {
    const replacement = index === null ? undefined : replace(node);
    if (index === null || replacement === undefined) return undefined;
    parent?.children.splice(index, 1, ...replacement);
    return index;
  });
}
