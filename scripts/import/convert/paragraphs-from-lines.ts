import { element, isBlank, isInline, text, type HtmlNode } from "./tree";

const holders = ["blockquote", "div", "section", "article", "figure"];

/**
 * Converts lines to paragraphs, as WordPress does with texts of its classic editor: a blank line begins a paragraph,
 * any other line break stays. Changes the tree.
 */
export function paragraphsFromLines(node: HtmlNode): void {
  const children: HtmlNode[] = [];
  let run: HtmlNode[] = [];
  const endRun = (): void => {
    children.push(...paragraphsOf(run));
    run = [];
  };
  for (const child of node.children ?? []) {
    if (isInline(child)) {
      run.push(child);
      continue;
    }
    endRun();
    if (holders.includes(child.tagName ?? "") && hasEmptyLine(child)) paragraphsFromLines(child);
    children.push(child);
  }
  endRun();
  node.children = children;
}

// Without a blank line, an element contains a single paragraph or block elements.
function hasEmptyLine({ tagName, children = [] }: HtmlNode): boolean {
  return (
    tagName === "blockquote" ||
    children.some(({ type, value }) => type === "text" && /\n\s*\n\s*\S/.test(value ?? ""))
  );
}

function paragraphsOf(run: readonly HtmlNode[]): HtmlNode[] {
  const paragraphs: HtmlNode[][] = [[]];
  for (const [index, node] of run.entries()) {
    if (node.type !== "text") {
      paragraphs.at(-1)?.push(withBreaks(node));
      continue;
    }
    // The end of a line that ends with a break is no second one.
    const value = (node.value ?? "").replace(
      run[index - 1]?.tagName === "br" ? /^[ \t]*\r?\n(?!\s*\n)/ : "",
      "",
    );
    value.split(/\r?\n[ \t]*\r?\n\s*/).forEach((part, index) => {
      if (index > 0) paragraphs.push([]);
      paragraphs.at(-1)?.push(...brokenLines(part));
    });
  }
  return paragraphs
    .map(trimmed)
    .filter((children) => !children.every(isBlank))
    .map((children) => element("p", {}, children));
}

function withBreaks(node: HtmlNode): HtmlNode {
  if (node.tagName === "code") return node;
  const children = node.children?.flatMap((child) =>
    child.type === "text" ? brokenLines(child.value ?? "") : withBreaks(child),
  );
  return { ...node, ...(children && { children }) };
}

function brokenLines(words: string): HtmlNode[] {
  return words
    .split(/\r?\n/)
    .flatMap((line, index) => (index === 0 ? text(line) : [element("br"), text(line)]));
}

// A break at either end of a paragraph breaks nothing.
function trimmed(children: readonly HtmlNode[]): HtmlNode[] {
  const isNothing = (node: HtmlNode | undefined): boolean =>
    node !== undefined && (isBlank(node) || node.tagName === "br");
  let [from, to] = [0, children.length];
  while (from < to && isNothing(children[from])) from++;
  while (to > from && isNothing(children[to - 1])) to--;
  return children.slice(from, to);
}
