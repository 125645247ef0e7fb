import type { Element, ElementContent, Root } from "hast";
import { h } from "hastscript";
import { elementsIn, isBlank, isInline, propertyOf, replaceElements } from "./tree";

/** Fits tables to Markdown, where a cell is one line and the first row is the heading. Changes the tree. */
export function fitTables(root: Root, leftOut: string[]): void {
  for (const table of elementsIn(root, "table")) {
    const cells = elementsIn(table, "td", "th");
    if (cells.some((cell) => ["colSpan", "rowSpan"].some((name) => Number(propertyOf(cell, name) || 1) > 1)))
      leftOut.push("that cells of a table were merged");
    if (elementsIn(table, "table").length > 0) leftOut.push("that a table stood inside another");
    for (const cell of cells)
      if (!cell.children.every((child) => isInline(child) || isBlank(child)))
        cell.children = linesIn(cell).flatMap((line, index) => (index === 0 ? line : [h("br"), ...line]));
    const [heading] = elementsIn(table, "tr");
    if (elementsIn(table, "th").length > 0 || heading === undefined) continue;
    for (const cell of elementsIn(heading, "td")) cell.tagName = "th";
  }
  replaceElements(root, (node) => {
    const [caption] = node.tagName === "table" ? elementsIn(node, "caption") : [];
    if (caption === undefined) return undefined;
    node.children = node.children.filter((child) => child !== caption);
    return [node, h("p", h("em", caption.children))];
  });
}

function linesIn({ children }: Element): ElementContent[][] {
  const lines: ElementContent[][] = [[]];
  for (const child of children) {
    if (child.type !== "element" || isInline(child)) lines.at(-1)?.push(child);
    else lines.push(...linesIn(child).map((line, index) => asItem(child, line, index)), []);
  }
  return lines.filter((line) => !line.every(isBlank));
}

function asItem({ tagName }: Element, line: ElementContent[], index: number): ElementContent[] {
  return tagName === "li" && index === 0 ? [{ type: "text", value: "• " }, ...line] : line;
}
