import remarkParse from "remark-parse";
import { unified } from "unified";
import { markdownDialect } from "./dialect";
import { withoutPlainBlocks } from "./plain-blocks";

/** A node of a body's tree with the Markdown that it was read from; of words and paragraphs, one line of it. */
export interface MarkdownPiece {
  readonly node: Node;
  readonly source: string;
  /** The Markdown of all of its lines. */
  readonly whole: string;
  /** Its first line, counted from the body's own. */
  readonly line: number;
}

type Node = ReturnType<typeof parser.parse>["children"][number];

// MDX knows neither of these, and braces are filled before it sees them.
const asInMdx = { disable: { null: ["autolink", "codeIndented", "htmlFlow", "htmlText"] } };
const parser = unified()
  .data("micromarkExtensions", [asInMdx])
  .use(remarkParse)
  .use(markdownDialect)
  .freeze();

/** What a body is made of, as the build reads it; what words alone say is left out. In: Markdown with its placeholders. */
export function piecesOf(body: string): MarkdownPiece[] {
  const read = withoutPlainBlocks(body);
  return read.trim() === "" ? [] : nodesBelow(parser.parse(read)).flatMap((node) => piecesOfNode(node, read));
}

function nodesBelow({ children }: { readonly children: readonly Node[] }): Node[] {
  return children.flatMap((node) => ("children" in node ? [node, ...nodesBelow(node)] : [node]));
}

function piecesOfNode(node: Node, body: string): MarkdownPiece[] {
  const { start, end } = node.position ?? {};
  if (start === undefined || end === undefined) return [];
  const whole = body.slice(start.offset, end.offset);
  if (node.type !== "text" && node.type !== "paragraph")
    return [{ node, source: whole, whole, line: start.line }];
  return whole.split("\n").map((source, index) => ({ node, source, whole, line: start.line + index }));
}
