/** A node of a Markdown tree (github.com/syntax-tree/mdast), with the properties used here. */
interface MarkdownNode {
  type: string;
  value?: string;
  start?: number | null;
  children?: MarkdownNode[];
  position?: { start: { line: number }; end: { line: number } };
}

/**
 * Keeps the line breaks of an indented poem, and a paragraph that begins with a year ("1995. That was the year"),
 * which Markdown would parse as a list. A remark plugin.
 */
export function keepLines(): (tree: MarkdownNode, file: { toString(): string }) => void {
  return (tree, file) => {
    const lines = String(file).split("\n");
    tree.children = (tree.children ?? []).flatMap((node) => {
      if (node.type === "list" && (node.start ?? 0) >= 100) return yearsOf(node);
      return [isPoem(node, lines) ? { ...node, children: withBreaks(node.children ?? []) } : node];
    });
  };
}

// Each line is indented; a paragraph's first line alone may be so in a book. Four blanks are code elsewhere.
function isPoem({ type, position }: MarkdownNode, lines: readonly string[]): boolean {
  if (type !== "paragraph" || position === undefined) return false;
  return lines.slice(position.start.line - 1, position.end.line).every((line) => /^(?: {4}|\t)/.test(line));
}

function withBreaks(nodes: readonly MarkdownNode[]): MarkdownNode[] {
  return nodes.flatMap((node) => {
    if (node.type !== "text") return [node];
    const lines = (node.value ?? "").split("\n");
    return lines.flatMap((value, index) => [...(index > 0 ? [{ type: "break" }] : []), { ...node, value }]);
  });
}

function yearsOf({ start, children = [] }: MarkdownNode): MarkdownNode[] {
  return children.flatMap((item, index) => {
    const [first, ...others] = item.children ?? [];
    if (first?.type !== "paragraph") return item.children ?? [];
    const year = { type: "text", value: `${String((start ?? 0) + index)}. ` };
    return [{ ...first, children: [year, ...(first.children ?? [])] }, ...others];
  });
}
