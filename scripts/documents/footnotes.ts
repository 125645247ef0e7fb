import type { Element, Root } from "hast";
import { h } from "hastscript";
import { elementsIn, propertyOf, replaceElements, plainTextOf } from "./tree";

/**
 * Finds the footnotes of Word and WordPress: links to list items that contain a link back. Each link becomes a `sup`,
 * and each item a `section` at the end. Both have `dataFootnote`, the number of the footnote from 1.
 */
export function extractFootnotes(root: Root): void {
  const links = elementsIn(root, "a");
  const linksTo = (id: string) => links.filter((link) => id !== "" && propertyOf(link, "href") === `#${id}`);
  const notes = elementsIn(root, "li").flatMap((item) => {
    const references = linksTo(propertyOf(item, "id"));
    const linksToReferences = references.flatMap((link) => linksTo(propertyOf(link, "id")));
    const backLinks = elementsIn(item, "a").filter((link) => linksToReferences.includes(link));
    return backLinks.length > 0 ? [{ item, references, backLinks }] : [];
  });
  const numberOf = (link: Element | undefined) =>
    notes.findIndex(({ references }) => link !== undefined && references.includes(link)) + 1;
  replaceElements(root, (node) => {
    if (notes.some(({ backLinks }) => backLinks.includes(node))) return [];
    const [anchor] = elementsIn(node, "a");
    if (node.tagName === "sup" && numberOf(anchor) > 0 && anchor && plainTextOf(node) === plainTextOf(anchor))
      return [anchor];
    return numberOf(node) > 0 ? [h("sup", { dataFootnote: numberOf(node) }, node.children)] : undefined;
  });
  const items = notes.map(({ item }) => item);
  replaceElements(root, (node) => {
    const isNoteList = node.tagName === "ol" && elementsIn(node, "li").every((item) => items.includes(item));
    return items.includes(node) || isNoteList ? [] : undefined;
  });
  root.children.push(
    ...items.map(({ children }, index) => h("section", { dataFootnote: index + 1 }, children)),
  );
}
