import { element, isBlank, replaceNodes, text, wordsOf, type HtmlNode } from "./tree";

/**
 * Converts a quotation that begins with [!note], as GitHub and Obsidian mark a note, to the component. A rehype plugin.
 */
export function convertCallouts(tree: HtmlNode): void {
  replaceNodes(tree, (node) => {
    const children = node.children ?? [];
    const first = children.find((child) => !isBlank(child));
    if (node.tagName !== "blockquote" || first?.tagName !== "p") return undefined;
    const [line, below] = splitAtFirstLine(first.children ?? []);
    const found = /^\[!([\w-]+)\][+-]?\s*([^]*)$/.exec(line.map(wordsOf).join(""));
    if (found === null) return undefined;
    const [, kind = "", title = ""] = found;
    first.children = below;
    if (!/^(?:quote|cite|bible|scripture|verse)$/i.test(kind))
      return element("note", title === "" ? {} : { title }, children);
    if (title !== "") first.children = [text(`${title}\n`), ...below];
    return node;
  });
}

function splitAtFirstLine(nodes: readonly HtmlNode[]): [line: HtmlNode[], below: HtmlNode[]] {
  const index = nodes.findIndex(({ value }) => value?.includes("\n") === true);
  if (index < 0) return [[...nodes], []];
  const written = nodes[index]?.value ?? "";
  const end = written.indexOf("\n");
  return [
    [...nodes.slice(0, index), text(written.slice(0, end))],
    [text(written.slice(end + 1)), ...nodes.slice(index + 1)],
  ];
}
