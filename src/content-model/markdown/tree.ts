/** A node of an HTML tree (github.com/syntax-tree/hast), with the properties used here. */
export interface HtmlNode {
  type: string;
  tagName?: string;
  properties?: Properties;
  children?: HtmlNode[];
  value?: string;
  position?: { start: Point; end: Point } | undefined;
}

type Properties = Record<string, string | number | boolean | (string | number)[] | null | undefined>;

interface Point {
  line: number;
  offset?: number | undefined;
}

/**
 * Creates an element.
 * @param properties the properties by their hast names (className, srcSet)
 */
export function element(
  tagName: string,
  properties: Properties,
  children: readonly HtmlNode[] = [],
): HtmlNode {
  return { type: "element", tagName, properties, children: [...children] };
}

/** A text node. */
export function text(value: string): HtmlNode {
  return { type: "text", value };
}

/** The text content of a node and its descendants. */
export function wordsOf(node: HtmlNode): string {
  return node.type === "text" ? (node.value ?? "") : (node.children ?? []).map(wordsOf).join("");
}

/** All descendants of a node in document order, each with its ancestor elements, the nearest last. */
export function* nodesBelow(
  node: HtmlNode,
  around: readonly HtmlNode[] = [],
): Generator<{ node: HtmlNode; around: readonly HtmlNode[] }> {
  for (const child of node.children ?? []) {
    yield { node: child, around };
    yield* nodesBelow(child, [...around, child]);
  }
}

/** All descendant elements with one of the names. */
export function elementsBelow(node: HtmlNode, ...names: readonly string[]): HtmlNode[] {
  return Array.from(nodesBelow(node), (found) => found.node).filter(
    ({ tagName }) => tagName !== undefined && names.includes(tagName),
  );
}

/** A property as a string; undefined if it is missing. */
export function propertyOf({ properties }: HtmlNode, name: string): string | undefined {
  const value = properties?.[name];
  return value === undefined || value === null ? undefined : String(value);
}

/** Whether a node is whitespace only. */
export function isBlank(node: HtmlNode): boolean {
  return node.type === "text" ? !/[^\s\u00A0]/.test(node.value ?? "") : node.type === "comment";
}

/**
 * Replaces the descendants of a node, innermost first.
 * @param parent the root of the tree
 * @param replace returns the replacement of a node: one node, several, none, or undefined to keep it
 */
export function replaceNodes(
  parent: HtmlNode,
  replace: (node: HtmlNode, parent: HtmlNode) => HtmlNode | HtmlNode[] | undefined,
): void {
  if (parent.children === undefined) return;
  parent.children = parent.children.flatMap((child) => {
    replaceNodes(child, replace);
    return replace(child, parent) ?? child;
  });
}
