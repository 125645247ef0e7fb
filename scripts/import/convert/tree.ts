import rehypeParse from "rehype-parse";
import { unified } from "unified";

/** An HTML tree node (https://github.com/syntax-tree/hast), reduced to what conversions need. */
export interface HtmlNode {
  type: string;
  tagName?: string;
  properties?: Record<string, unknown> | undefined;
  children?: HtmlNode[] | undefined;
  value?: string;
}

const parser = unified().use(rehypeParse, { fragment: true }).freeze();
const documentParser = unified().use(rehypeParse).freeze();

/**
 * Parses an HTML fragment.
 * @param html the fragment
 * @returns a root that contains it
 */
export function parseFragment(html: string): HtmlNode {
  return parser.parse(html);
}

/**
 * Parses a whole HTML page.
 * @param html the page
 * @returns a root that contains its html element
 */
export function parseDocument(html: string): HtmlNode {
  return documentParser.parse(html);
}

/** Makes an element. */
export function element(
  tagName: string,
  properties: Record<string, unknown> = {},
  children: HtmlNode[] = [],
): HtmlNode {
  return { type: "element", tagName, properties, children };
}

/** Makes a text. */
export function text(value: string): HtmlNode {
  return { type: "text", value };
}

/** The node and all its descendants, in document order. */
export function* nodesIn(node: HtmlNode): Generator<HtmlNode> {
  yield node;
  for (const child of node.children ?? []) yield* nodesIn(child);
}

/** The first match among a node and its descendants, in document order. */
export function findNode(node: HtmlNode, isWanted: (one: HtmlNode) => boolean): HtmlNode | undefined {
  for (const one of nodesIn(node)) if (isWanted(one)) return one;
  return undefined;
}

/** All elements with the given names among a node and its descendants. */
export function elementsIn(node: HtmlNode, ...names: readonly string[]): HtmlNode[] {
  return Array.from(nodesIn(node)).filter(({ tagName }) => tagName !== undefined && names.includes(tagName));
}

/** A property as a string: list values, such as class names, are joined with spaces. Empty if it is not set. */
export function propertyOf({ properties }: HtmlNode, name: string): string {
  const value = properties?.[name];
  if (Array.isArray(value)) return value.map(String).join(" ");
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** Whether an element has one of some class names. */
export function hasClass(node: HtmlNode, ...names: readonly string[]): boolean {
  const own = propertyOf(node, "className").split(" ");
  return names.some((name) => own.includes(name));
}

/** The text content of a node, with white space collapsed. */
export function wordsOf(node: HtmlNode): string {
  return rawWordsOf(node).replace(/\s+/g, " ").trim();
}

function rawWordsOf({ type, tagName, value, children = [] }: HtmlNode): string {
  if (type === "text") return value ?? "";
  return tagName === "br" ? " " : children.map(rawWordsOf).join("");
}

/**
 * Replaces descendants of a node, innermost first.
 * @param change returns the replacements of a node, or undefined to keep it
 */
export function replaceNodes(
  node: HtmlNode,
  change: (one: HtmlNode) => HtmlNode | readonly HtmlNode[] | undefined,
): void {
  if (node.children === undefined) return;
  for (const child of node.children) replaceNodes(child, change);
  node.children = node.children.flatMap((child) => change(child) ?? child);
}

const inlineNames =
  "a abbr acronym audio b bdi bdo big br button cite code data del dfn em font footnote-inline footnote-ref i iframe img input ins kbd label mark noscript object output q rp rt ruby s samp small span strike strong sub sup svg time tt u var video wbr".split(
    " ",
  );

/** Whether a node is inline: text, or an element such as em. */
export function isInline({ type, tagName }: HtmlNode): boolean {
  return type === "text" || (tagName !== undefined && inlineNames.includes(tagName));
}

/** Whether a node is nothing but white space. */
export function isBlank({ type, value }: HtmlNode): boolean {
  return type === "comment" || (type === "text" && (value ?? "").trim() === "");
}
