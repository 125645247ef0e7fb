import { createHash } from "node:crypto";
import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from "parse5";

/** The CSP hashes of what stands inline in pages, as policy sources ('sha256-…'). */
export interface InlineHashes {
  scripts: Set<string>;
  styles: Set<string>;
  styleAttributes: Set<string>;
}

/** A hash source for a Content-Security-Policy (CSP Level 3, section 2.3.1). */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/**
 * Adds the hashes of one page's inline scripts, styles and style attributes.
 * Data blocks (JSON-LD) are not scripts to the policy and are passed over.
 * @param html the finished page
 * @param hashes the sets to add to
 */
export function collectInlineHashes(html: string, hashes: InlineHashes): void {
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if (tree.isElementNode(node)) noteElement(node, hashes);
    if ("content" in node) visit(node.content);
    if ("childNodes" in node) node.childNodes.forEach(visit);
  };
  visit(parse(html));
}

function noteElement(element: DefaultTreeAdapterTypes.Element, hashes: InlineHashes): void {
  const attribute = (name: string) => element.attrs.find((one) => one.name === name)?.value;
  const text = element.childNodes.map((child) => (tree.isTextNode(child) ? child.value : "")).join("");
  const style = attribute("style");
  if (style !== undefined) hashes.styleAttributes.add(hashSource(style));
  if (element.tagName === "style") hashes.styles.add(hashSource(text));
  if (
    element.tagName === "script" &&
    attribute("src") === undefined &&
    !/^application\/.*json$/.test(attribute("type") ?? "")
  ) {
    hashes.scripts.add(hashSource(text));
  }
}
