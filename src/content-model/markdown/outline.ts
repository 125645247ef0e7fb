import { isBlank, nodesBelow, propertyOf, text, wordsOf, type HtmlNode } from "./tree";

/** A heading of a text. */
export interface TextHeading {
  readonly id: string;
  readonly level: number;
  readonly text: string;
}

/** Ids used by the page around a text. */
const idsOfThePage = ["content", "page-title"];

/**
 * Fits a text's headings into the page outline: they begin at `h2`, below the page title, and skip no level. Each
 * gets an id generated from its words. Other ids are kept if a link of the text refers to them.
 * @param idPrefix the prefix of the footnotes' ids
 */
export function fitOutline(tree: HtmlNode, idPrefix: string): void {
  const elements = elementsOf(tree);
  const targets = new Set(elements.map(fragmentOf));
  const used = new Set(idsOfThePage);
  const above: number[] = [];
  for (const node of elements) {
    if (isOfFootnotes(node, idPrefix)) continue;
    const level = writtenLevel(node);
    if (level !== undefined) {
      while ((above.at(-1) ?? 0) >= level) above.pop();
      above.push(level);
      node.tagName = `h${String(Math.min(6, above.length + 1))}`;
    }
    const { name, id, ...others } = node.properties ?? {};
    const own = String(id ?? name ?? "");
    const kept = own !== "" && targets.has(own) && !used.has(own) ? own : undefined;
    const given = kept ?? (level === undefined ? undefined : unusedId(headingId(headingWords(node)), used));
    node.properties = { ...others, ...(given !== undefined && { id: given }) };
    if (given !== undefined) used.add(given);
  }
  nameFootnotes(elements, idPrefix);
}

/** Removes a heading at the beginning of a text that repeats the page's title. */
export function removeTitle(tree: HtmlNode, title: string): void {
  const first = (tree.children ?? []).find((node) => !isBlank(node));
  if (first === undefined || writtenLevel(first) === undefined) return;
  if (lettersOf(headingWords(first)) === lettersOf(title))
    tree.children = (tree.children ?? []).filter((node) => node !== first);
}

function lettersOf(words: string): string {
  return words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}

/**
 * The id that a link's fragment means. Programs differ in the hyphens and capital letters of a heading's id.
 * @param fragment without its sign, decoded
 */
export function idMeant(fragment: string, ids: ReadonlySet<string>): string | undefined {
  if (ids.has(fragment)) return fragment;
  const letters = lettersOf(fragment);
  return letters === "" ? undefined : Array.from(ids).find((id) => lettersOf(id) === letters);
}

/** Leads the links within a text to the ids that they mean. */
export function leadToIds(tree: HtmlNode): void {
  const elements = elementsOf(tree);
  const ids = new Set(elements.flatMap((node) => propertyOf(node, "id") ?? []));
  for (const node of elements) {
    const fragment = fragmentOf(node) ?? "";
    const id = idMeant(fragment, ids);
    if (id !== undefined && id !== fragment) node.properties = { ...node.properties, href: `#${id}` };
  }
}

/** The headings of a text after `fitOutline`, without that of the footnotes. */
export function headingsOf(tree: HtmlNode): TextHeading[] {
  return elementsOf(tree)
    .filter((node) => writtenLevel(node) !== undefined && !isOfFootnotes(node, ""))
    .map((node) => ({
      id: propertyOf(node, "id") ?? "",
      level: writtenLevel(node) ?? 0,
      text: headingWords(node),
    }));
}

/** The words of a heading, without the marks of footnotes. */
function headingWords(heading: HtmlNode): string {
  return Array.from(nodesBelow(heading))
    .filter(({ around }) => around.every(({ properties }) => properties?.["dataFootnoteRef"] === undefined))
    .map(({ node }) => (node.type === "text" ? (node.value ?? "") : ""))
    .join("")
    .replace(/\s+/g, " ")
    .trim();
}

function elementsOf(tree: HtmlNode): HtmlNode[] {
  return Array.from(nodesBelow(tree), ({ node }) => node).filter(({ type }) => type === "element");
}

function writtenLevel({ tagName = "" }: HtmlNode): number | undefined {
  const level = /^h([1-6])$/.exec(tagName)?.[1];
  return level === undefined ? undefined : Number(level);
}

// Footnotes get their ids from remark-rehype; their heading is the same in every text.
function isOfFootnotes(node: HtmlNode, idPrefix: string): boolean {
  const id = propertyOf(node, "id") ?? "";
  return id.startsWith(`${idPrefix}fn`)
    ? /^fn(?:ref)?-/.test(id.slice(idPrefix.length))
    : id.endsWith(labelId);
}

const labelId = "footnote-label";

// Several texts may stand on one page. A note that is referred to twice has two ways back, the second with its number
// in its name alone: a name must hold all visible words.
function nameFootnotes(elements: readonly HtmlNode[], idPrefix: string): void {
  for (const node of elements) {
    const { properties = {} } = node;
    const number = /\d+$/.exec(wordsOf(node))?.[0];
    if (properties["dataFootnoteBackref"] !== undefined && number !== undefined) {
      properties["ariaLabel"] = `${propertyOf(node, "ariaLabel") ?? ""} (${number})`;
      node.children = [text("↩")];
    }
    if (properties["id"] === labelId) properties["id"] = idPrefix + labelId;
    if (properties["ariaDescribedBy"] !== undefined) properties["ariaDescribedBy"] = [idPrefix + labelId];
  }
}

/**
 * Makes the id of a heading from its words.
 * @param words the heading's text
 */
export function headingId(words: string): string {
  const slug = words
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  return slug === "" ? "part" : slug;
}

function unusedId(slug: string, used: ReadonlySet<string>): string {
  let id = slug;
  for (let number = 2; used.has(id); number++) id = `${slug}-${String(number)}`;
  return id;
}

function fragmentOf(node: HtmlNode): string | undefined {
  const href = node.tagName === "a" ? propertyOf(node, "href") : undefined;
  return href?.startsWith("#") === true ? decoded(href.slice(1)) : undefined;
}

// Percent signs may be literal.
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
