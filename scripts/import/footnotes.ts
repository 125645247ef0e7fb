import type { Element, ElementContent, Root } from "hast";
import { h } from "hastscript";
import { visit } from "unist-util-visit";
import { decoded } from "./imported-text";
import { elementsIn, isBlank, isInline, propertyOf, replaceElements, wordsOf } from "./tree";

/**
 * Finds footnotes of any origin (Word, WordPress, Pandoc, kramdown, Hugo): a link to a later element that holds a link
 * back. Each link becomes a `footnote-ref` element, and its text a `footnote-def` at the end; both carry `dataNumber`,
 * counted from 1. Changes the tree.
 */
export function extractFootnotes(root: Root): void {
  const order: Element[] = [];
  const parents = new Map<Element, Element>();
  visit(root, "element", (node, _index, parent) => {
    order.push(node);
    if (parent?.type === "element") parents.set(node, parent);
  });
  const notes = new Map<Element, string>();
  const references = new Map<Element, string>();
  const places = new Set<string>();
  for (const link of elementsIn(root, "a")) {
    const fragment = fragmentOf(link);
    const target = order.slice(order.indexOf(link) + 1).find((node) => idsOf(node).includes(fragment));
    const note = target && blockOf(target, parents);
    // The mark around a link may be the place to go back to.
    const own = [parents.get(link), link, ...link.children].flatMap(idsOf);
    if (note === undefined || !elementsIn(note, "a").some((back) => own.includes(fragmentOf(back)))) continue;
    const number = notes.get(note) ?? String(notes.size + 1);
    notes.set(note, number);
    references.set(link, number);
    for (const id of own) places.add(id);
  }
  if (notes.size === 0) return;
  const definitions = Array.from(notes, ([note, dataNumber]) =>
    h("footnote-def", { dataNumber }, textOf(note, places)),
  );
  replaceElements(root, (node) => {
    const dataNumber = references.get(node);
    // The number keeps the spaces on both sides.
    if (dataNumber !== undefined) return [h("footnote-ref", { dataNumber }, dataNumber)];
    if (isRaisedReference(node)) return node.children;
    return notes.has(node) || isLeftOver(node) ? [] : undefined;
  });
  root.children.push(...definitions);
}

function idsOf(node: ElementContent | undefined): string[] {
  return node?.type === "element" ? [propertyOf(node, "id"), propertyOf(node, "name")].filter(Boolean) : [];
}

function fragmentOf(link: Element): string {
  return decoded(/^#(.+)$/.exec(propertyOf(link, "href"))?.[1] ?? "");
}

/** The element that holds a footnote's whole text. */
function blockOf(target: Element, parents: ReadonlyMap<Element, Element>): Element | undefined {
  const parent = parents.get(target);
  if (isInline(target)) return parent && blockOf(parent, parents);
  return target.tagName === "p" && parent?.tagName === "li" ? parent : target;
}

/** The text of a footnote, without the links back and the marks around them. */
function textOf(note: Element, places: ReadonlySet<string>): ElementContent[] {
  replaceElements(note, (node) => {
    const isBack = node.tagName === "a" && places.has(fragmentOf(node));
    const isEmpty = ["sup", "p"].includes(node.tagName) && wordsOf(node) === "";
    return isBack || (isEmpty && elementsIn(node, "img").length === 0) ? [] : undefined;
  });
  return note.children.every((child) => isBlank(child) || isInline(child))
    ? [h("p", note.children)]
    : note.children;
}

function isRaisedReference({ tagName, children }: Element): boolean {
  const isReference = (node: ElementContent) => node.type === "element" && node.tagName === "footnote-ref";
  return tagName === "sup" && children.every((child) => isBlank(child) || isReference(child));
}

/** Whether an element is the emptied container of footnotes: a list, or a section with its heading and rule. */
function isLeftOver(node: Element): boolean {
  if (["ol", "ul", "dl"].includes(node.tagName)) return node.children.every(isBlank);
  const marks = ["className", "role", "id", "dataFootnotes"].map(
    (name) => propertyOf(node, name) && `${name} ${propertyOf(node, name)}`,
  );
  const isOfNotes =
    ["section", "div"].includes(node.tagName) && /(?:foot|end)note|\b(?:ftn|edn)\d/i.test(marks.join(" "));
  const isFrame = (child: ElementContent) => child.type === "element" && /^h[1-6r]$/.test(child.tagName);
  return isOfNotes && node.children.every((child) => isBlank(child) || isFrame(child));
}
