import type { Content, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";

const parser = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).freeze();

const writer = unified()
  .use(remarkGfm, { singleTilde: false })
  .use(remarkStringify, {
    bullet: "-",
    emphasis: "*",
    rule: "-",
    listItemIndent: "one",
    fences: true,
    incrementListMarker: true,
  })
  .freeze();

/** Parses Markdown. Code that is set apart by blanks alone, such as a poem, stays as it is. */
export function parseMarkdown(body: string): Root {
  const root = parser.parse(body);
  visit(root, "code", ({ value, position }, index, parent) => {
    if (/^[`~]/.test(body.slice(position?.start.offset).trimStart())) return;
    const lines = value.split("\n").map((line) => (line === "" ? "" : `    ${line}`));
    parent?.children.splice(index ?? 0, 1, { type: "html", value: lines.join("\n") });
  });
  return root;
}

/** Writes Markdown; emphasis whose signs it would show, between a letter and punctuation, becomes HTML. */
export function writeMarkdown(root: Root): string {
  visit(root, ["emphasis", "strong"], (node, index, parent) => {
    if (index === null || !parent || (node.type !== "emphasis" && node.type !== "strong")) return;
    const [before, after] = [parent.children[index - 1], parent.children[index + 1]].map((one) =>
      toString(one),
    );
    const words = toString(node);
    if (!(isWord(before?.at(-1)) && isSign(words.at(0))) && !(isSign(words.at(-1)) && isWord(after?.at(0))))
      return;
    const tag = node.type === "strong" ? "strong" : "em";
    const html = (value: string) => ({ type: "html" as const, value });
    parent.children.splice(index, 1, html(`<${tag}>`), ...node.children, html(`</${tag}>`));
    return [SKIP, index + node.children.length + 2];
  });
  // A poem begins with blanks.
  return writer.stringify(root).replace(/^\n+|\s+$/g, "");
}

function isWord(letter = " "): boolean {
  return !/[\s\p{P}\p{S}]/u.test(letter);
}

function isSign(letter = " "): boolean {
  return /[\p{P}\p{S}]/u.test(letter);
}

/** The words of a text's blocks, without signs, pictures, tags and footnotes. */
export function plainBlocks(root: Root): { type: string; words: string }[] {
  return root.children
    .filter(({ type }) => type !== "footnoteDefinition")
    .map((block) => ({ type: block.type, words: plainText(block).replace(/\s+/g, " ").trim() }))
    .filter(({ words }) => words !== "");
}

function plainText(node: Content): string {
  if (node.type === "html" || node.type === "footnoteReference") return "";
  if ("value" in node) return node.value;
  if (!("children" in node)) return " ";
  const isLine = ["paragraph", "heading", "emphasis", "strong", "delete", "link", "linkReference"].includes(
    node.type,
  );
  return node.children.map(plainText).join(isLine ? "" : " ");
}
