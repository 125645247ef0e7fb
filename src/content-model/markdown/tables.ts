import { element, propertyOf, replaceNodes, type HtmlNode } from "./tree";

/**
 * Wraps each table in a focusable scroll container and replaces alignment attributes with classes.
 * @param label the container's accessible name; from the second table on, its number is appended
 */
export function wrapTables(tree: HtmlNode, label: string): void {
  let count = 0;
  replaceNodes(tree, (node) => {
    const align = propertyOf(node, "align");
    const { align: _, ...properties } = node.properties ?? {};
    if (align !== undefined) node.properties = { ...properties, className: [align] };
    if (node.tagName !== "table") return undefined;
    count += 1;
    const ariaLabel = count === 1 ? label : `${label} (${String(count)})`;
    return element("section", { className: ["table"], tabIndex: 0, ariaLabel }, [node]);
  });
}
