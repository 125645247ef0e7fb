import { DomUtils } from "htmlparser2";

type Node = Parameters<typeof DomUtils.getElementsByTagName>[1];

/** The elements with a name, at any depth. */
export function elementsNamed(holder: Node, name: string) {
  return DomUtils.getElementsByTagName(name, holder, true);
}

/** An item of an export or a feed. */
export type Item = ReturnType<typeof elementsNamed>[number];

/** The elements directly inside an item. Comments and authors have fields with the same names as the item. */
export function fieldsOf(item: Item): Item[] {
  return item.children.filter(DomUtils.isTag);
}

/** The text of an item’s first field with a name; empty if there is none. */
export function valueOf(item: Item, name: string): string {
  const found = fieldsOf(item).find((child) => child.name === name);
  return found === undefined ? "" : DomUtils.textContent(found).trim();
}
