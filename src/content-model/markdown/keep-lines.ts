/** A node of a Markdown tree (github.com/syntax-tree/mdast), with the properties used here. */
interface MarkdownNode {
  type: string;
  value?: string;
  start?: number | null;
  children?: MarkdownNode[];
  position?: { start: { line: number }; end: { line: number } };
}

/**
 * Keeps the line breaks and inner indents of an indented poem, the non-breaking spaces that indent a line below a
 * break, and a paragraph that begins with a year ("1995. That was the year"), which Markdown would parse as a list.
 * A remark plugin.
 */
export function keepLines(): (tree: MarkdownNode, file: { toString(): string }) => void {
  return (tree, file) => {
    const lines = String(file).split("\n");
    tree.children = (tree.children ?? []).flatMap((node) => {
      if (node.type === "list" && (node.start ?? 0) >= 100) return yearsOf(node);
      if (node.type !== "paragraph" || node.position === undefined) return [node];
      const written = lines.slice(node.position.start.line - 1, node.position.end.line);
      const children = indentedByHand(node.children ?? []);
      return [{ ...node, children: isPoem(written) ? poemOf(children, indentsOf(written)) : children }];
    });
  };
}

// Each line is indented; a paragraph's first line alone may be so in a book. Four blanks are code elsewhere.
function isPoem(lines: readonly string[]): boolean {
  return lines.every((line) => /^(?: {4}|\t)/.test(line));
}

/** How far each line stands in from the outermost one. A tab is four blanks wide. */
function indentsOf(lines: readonly string[]): number[] {
  const indents = lines.map((line) => /^[ \t]*/.exec(line.replaceAll("\t", "    "))?.[0].length ?? 0);
  return indents.map((indent) => indent - Math.min(...indents));
}

function poemOf(nodes: readonly MarkdownNode[], indents: readonly number[]): MarkdownNode[] {
  let line = 0;
  const nextLine = (): MarkdownNode[] => indentOf(indents[++line]);
  const below = nodes.flatMap((node) => {
    if (node.type === "break") return [node, ...nextLine()];
    if (node.type !== "text") {
      line += breaksIn(node);
      return [node];
    }
    return (node.value ?? "")
      .split("\n")
      .flatMap((value, index) => [
        ...(index > 0 ? [{ type: "break" }, ...nextLine()] : []),
        { ...node, value },
      ]);
  });
  return [...indentOf(indents[0]), ...below];
}

function breaksIn({ type, value = "", children = [] }: MarkdownNode): number {
  const own = type === "break" ? 1 : value.split("\n").length - 1;
  return children.reduce((sum, child) => sum + breaksIn(child), own);
}

// remark-rehype removes blanks at the start of the text below a break, but not of HTML.
function indentOf(blanks = 0): MarkdownNode[] {
  return blanks === 0 ? [] : [{ type: "html", value: "&nbsp;".repeat(blanks) }];
}

function indentedByHand(nodes: readonly MarkdownNode[]): MarkdownNode[] {
  return nodes.flatMap((node, index) => {
    if (node.type !== "text" || nodes[index - 1]?.type !== "break") return [node];
    const [blanks = ""] = /^\u00A0*/.exec(node.value ?? "") ?? [];
    return [...indentOf(blanks.length), { ...node, value: node.value?.slice(blanks.length) ?? "" }];
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
