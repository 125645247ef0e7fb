import { slug } from "github-slugger";
import type { Element, ElementContent, Root } from "hast";
import { toString } from "hast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
import { attributeOf, isBlank } from "./tree";

export interface TextHeading {
  readonly id: string;
  readonly level: number;
  readonly text: string;
}

/** Ids used by the page around a text. */
const idsOfThePage = ["content", "page-title"];

/**
 * Adapts a text's headings to the page outline: they start at `h2`, below the page title, without gaps. Each heading
 * gets an id made from its text. Other ids are kept if a link in the text refers to them.
 */
export function setOutline(tree: Root): TextHeading[] {
  const targets = new Set<string | undefined>();
  visit(tree, "element", (node) => void targets.add(fragmentOf(node)));
  const usedIds = new Set(idsOfThePage);
  const parentLevels: number[] = [];
  const headings: TextHeading[] = [];
  visit(tree, "element", (node) => {
    // remark-rehype gives footnotes their ids.
    if (attributeOf(node, "dataFootnotes") !== undefined) return SKIP;
    if (attributeOf(node, "dataFootnoteRef") !== undefined) return undefined;
    const writtenId = attributeOf(node, "id") ?? attributeOf(node, "name") ?? "";
    let id = targets.has(writtenId) && !usedIds.has(writtenId) ? writtenId : undefined;
    const writtenLevel = levelOf(node);
    if (writtenLevel !== undefined) {
      while ((parentLevels.at(-1) ?? 0) >= writtenLevel) parentLevels.pop();
      parentLevels.push(writtenLevel);
      const level = Math.min(6, parentLevels.length + 1);
      const text = headingText(node).replace(/\s+/g, " ").trim();
      id ??= unusedId(slug(text), usedIds);
      headings.push({ id, level, text });
      node.tagName = `h${String(level)}`;
    }
    node.properties = { ...node.properties, name: undefined, id };
    if (id !== undefined) usedIds.add(id);
    return undefined;
  });
  return headings;
}

/** Removes a heading at the beginning of a text that repeats the page's title. */
export function removeTitle(tree: Root, title: string): void {
  const firstNode = (tree.children as ElementContent[]).find((node) => !isBlank(node));
  if (firstNode?.type !== "element" || levelOf(firstNode) === undefined) return;
  if (slug(headingText(firstNode).trim()) === slug(title.trim()))
    tree.children = tree.children.filter((node) => node !== firstNode);
}

/** The fragment of a link within the text; undefined for other links. */
function fragmentOf(node: Element): string | undefined {
  const href = node.tagName === "a" ? attributeOf(node, "href") : undefined;
  if (href?.startsWith("#") !== true) return undefined;
  try {
    return decodeURIComponent(href.slice(1));
  } catch {
    // Percent signs may be literal.
    return href.slice(1);
  }
}

function unusedId(wantedId: string, usedIds: ReadonlySet<string>): string {
  const baseId = wantedId === "" ? "part" : wantedId;
  let id = baseId;
  for (let number = 2; usedIds.has(id); number++) id = `${baseId}-${String(number)}`;
  return id;
}

// Leaves out the numbers of footnotes.
function headingText({ children }: Element): string {
  return children
    .map((child) => {
      if (child.type !== "element") return toString(child);
      return attributeOf(child, "dataFootnoteRef") === undefined ? headingText(child) : "";
    })
    .join("");
}

function levelOf({ tagName }: Element): number | undefined {
  const level = /^h([1-6])$/.exec(tagName)?.[1];
  return level === undefined ? undefined : Number(level);
}
