import type { Element, ElementContent, Root } from "hast";
import { h } from "hastscript";
import { components } from "./components";
import { attributeOf, isBlank, isElement, replaceElements } from "./tree";

/** Block elements, which paragraphs cannot contain. */
const blocks = [
  ...components.map(({ name }) => name.toLowerCase()),
  ..."p h1 h2 h3 h4 h5 h6 hr blockquote pre ul ol dl table figure details summary section".split(" "),
];

/** Elements that only group other elements. Their tags are removed. */
export const containers = "section div center article header footer main aside address".split(" ");

/**
 * Groups a text into paragraphs: components and pictures that stand alone are moved
 * out of paragraphs, bare text is wrapped in paragraphs, and empty elements are removed.
 */
export function groupParagraphs(tree: Root): void {
  replaceElements(tree, (node) => {
    const { tagName, children } = node;
    if (tagName === "p") return wrapInParagraphs(children, node);
    if (containers.includes(tagName) && attributeOf(node, "dataFootnotes") === undefined)
      return wrapInParagraphs(children);
    if (/^(?:blockquote|details|scripture|note)$/.test(tagName)) node.children = wrapInParagraphs(children);
    return isEmpty(node) ? [] : undefined;
  });
  tree.children = wrapInParagraphs(tree.children as ElementContent[]);
}

function isEmpty(node: Element): boolean {
  const mustHaveContent = /^(?:h[1-6]|a|strong|b|em|i|figcaption)$/.test(node.tagName);
  return mustHaveContent && attributeOf(node, "id") === undefined && node.children.every(isBlankOrBreak);
}

function isBlankOrBreak(node: ElementContent): boolean {
  return isBlank(node) || isElement(node, "br");
}

// Wraps the inline elements between block elements in copies of the paragraph that contained them.
function wrapInParagraphs(nodes: readonly ElementContent[], paragraph: Element = h("p")): ElementContent[] {
  const result: ElementContent[] = [];
  let run: ElementContent[] = [];
  const endRun = (): void => {
    while (run[0] !== undefined && isBlankOrBreak(run[0])) run.shift();
    const visibleNodes = run.filter((node) => !isBlankOrBreak(node));
    if (visibleNodes.every(isPicture)) result.push(...visibleNodes.filter(isPicture).map(figureOf));
    else result.push({ ...paragraph, children: run });
    run = [];
  };
  for (const node of nodes) {
    if (!isElement(node, ...blocks)) {
      run.push(node);
      continue;
    }
    endRun();
    result.push(node);
  }
  endRun();
  return result;
}

function isPicture(node: ElementContent): node is Element {
  if (!isElement(node, "a")) return isElement(node, "img");
  const visibleChildren = node.children.filter((child) => !isBlank(child));
  return visibleChildren.length > 0 && visibleChildren.every(isPicture);
}

// The title of a Markdown picture becomes its caption.
function figureOf(picture: Element): Element {
  const pictures = [picture, ...picture.children.filter(isPicture)];
  const [title] = pictures.flatMap((one) => attributeOf(one, "title") ?? []);
  return h("figure", [picture, title === undefined ? "" : h("figcaption", title)]);
}
