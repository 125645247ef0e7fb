import type { Root } from "hast";
import { h } from "hastscript";
import { isBlank, isElement, replaceElements } from "./tree";

/** Converts a quotation that begins with [!note], as GitHub and Obsidian mark a note, to the component. */
export function convertCallouts(tree: Root): void {
  replaceElements(tree, (node) => {
    if (node.tagName !== "blockquote") return undefined;
    const first = node.children.find((child) => !isBlank(child));
    const text = isElement(first, "p") ? first.children[0] : undefined;
    if (text?.type !== "text") return undefined;
    const [line, kind = "", title = ""] = /^\[!([\w-]+)\][+-]?[ \t]*([^\n]*)\n?/.exec(text.value) ?? [];
    if (line === undefined) return undefined;
    const isQuotation = /^(?:quote|cite)$/i.test(kind);
    text.value = (isQuotation && title !== "" ? `${title}\n` : "") + text.value.slice(line.length);
    return isQuotation ? undefined : h("note", title === "" ? {} : { title }, node.children);
  });
}
