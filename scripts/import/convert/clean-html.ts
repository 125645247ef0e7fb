import { decoded } from "./decoded";
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
    if (tagName === "a") return linkFor(node);
    if (tagName === "ul" || tagName === "ol") return picturesOfList(node);
    if (tagName === "figure") return embedIn(node) ?? figureAs(node);
    if (tagName === "p") return embedIn(node) ?? splitAtBreaks(node);
    if (tagName === "img" && hasClass(node, "emoji", "wp-smiley")) return text(propertyOf(node, "alt"));
    if (tagName === "img" && isNoPicture(node)) return [];
    if (/background(?:-image)?:[^;]*url\(/.test(propertyOf(node, "style")))
      leftOut.add("a background picture");
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

// A thumbnail that links to its full-size picture: the full-size one is used. An anchor without an address, and the
// second link of WordPress to a file, fall away.
function linkFor(link: HtmlNode): HtmlNode[] | undefined {
  const [picture, ...others] = (link.children ?? []).filter((child) => !isBlank(child));
  const href = propertyOf(link, "href");
  if (hasClass(link, "wp-block-file__button")) return [];
  if (href === "") return link.children ?? [];
  if (picture?.tagName !== "img" || others.length > 0) return undefined;
  if (!/\.(?:jpe?g|png|gif|webp|avif)(?:[?#]|$)/i.test(href)) return undefined;
  return [{ ...picture, properties: { ...picture.properties, src: href } }];
}

// A gallery of the first block editor is a list.
function picturesOfList(list: HtmlNode): HtmlNode[] | undefined {
  const items = (list.children ?? []).filter((child) => !isBlank(child));
  const isPicture = (node: HtmlNode): boolean =>
    node.tagName === "figure" || (wordsOf(node) === "" && elementsIn(node, "img").length > 0);
  const contents = items.map(({ children = [] }) => children.filter((child) => !isBlank(child)));
  if (!contents.every((children) => children.length > 0 && children.every(isPicture))) return undefined;
  return contents.flat().map((node) => (node.tagName === "img" ? element("p", {}, [node]) : node));
}

// Tracking pixels.
function isNoPicture(img: HtmlNode): boolean {
  return (
    propertyOf(img, "src") === "" || (propertyOf(img, "width") === "1" && propertyOf(img, "height") === "1")
  );
}

// The figures of a gallery stand one below the other.
function figureAs(figure: HtmlNode): HtmlNode[] | undefined {
  const { children = [] } = figure;
  if (elementsIn(figure, "img").length > 1) return children;
  return children.every((child) => isBlank(child) || isInline(child))
    ? [element("p", {}, children)]
    : undefined;
}

/** A paragraph or figure that contains only the address of a player, as WordPress stores it. */
function embedIn(node: HtmlNode): HtmlNode[] | undefined {
  const [inner, ...others] = (node.children ?? []).filter((child) => !isBlank(child));
  const address = inner && others.every(({ tagName }) => tagName === "figcaption") ? wordsOf(inner) : "";
  if (elementsIn(node, "img", "iframe").length > 0 || !URL.canParse(address)) return undefined;
  if (!/^https?:\/\/(?:www\.|m\.)?(?:youtube\.com|youtu\.be|vimeo\.com)\/\S+$/.test(address))
    return undefined;
  return [
    element("p", {}, [element("iframe", { src: address })]),
    ...others.map((caption) => element("p", {}, caption.children)),
  ];
}

/** Two line breaks in a paragraph begin another one, as in texts of Blogger. */
function splitAtBreaks({ children = [], ...paragraph }: HtmlNode): HtmlNode[] | undefined {
  const visible = children.filter((child, index) => !isBlank(child) || children[index - 1]?.tagName !== "br");
  const parts: HtmlNode[][] = [[]];
  visible.forEach((child, index) => {
    const isSecond = child.tagName === "br" && visible[index - 1]?.tagName === "br";
    if (isSecond) parts.push([]);
    else if (child.tagName !== "br" || visible[index + 1]?.tagName !== "br") parts.at(-1)?.push(child);
  });
  if (parts.length === 1) return undefined;
  return parts.filter((part) => part.length > 0).map((part) => ({ ...paragraph, children: part }));
}

/** Video or audio hosted by the former site stays there and is linked. */
function playerOf(node: HtmlNode): HtmlNode {
  const source = [node, ...elementsIn(node, "source")]
    .map((one) => propertyOf(one, "src"))
    .find((src) => src !== "");
  const name = decoded(/([^/?#]*)(?:[?#].*)?$/.exec(source ?? "")?.[1] ?? "");
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
  for (const cell of cells)
    if (cell.children?.some((child) => !isInline(child) && !isBlank(child)))
      cell.children = linesIn(cell).flatMap((line, index) => (index === 0 ? line : [element("br"), ...line]));
  // A Markdown table has a heading row; Word marks it rarely.
  const [heading] = elementsIn(table, "th").length === 0 ? elementsIn(table, "tr") : [];
  for (const cell of heading?.children ?? []) if (cell.tagName === "td") cell.tagName = "th";
}

/** The content of a cell as lines: a cell of a Markdown table holds neither paragraphs nor lists. */
function linesIn({ children = [] }: HtmlNode): HtmlNode[][] {
  const lines: HtmlNode[][] = [[]];
  for (const child of children) {
    if (isInline(child)) lines.at(-1)?.push(child);
    else lines.push(...linesIn(child).map((line, index) => asItem(child, line, index)), []);
  }
  return lines.filter((line) => !line.every(isBlank));
}

function asItem({ tagName }: HtmlNode, line: HtmlNode[], index: number): HtmlNode[] {
  return tagName === "li" && index === 0 ? [text("• "), ...line] : line;
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

/** Gives pictures that load late, as themes of WordPress have them, their own addresses. Changes the tree. */
export function loadPictures(root: HtmlNode): void {
  for (const node of elementsIn(root, "img")) {
    const [late] = ["dataLazySrc", "dataSrc", "dataOriginal"]
      .map((name) => propertyOf(node, name))
      .filter(Boolean);
    if (late !== undefined) node.properties = { ...node.properties, src: late };
  }
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
      ..."sharedaddy jp-relatedposts post-navigation comments-area entry-meta entry-footer".split(" "),
      ..."addtoany_share_save_container heateor_sss_sharing_container wp-block-buttons-share".split(" "),
      ..."lwptoc wp-block-yoast-seo-table-of-contents wp-block-rank-math-toc-block".split(" "),
    ) ||
    ["ez-toc-container", "toc_container", "comments"].includes(propertyOf(node, "id"))
  );
}
