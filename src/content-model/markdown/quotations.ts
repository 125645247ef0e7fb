import { isReference } from "./bible-reference";
import { element, elementsBelow, isBlank, text, wordsOf, type HtmlNode } from "./tree";

/**
 * Marks up the reference of each quotation as `<footer>`: its last paragraph, or the last line of that, if it looks
 * like a reference. A rehype plugin.
 */
export function setReferences(tree: HtmlNode): void {
  for (const quotation of elementsBelow(tree, "blockquote")) {
    const children = quotation.children ?? [];
    const last = children.filter((child) => !isBlank(child)).at(-1);
    if (last?.tagName !== "p") continue;
    const [words, reference] = splitAtLastLine(last.children ?? []);
    if (!isReference(reference.map(wordsOf).join(""))) continue;
    const isAlone = children.every((child) => child === last || isBlank(child)) && words.length === 0;
    if (isAlone) continue;
    const footer = element("footer", {}, withDash(reference));
    quotation.children = children.flatMap((child) =>
      child !== last ? child : words.length > 0 ? [element("p", {}, words), footer] : footer,
    );
  }
}

// The line break itself is dropped.
function splitAtLastLine(nodes: readonly HtmlNode[]): [before: HtmlNode[], last: HtmlNode[]] {
  for (let index = nodes.length - 1; index >= 0; index--) {
    const node = nodes[index];
    if (node === undefined) continue;
    const before = nodes.slice(0, index);
    const after = nodes.slice(index + 1);
    if (node.tagName === "br" && after.some((one) => !isBlank(one))) return [before, after];
    const written = node.type === "text" ? (node.value ?? "") : "";
    const found = /^([^]*?)\s*\n([^\n]*)$/.exec(after.every(isBlank) ? written.trimEnd() : written);
    if (found === null) continue;
    const [, above = "", below = ""] = found;
    // A Markdown line break is an element followed by a newline.
    const isBehindBreak = above.trim() === "" && before.at(-1)?.tagName === "br";
    const kept = isBehindBreak ? before.slice(0, -1) : [...before, text(above)];
    return [kept.some((one) => !isBlank(one)) ? kept : [], [text(below), ...after]];
  }
  return [[], [...nodes]];
}

// Two hyphens are a common substitute for a dash.
function withDash([first, ...others]: readonly HtmlNode[]): HtmlNode[] {
  if (first === undefined) return [];
  if (first.type !== "text") return [first, ...others];
  return [text((first.value ?? "").trimStart().replace(/^(?:[—–―]|--?)[\s\u00A0]*/, "— ")), ...others];
}
