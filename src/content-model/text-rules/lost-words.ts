import type { ParsedText } from "../markdown/parse-text";
import { lineAt, shortened, type Remark, type TextRule } from "./remark";

/**
 * Finds text that Markdown drops: table cells beyond the columns of the header row, and footnotes without a
 * reference.
 */
export const lostWordsOfText: TextRule = (text) => [...tableRemarks(text), ...footnoteRemarks(text)];

type MarkdownNode = ParsedText["markdown"]["children"][number];

function nodesOf({ markdown }: ParsedText): MarkdownNode[] {
  const below = (nodes: readonly MarkdownNode[]): MarkdownNode[] =>
    nodes.flatMap((node) =>
      "children" in node ? [node, ...below(node.children as MarkdownNode[])] : [node],
    );
  return below(markdown.children);
}

function lineOf({ position }: MarkdownNode): number {
  return position?.start.line ?? 1;
}

function tableRemarks(text: ParsedText): Remark[] {
  return nodesOf(text).flatMap((node): Remark[] => {
    if (node.type !== "table") return [];
    const [head, ...rows] = node.children;
    const columns = head?.children.length ?? 0;
    return rows
      .filter(({ children }) => children.length > columns)
      .map((row) => ({
        kind: "lost cells",
        line: row.position?.start.line ?? lineOf(node),
        about: "another row",
        problem: `has a table of ${String(columns)} columns with more cells in a row, which nobody would see.`,
        fix: "Give its first row and the dashes below it as many columns: | --- | --- | --- |.",
      }));
  });
}

function footnoteRemarks(text: ParsedText): Remark[] {
  const nodes = nodesOf(text);
  const named = (type: "footnoteReference" | "footnoteDefinition"): Set<string> =>
    new Set(nodes.flatMap((node) => (node.type === type ? [node.identifier] : [])));
  const references = named("footnoteReference");
  const unread = nodes.flatMap((node): Remark[] => {
    if (node.type !== "footnoteDefinition" || references.has(node.identifier)) return [];
    const sign = `[^${node.identifier}]`;
    return [
      {
        kind: "note without a place",
        line: lineOf(node),
        about: sign,
        problem: `the note ${sign} has no place in the text, so nobody would read it.`,
        fix: `Write ${sign} behind the words that it belongs to.`,
      },
    ];
  });
  // Markdown parses a footnote reference without a definition as plain text.
  const words = text.source.replace(/`[^`\n]*`/g, (code) => " ".repeat(code.length));
  const definitions = named("footnoteDefinition");
  const unexplained = Array.from(words.matchAll(/(?<!\\)\[\^([^\s\]]+)\](?!:)/g)).flatMap(
    ({ index, 0: sign, 1: name = "" }) => {
      if (definitions.has(name.toLowerCase())) return [];
      return [
        {
          kind: "place without a note",
          line: lineAt(words, index),
          about: shortened(sign),
          problem: `${shortened(sign)} has no note, so visitors would read its brackets.`,
          fix: `Write the note on a line of its own, with an empty line before it: ${shortened(sign)}: The note.`,
        },
      ];
    },
  );
  return [...unread, ...unexplained];
}
