import { DomUtils } from "htmlparser2";

type Node = Parameters<typeof DomUtils.getElementsByTagName>[1];

/** The elements with a name, at any depth. */
export function elementsNamed(parent: Node, name: string) {
  return DomUtils.getElementsByTagName(name, parent, true);
}

/** An item of an export or a feed. */
export type Item = ReturnType<typeof elementsNamed>[number];

/**
 * The elements directly inside an item. Elements inside its comments and authors are left out, because some have the
 * same names as the item's own fields.
 */
export function fieldsOf(item: Item): Item[] {
  return item.children.filter(DomUtils.isTag);
}

/** The text of an item’s first field with a name, or an empty text if the item does not have the field. */
export function valueOf(item: Item, name: string): string {
  const field = fieldsOf(item).find((child) => child.name === name);
  return field === undefined ? "" : DomUtils.textContent(field).trim();
}

/** Describes an item that is left out. */
export function describeItem(kind: string, title: string): string {
  return title === "" ? `an entry of the type ${kind}` : `“${title}” (${kind})`;
}
