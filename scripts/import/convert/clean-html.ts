import type { LeftOut } from "./left-out";
import {
  element,
  elementsIn,
  hasClass,
  isBlank,
  isInline,
  nodesIn,
  propertyOf,
  replaceNodes,
  text,
  wordsOf,
  type HtmlNode,
} from "./tree";

/**
 * Reduces HTML to what a text may contain: scripts, forms and drawings are removed and noted, players become frames
 * that the site shows as cards, and styled spans become emphasis. Changes the tree.
 * @param root the page's content, without header, navigation and footer
 */
export function cleanHtml(root: HtmlNode, leftOut: LeftOut): void {
  replaceNodes(root, (node) => {
    const { tagName = "" } = node;
    if (silent.includes(tagName) || node.type === "comment") return [];
    const lost = lostElements[tagName];
    if (lost !== undefined) {
      leftOut.add(lost);
      return [];
    }
    if (tagName === "span") return styled(node);
    if (tagName === "a") return linkedPicture(node);
    if (tagName === "figure") return embedIn(node) ?? (isGallery(node) ? (node.children ?? []) : undefined);
    if (tagName === "p") return embedIn(node);
    if (tagName === "img" && isNoPicture(node)) return [];
    if (tagName === "audio" || tagName === "video") return playerOf(node);
    return undefined;
  });
  for (const table of elementsIn(root, "table")) fitTable(table, leftOut);
  moveCaptions(root);
  linkAddresses(root);
}

const silent = ["style", "link", "meta", "template", "noscript", "title", "base", "colgroup", "track"];

const lostElements: Readonly<Partial<Record<string, string>>> = {
  script: "a script",
  form: "a form",
  input: "a form field",
  select: "a form field",
  textarea: "a form field",
  object: "an embedded object",
  embed: "an embedded object",
  applet: "an embedded object",
  svg: "a drawing inside the page",
  canvas: "a drawing inside the page",
  math: "a formula",
};

// Browser-based editors and Google Docs write emphasis as inline styles.
function styled(node: HtmlNode): HtmlNode | undefined {
  const style = propertyOf(node, "style").replace(/\s/g, "");
  const isStrong = /font-weight:(?:bold|[6-9]00)/.test(style);
  const isEmphasised = /font-style:italic/.test(style);
  if (wordsOf(node) === "" || (!isStrong && !isEmphasised)) return undefined;
  const inner = isEmphasised ? [element("em", {}, node.children)] : (node.children ?? []);
  return isStrong ? element("strong", {}, inner) : inner[0];
}

