import type { Element, ElementContent, Root } from "hast";

/** An attribute as a string; undefined if it is missing. */
export function attributeOf({ properties }: Element, name: string): string | undefined {
  const value = properties?.[name];
  return value === undefined || value === null ? undefined : String(value);
}

/** Whether a node is whitespace only. */
export function isBlank(node: ElementContent): boolean {
  return node.type === "text" ? node.value.trim() === "" : node.type === "comment";
}

/** Whether a node is an element with one of the names. */
export function isElement(node: ElementContent | undefined, ...names: readonly string[]): node is Element {
  return node?.type === "element" && names.includes(node.tagName);
}

/**
 * Replaces the elements below a node, innermost first.
 * @param change returns the replacement of an element; undefined keeps it
 */
export function replaceElements(
  parent: Element | Root,
  change: (element: Element) => ElementContent | ElementContent[] | undefined,
): void {
  const children = (parent.children as ElementContent[]).flatMap((child) => {
    if (child.type !== "element") return child;
    replaceElements(child, change);
    return change(child) ?? child;
  });
  parent.children = children;
}
