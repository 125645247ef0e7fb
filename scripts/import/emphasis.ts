import type { Element, ElementContent, Root } from "hast";
import { h } from "hastscript";
import { elementsIn, isBlank, isInline, propertyOf, replaceElements, wordsOf } from "./tree";

const strongNames = ["b", "strong"];
const slantedNames = ["i", "em"];
const names = [...strongNames, ...slantedNames, "span", "font", "a", "u", "del", "s", "mark"];

/**
 * Makes emphasis what Markdown can say: a style that contradicts its tag is believed, blocks inside emphasis stay
 * blocks, and spaces at its ends stand outside it. Changes the tree.
 */
export function fitEmphasis(root: Root): void {
  replaceElements(root, (node) => {
    if (!names.includes(node.tagName)) return undefined;
    const style = propertyOf(node, "style");
    const [, weight] = /font-weight:\s*(\w+)/.exec(style) ?? [];
    const [, slant] = /font-style:\s*(\w+)/.exec(style) ?? [];
    const isStrong =
      weight === undefined ? strongNames.includes(node.tagName) : /^(?:bold|[6-9]00)/.test(weight);
    const isSlanted = slant === undefined ? slantedNames.includes(node.tagName) : slant !== "normal";
    const holdsBlocks = !node.children.every((child) => isInline(child) || isBlank(child));
    const isKept = ["a", "del", "s", "mark"].includes(node.tagName);
    const inner = isKept && !holdsBlocks ? [node] : isKept ? marked(node, node.children) : node.children;
    const slanted = isSlanted ? marked(h("em"), inner) : inner;
    return isStrong ? marked(h("strong"), slanted) : slanted;
  });
}

/** Puts the words of nodes into copies of an element, of which none holds a block. */
function marked(mark: Element, nodes: readonly ElementContent[]): ElementContent[] {
  const result: ElementContent[] = [];
  let line: ElementContent[] = [];
  const endLine = () => {
    result.push(...markedLine(mark, line));
    line = [];
  };
  for (const node of nodes) {
    if (node.type !== "element" || isInline(node)) {
      line.push(node);
      continue;
    }
    endLine();
    const isBold = /^h[1-6]$/.test(node.tagName) && mark.tagName === "strong";
    result.push(isBold ? node : { ...node, children: marked(mark, node.children) });
  }
  endLine();
  return result;
}

function markedLine(mark: Element, line: readonly ElementContent[]): ElementContent[] {
  const first = line.findIndex((node) => !isSpace(node));
  const last = line.map(isSpace).lastIndexOf(false);
  const inner = line.slice(first, last + 1);
  const root = h("div", inner);
  if (first < 0 || (wordsOf(root) === "" && elementsIn(root, "img").length === 0)) return [...line];
  const [before, after] = [takeSpace(inner, 0, /^\s+/), takeSpace(inner, inner.length - 1, /\s+$/)];
  return [
    ...line.slice(0, first),
    ...before,
    { ...mark, children: inner },
    ...after,
    ...line.slice(last + 1),
  ];
}

function isSpace(node: ElementContent): boolean {
  return isBlank(node) || (node.type === "element" && node.tagName === "br");
}

/** Takes the spaces at an end out of a line, and returns them. */
function takeSpace(line: ElementContent[], index: number, space: RegExp): ElementContent[] {
  const node = line[index];
  const [found] = (node?.type === "text" && space.exec(node.value)) || [];
  if (node?.type !== "text" || found === undefined) return [];
  line[index] = { type: "text", value: node.value.replace(space, "") };
  return [{ type: "text", value: found }];
}