// A thumbnail that links to its full-size picture: the full-size one is used.
function linkedPicture(link: HtmlNode): HtmlNode[] | undefined {
  const [picture, ...others] = (link.children ?? []).filter((child) => !isBlank(child));
  const href = propertyOf(link, "href");
  if (picture?.tagName !== "img" || others.length > 0) return undefined;
  if (!/\.(?:jpe?g|png|gif|webp|avif)(?:[?#]|$)/i.test(href)) return undefined;
  return [{ ...picture, properties: { ...picture.properties, src: href } }];
}

// Tracking pixels, and emoticon images that stand for their characters.
function isNoPicture(img: HtmlNode): boolean {
  return (
    propertyOf(img, "src") === "" || (propertyOf(img, "width") === "1" && propertyOf(img, "height") === "1")
  );
}

function isGallery(figure: HtmlNode): boolean {
  return elementsIn(figure, "img").length > 1;
}

/** A paragraph or figure that contains only the address of a player, as WordPress stores it. */
function embedIn(node: HtmlNode): HtmlNode | undefined {
  const [inner, ...others] = (node.children ?? []).filter((child) => !isBlank(child));
  const address = inner && others.every(({ tagName }) => tagName === "figcaption") ? wordsOf(inner) : "";
  if (elementsIn(node, "img", "iframe").length > 0 || !URL.canParse(address)) return undefined;
  if (!/^https?:\/\/(?:www\.|m\.)?(?:youtube\.com|youtu\.be|vimeo\.com)\/\S+$/.test(address))
    return undefined;
  return element("iframe", { src: address });
}

/** Video or audio hosted by the former site stays there and is linked. */
function playerOf(node: HtmlNode): HtmlNode {
  const source = [node, ...elementsIn(node, "source")]
    .map((one) => propertyOf(one, "src"))
    .find((src) => src !== "");
  const name = decodeURIComponent(/([^/?#]*)(?:[?#].*)?$/.exec(source ?? "")?.[1] ?? "");
  const link = element("a", { href: source ?? "" }, [text(propertyOf(node, "title") || name)]);
  return element("p", {}, source === undefined ? [] : [link]);
}

function fitTable(table: HtmlNode, leftOut: LeftOut): void {
  const cells = elementsIn(table, "td", "th");
  const isMerged = cells.some((cell) =>
    ["colSpan", "rowSpan"].some((name) => Number(propertyOf(cell, name) || 1) > 1),
  );
  if (isMerged) leftOut.add("that cells of a table were merged");
  if (elementsIn(table, "table").length > 1) leftOut.add("that a table stood inside another");
  if (
    cells.some(
      (cell) => (cell.children ?? []).filter((child) => !isInline(child) && !isBlank(child)).length > 1,
    )
  )
    for (const cell of cells) joinParagraphs(cell);
  // A Markdown table has a heading row; Word marks it rarely.
  const [heading] = elementsIn(table, "th").length === 0 ? elementsIn(table, "tr") : [];
  for (const cell of heading?.children ?? []) if (cell.tagName === "td") cell.tagName = "th";
}

// A cell of a Markdown table is one line.
function joinParagraphs(cell: HtmlNode): void {
  cell.children = (cell.children ?? []).flatMap((child, index) => {
    if (child.tagName !== "p") return child;
    return index === 0 ? (child.children ?? []) : [element("br"), ...(child.children ?? [])];
  });
}

// As former sites show them; Markdown would escape their signs.
function linkAddresses(node: HtmlNode): void {
  if (["a", "code", "pre"].includes(node.tagName ?? "")) return;
  node.children = node.children?.flatMap((child) => {
    linkAddresses(child);
    return child.type === "text" ? linkedText(child.value ?? "") : child;
  });
}

function linkedText(words: string): HtmlNode[] {
  return words
    .split(/(https?:\/\/[^\s<>"“”]*[^\s<>"“”.,;:!?'’)\]])/)
    .flatMap((part, index) =>
      part === "" ? [] : index % 2 === 1 ? element("a", { href: part }, [text(part)]) : text(part),
    );
}

// Markdown's tables have none.
function moveCaptions(root: HtmlNode): void {
  replaceNodes(root, (node) => {
    if (node.tagName !== "table") return undefined;
    const captions = (node.children ?? []).filter(({ tagName }) => tagName === "caption");
    const table = { ...node, children: (node.children ?? []).filter((child) => !captions.includes(child)) };
    return [table, ...captions.map(({ children }) => element("p", {}, [element("em", {}, children)]))];
  });
}

/**
 * Makes all addresses absolute.
 * @param base the page's own address; without it, relative addresses stay unchanged
 */
export function resolveAddresses(root: HtmlNode, base: string | undefined): void {
  if (base === undefined || !URL.canParse(base)) return;
  for (const node of nodesIn(root))
    for (const name of ["href", "src"]) {
      const written = propertyOf(node, name);
      if (written === "" || written.startsWith("#") || !URL.canParse(written, base)) continue;
      node.properties = { ...node.properties, [name]: new URL(written, base).href };
    }
}

/** Whether an element belongs to the page but not to its text. */
export function isOfFrame(node: HtmlNode): boolean {
  return (
    ["nav", "aside", "footer"].includes(node.tagName ?? "") ||
    hasClass(
      node,
      "sharedaddy",
      "jp-relatedposts",
      "post-navigation",
      "comments-area",
      "entry-meta",
      "entry-footer",
      "wp-block-buttons-share",
    )
  );
}
