import type { Content, Emphasis, Paragraph, Root, Strong } from "mdast";
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
    // Text in braces is a placeholder.
    unsafe: [{ character: "{", inConstruct: "phrasing" }],
  })
  .freeze();

/** Parses Markdown. Indented lines, which Markdown takes for code, may be a poem and stay unchanged. */
export function parseMarkdown(body: string): Root {
  const root = parser.parse(body);
  visit(root, "code", ({ value, position }, index, parent) => {
    if (/^[`~]/.test(body.slice(position?.start.offset).trimStart())) return;
    const lines = value.split("\n").map((line) => (line === "" ? "" : `    ${line}`));
    parent?.children.splice(index ?? 0, 1, { type: "html", value: lines.join("\n") });
  });
  return root;
}

/** Writes Markdown. Emphasis that Markdown cannot express becomes HTML. */
export function writeMarkdown(root: Root): string {
  visit(root, ["emphasis", "strong"], (node, index, parent) => {
    if (index === null || !parent || (node.type !== "emphasis" && node.type !== "strong")) return undefined;
    for (let next = parent.children[index + 1]; next?.type === node.type; next = parent.children[index + 1]) {
      node.children.push(...next.children);
      parent.children.splice(index + 1, 1);
    }
    const [spacesBefore, spacesAfter] = [takeSpaces(node, 0, /^\s+/), takeSpaces(node, -1, /\s+$/)];
    const text = textOf(node);
    const [previousNode, nextNode] = [parent.children[index - 1], parent.children[index + 1]];
    // An asterisk between a letter and punctuation does not open or close emphasis (CommonMark, 6.2).
    const isHtmlNeeded =
      nextNode?.type === "emphasis" ||
      nextNode?.type === "strong" ||
      (spacesBefore.length === 0 &&
        isLetterOrDigit(textOf(previousNode).at(-1)) &&
        isPunctuation(text.at(0))) ||
      (spacesAfter.length === 0 && isPunctuation(text.at(-1)) && isLetterOrDigit(textOf(nextNode).at(0)));
    const tag = node.type === "strong" ? "strong" : "em";
    const htmlNode = (value: string) => ({ type: "html" as const, value });
    const nodes = isHtmlNeeded ? [htmlNode(`<${tag}>`), ...node.children, htmlNode(`</${tag}>`)] : [node];
    parent.children.splice(index, 1, ...spacesBefore, ...nodes, ...spacesAfter);
    const end = index + spacesBefore.length + nodes.length;
    return isHtmlNeeded ? [SKIP, end] : end;
  });
  visit(root, "break", (_, index, parent) => {
    if (index === null || !parent) return;
    const siblings = parent.children.slice(index + 1);
    // Before HTML or the end of the paragraph, the backslash of a line break would be shown.
    if (siblings.every((node) => node.type === "text" && node.value.trim() === ""))
      parent.children.splice(index);
    else if (siblings[0]?.type === "html") parent.children[index] = { type: "html", value: "<br>" };
  });
  // The first line of a poem may be indented.
  return writer.stringify(root).replace(/^\n+|\s+$/g, "");
}

/** Removes and returns the spaces at one end of emphasized text. With them, Markdown would show the asterisks. */
function takeSpaces({ children }: Emphasis | Strong, index: 0 | -1, pattern: RegExp): Paragraph["children"] {
  const node = children.at(index);
  const [spaces] = (node?.type === "text" && pattern.exec(node.value)) || [];
  if (node?.type !== "text" || spaces === undefined) return [];
  node.value = node.value.replace(pattern, "");
  return [{ type: "text", value: spaces }];
}

function isLetterOrDigit(character = " "): boolean {
  return !/[\s\p{P}\p{S}]/u.test(character);
}

function isPunctuation(character = " "): boolean {
  return /[\p{P}\p{S}]/u.test(character);
}

/**
 * The texts of paragraphs that end with a sentence, without markup, pictures and footnotes. If there are none, the
 * texts of all paragraphs or of other blocks.
 */
export function paragraphsIn(body: string): string[] {
  const blocks = parseMarkdown(body).children.filter(({ type }) => type !== "footnoteDefinition");
  const paragraphs = blocks.filter(({ type }) => type === "paragraph").map(plainText);
  // Excludes subtitles and captions.
  const paragraphsWithSentences = paragraphs.filter((paragraph) => /[.!?…]["”’»)]*$/.test(paragraph));
  const texts = [paragraphsWithSentences, paragraphs, blocks.map(plainText)].map((candidates) =>
    candidates.filter(Boolean),
  );
  return texts.find(({ length }) => length > 0) ?? [];
}

// Removes the characters of Markdown, because the importer uses the text as an excerpt.
function plainText(block: Content): string {
  return textOf(block)
    .replace(/[*`<>{}]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** The text of a node, without pictures, tags and footnotes. */
export function textOf(node: Content | undefined): string {
  const parts: string[] = [];
  if (node !== undefined)
    visit(node, (child) => {
      if (child.type === "break" || child.type === "listItem") parts.push(" ");
      if (child.type === "text" || child.type === "inlineCode") parts.push(child.value);
    });
  return parts.join("");
}
