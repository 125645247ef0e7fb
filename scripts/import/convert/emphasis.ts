import { elementsIn, replaceNodes, text, wordsOf, type HtmlNode } from "./tree";

const emphasisNames = ["em", "i", "strong", "b", "del", "s", "strike"];

/**
 * Fits emphasis to Markdown, whose signs must touch the words: spaces and line breaks at its ends move out of it, and
 * emphasis without words ends. Changes the tree.
 */
export function tidyEmphasis(root: HtmlNode): void {
  replaceNodes(root, (node) => {
    if (!emphasisNames.includes(node.tagName ?? "")) return undefined;
    const { children = [] } = node;
    if (wordsOf(node) === "" && elementsIn(node, "img").length === 0) return children;
    const first = children.findIndex((child) => !isSpace(child));
    const last = children.map(isSpace).lastIndexOf(false);
    const [before, head] = splitText(children[first], /^\s+/);
    const [after, tail] = splitText(first === last ? head : children[last], /\s+$/);
    const words = [...(first === last ? [] : [head]), ...children.slice(first + 1, last), tail];
    return [
      ...children.slice(0, first),
      ...before,
      { ...node, children: words.filter((child) => child !== undefined) },
      ...after,
      ...children.slice(last + 1),
    ];
  });
  markUnseen(root);
}

/** Whether Markdown's signs work where an emphasis stands; known after `tidyEmphasis`. */
export function isShownInMarkdown({ properties }: HtmlNode): boolean {
  return properties?.["dataUnseen"] !== true;
}

function isSpace({ type, tagName, value }: HtmlNode): boolean {
  return tagName === "br" || (type === "text" && (value ?? "").trim() === "");
}

function splitText(node: HtmlNode | undefined, space: RegExp): [HtmlNode[], HtmlNode | undefined] {
  const [found] = (node?.type === "text" && space.exec(node.value ?? "")) || [];
  if (node === undefined || found === undefined) return [[], node];
  return [[text(found)], text((node.value ?? "").replace(space, ""))];
}

// CommonMark 6.2: between a letter and punctuation, the signs neither open nor close emphasis.
function markUnseen(root: HtmlNode): void {
  const { children = [] } = root;
  children.forEach((child, index) => {
    markUnseen(child);
    if (!emphasisNames.includes(child.tagName ?? "")) return;
    const [before = "", after = ""] = [
      letters(children[index - 1]).at(-1),
      letters(children[index + 1]).at(0),
    ];
    const [first = "", last = ""] = [letters(child).at(0), letters(child).at(-1)];
    if ((isWord(before) && isSign(first)) || (isSign(last) && isWord(after)))
      child.properties = { ...child.properties, dataUnseen: true };
  });
}

function letters(node: HtmlNode | undefined): string[] {
  return Array.from(node === undefined ? "" : node.type === "text" ? (node.value ?? "") : wordsOf(node));
}

function isWord(letter: string): boolean {
  return letter !== "" && !/[\s\p{P}\p{S}]/u.test(letter);
}

function isSign(letter: string): boolean {
  return /[\p{P}\p{S}]/u.test(letter);
}
