import { components } from "./components";
import { element, isBlank, propertyOf, replaceNodes, text, type HtmlNode } from "./tree";

/** Block elements, which paragraphs cannot contain. */
const blocks = new Set([
  ...components.map(({ name }) => name.toLowerCase()),
  ..."p h1 h2 h3 h4 h5 h6 hr blockquote pre ul ol dl table figure details summary section".split(" "),
]);

/** Elements that contain paragraphs. */
const holders = new Set(["blockquote", "details", "scripture", "note"]);

/**
 * Normalises paragraphs after the removal of other tags: block elements (components, pictures on lines of their own)
 * are moved out of paragraphs, bare text is wrapped in paragraphs, and empty elements are removed.
 */
export function setParagraphs(tree: HtmlNode): void {
  replaceNodes(tree, (node) => {
    const { tagName = "", children = [] } = node;
    if (tagName === "p") return inParagraphs(children, node);
    if (tagName === "section" && node.properties?.["dataFootnotes"] === undefined) return children;
    if (tagName === "li" && children.every(({ tagName: name }) => !blocks.has(name ?? "")))
      node.children = trimmed(children);
    if (holders.has(tagName)) node.children = inParagraphs(children);
    return mayBeEmpty(tagName) || !isEmpty(node) ? undefined : [];
  });
  tree.children = inParagraphs(tree.children ?? []);
}

function mayBeEmpty(tagName: string): boolean {
  return !/^(?:h[1-6]|a|strong|b|em|i|figcaption)$/.test(tagName);
}

function isEmpty(node: HtmlNode): boolean {
  if (node.properties?.["id"] !== undefined) return false;
  return (node.children ?? []).every((child) => isBlank(child) || child.tagName === "br");
}

/**
 * Wraps inline runs between block elements in paragraphs.
 * @param children the nodes
 * @param paragraph the paragraph that contained them
 */
function inParagraphs(children: readonly HtmlNode[], paragraph = element("p", {})): HtmlNode[] {
  const result: HtmlNode[] = [];
  let run: HtmlNode[] = [];
  const endRun = (): void => {
    const words = trimmed(run);
    if (words.length > 0) result.push({ ...paragraph, children: words });
    run = [];
  };
  for (const line of linesOf(children)) {
    const pictures = line.filter((node) => !isBlank(node));
    if (pictures.length > 0 && pictures.every(isPicture)) {
      endRun();
      result.push(...pictures.map(figureOf));
      continue;
    }
    for (const node of line) {
      if (!blocks.has(node.tagName ?? "")) {
        run.push(node);
        continue;
      }
      endRun();
      result.push(node);
    }
  }
  endRun();
  return result;
}

// Splits nodes after line breaks, if they include a picture.
function linesOf(nodes: readonly HtmlNode[]): HtmlNode[][] {
  if (!nodes.some(isPicture)) return [[...nodes]];
  const lines: HtmlNode[][] = [[]];
  for (const node of nodes) {
    const parts = node.type === "text" ? (node.value ?? "").split(/(?<=\n)/).map(text) : [node];
    for (const part of parts) {
      lines.at(-1)?.push(part);
      if (part.tagName === "br" || part.value?.endsWith("\n") === true) lines.push([]);
    }
  }
  return lines;
}

function isPicture({ tagName, children = [] }: HtmlNode): boolean {
  if (tagName === "img") return true;
  const inside = children.filter((child) => !isBlank(child));
  return tagName === "a" && inside.length > 0 && inside.every(isPicture);
}

// The title of a Markdown picture becomes its caption.
function figureOf(picture: HtmlNode): HtmlNode {
  const title =
    propertyOf(picture, "title") ?? (picture.children ?? []).map((one) => propertyOf(one, "title"))[0];
  const caption = title === undefined ? [] : [element("figcaption", {}, [text(title)])];
  return element("figure", {}, [picture, ...caption]);
}

/** Removes spaces and line breaks at the beginning and end of nodes. */
export function trimmed(nodes: readonly HtmlNode[]): HtmlNode[] {
  const kept = [...nodes];
  const isOuter = (node: HtmlNode | undefined): boolean =>
    node !== undefined && (isBlank(node) || node.tagName === "br");
  while (isOuter(kept[0])) kept.shift();
  while (isOuter(kept.at(-1))) kept.pop();
  return kept.map((node, index) => {
    if (node.type !== "text") return node;
    const begun = index === 0 ? node.value?.trimStart() : node.value;
    return text((index === kept.length - 1 ? begun?.trimEnd() : begun) ?? "");
  });
}
