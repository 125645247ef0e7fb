import { decoded } from "./decoded";
import {
  element,
  elementsIn,
  hasClass,
  isBlank,
  isInline,
  nodesIn,
  propertyOf,
  replaceNodes,
  text,
  wordsOf,
  type HtmlNode,
} from "./tree";

/**
 * Finds footnotes of any origin (Word, WordPress, Pandoc, kramdown, Hugo): a link to a later element that contains a
 * link back. Each becomes a `footnote-ref`, and its text a `footnote-def` at the end of the root; both carry
 * `dataNumber`, counted from 1. A `footnote-inline` is a footnote at the place of its reference.
 */
export function extractFootnotes(root: HtmlNode): void {
  const notes = pairsIn(root);
  const definitions: HtmlNode[] = [];
  const numbers = new Map<HtmlNode, string>();
  const replacements = new Map<HtmlNode, HtmlNode>();
  const numberOf = (children: HtmlNode[]): string => {
    const dataNumber = String(definitions.length + 1);
    definitions.push(element("footnote-def", { dataNumber }, children));
    return dataNumber;
  };
  for (const node of nodesIn(root)) {
    if (node.tagName === "footnote-inline") {
      const dataNumber = numberOf([element("p", {}, node.children)]);
      replacements.set(node, reference(dataNumber));
      continue;
    }
    const note = notes.get(node);
    if (note === undefined) continue;
    const dataNumber = numbers.get(note) ?? numberOf([]);
    numbers.set(note, dataNumber);
    replacements.set(node, reference(dataNumber));
  }
  if (definitions.length === 0) return;
  for (const [note, number] of numbers) {
    const definition = definitions[Number(number) - 1];
    if (definition) definition.children = textOf(note, root);
  }
  replaceNodes(root, (node) => {
    if (numbers.has(node)) return [];
    return replacements.get(node);
  });
  replaceNodes(root, (node) => {
    if (
      node.tagName === "sup" &&
      (node.children ?? []).every((child) => isBlank(child) || isReference(child))
    )
      return node.children ?? [];
    return isLeftOver(node) ? [] : undefined;
  });
  root.children = [...(root.children ?? []), ...definitions];
}

// The number in it keeps the spaces on both sides.
function reference(dataNumber: string): HtmlNode {
  return element("footnote-ref", { dataNumber }, [text(dataNumber)]);
}

/** Each link to a footnote, with the element that contains the footnote's text. */
function pairsIn(root: HtmlNode): Map<HtmlNode, HtmlNode> {
  const order = new Map(Array.from(nodesIn(root), (node, index): [HtmlNode, number] => [node, index]));
  const parents = new Map(
    Array.from(order.keys()).flatMap((node) => (node.children ?? []).map((child) => [child, node] as const)),
  );
  const byId = new Map<string, HtmlNode>();
  for (const node of order.keys())
    for (const id of [propertyOf(node, "id"), propertyOf(node, "name")])
      if (id !== "" && !byId.has(id)) byId.set(id, node);
  const placeOf = (node: HtmlNode | undefined): number => (node && order.get(node)) ?? -1;

  const pairs = new Map<HtmlNode, HtmlNode>();
  for (const link of elementsIn(root, "a")) {
    const target = byId.get(fragmentOf(link));
    if (target === undefined || placeOf(target) < placeOf(link)) continue;
    const note = blockOf(target, parents);
    if (note === undefined) continue;
    const leadsBack = elementsIn(note, "a").some((back) => {
      const place = byId.get(fragmentOf(back));
      return place !== undefined && [link, ...nodesIn(link), ...above(link, parents)].includes(place);
    });
    if (leadsBack || hasClass(link, "footnote-ref", "footnote")) pairs.set(link, note);
  }
  return pairs;
}

// Climbs through inline elements only: the paragraph around the reference may have an id of its own.
function above(node: HtmlNode, parents: ReadonlyMap<HtmlNode, HtmlNode>): HtmlNode[] {
  const parent = parents.get(node);
  return parent === undefined || !isInline(parent) ? [] : [parent, ...above(parent, parents)];
}

function blockOf(target: HtmlNode, parents: ReadonlyMap<HtmlNode, HtmlNode>): HtmlNode | undefined {
  if (target.tagName === "li" || target.tagName === "dd" || target.tagName === "div") return target;
  const parent = parents.get(target);
  if (target.tagName === "p") return parent?.tagName === "li" ? parent : target;
  return parent === undefined || !isInline(target) ? undefined : blockOf(parent, parents);
}

function fragmentOf(link: HtmlNode): string {
  return decoded(/^#(.+)$/.exec(propertyOf(link, "href"))?.[1] ?? "");
}

/** The text of a footnote, without the links back. */
function textOf(note: HtmlNode, root: HtmlNode): HtmlNode[] {
  const own = new Set(nodesIn(note));
  const outside = new Set(
    Array.from(nodesIn(root))
      .filter((node) => !own.has(node))
      .flatMap((node) => [propertyOf(node, "id"), propertyOf(node, "name")]),
  );
  replaceNodes(note, (node) =>
    node.tagName === "a" && fragmentOf(node) !== "" && outside.has(fragmentOf(node)) ? [] : undefined,
  );
  replaceNodes(note, (node) =>
    (node.tagName === "sup" || node.tagName === "p") &&
    wordsOf(node) === "" &&
    elementsIn(node, "img").length === 0
      ? []
      : undefined,
  );
  const children = note.children ?? [];
  return children.every((child) => isBlank(child) || isInline(child))
    ? [element("p", {}, children)]
    : children;
}

function isReference({ tagName }: HtmlNode): boolean {
  return tagName === "footnote-ref";
}

// The former container of footnotes: a list, or a section with its heading and rule.
function isLeftOver(node: HtmlNode): boolean {
  const { tagName = "", children = [] } = node;
  if (tagName === "ol" || tagName === "ul" || tagName === "dl") return children.every(isBlank);
  if (tagName !== "section" && tagName !== "div") return false;
  const isOfNotes = /footnote|endnote|\b(?:ftn|edn)\d/i.test(
    `${propertyOf(node, "className")} ${propertyOf(node, "role")} ${propertyOf(node, "id")} ${"dataFootnotes" in (node.properties ?? {}) ? "footnotes" : ""}`,
  );
  return (
    isOfNotes &&
    children.every(
      (child) => isBlank(child) || child.tagName === "hr" || /^h[1-6]$/.test(child.tagName ?? ""),
    )
  );
}
