import type { Element, ElementContent, Root } from "hast";
import { h } from "hastscript";
import rehypeRemark, { all, type Handle } from "rehype-remark";
import { unified } from "unified";
import { fitEmphasis } from "./emphasis";
import { extractFootnotes } from "./footnotes";
import { writeMarkdown } from "./markdown";
import { elementsIn, hasClass, isBlank, isInline, propertyOf, replaceElements, wordsOf } from "./tree";

/**
 * Converts a text to Markdown with footnotes, tables and captions. Players and raised letters stay as HTML.
 * @param root the text, which is changed
 * @param leftOut collects what could not be converted
 * @param base the text's own address, for relative links and pictures
 */
export function htmlToMarkdown(root: Root, leftOut: string[], base?: string): string {
  if (base !== undefined) completeAddresses(root, base);
  extractFootnotes(root);
  dropWhatIsNoText(root, leftOut);
  fitEmphasis(root);
  replaceElements(root, fittedBlock);
  fitTables(root, leftOut);
  linkAddresses(root);
  return writeMarkdown(toMarkdown.runSync(root));
}

function completeAddresses(root: Root, base: string): void {
  for (const node of elementsIn(root, "a", "img", "iframe", "audio", "video", "source"))
    for (const name of ["href", "src"]) {
      const address = propertyOf(node, name);
      if (address === "" || address.startsWith("#") || !URL.canParse(address, base)) continue;
      node.properties = { ...node.properties, [name]: new URL(address, base).href };
    }
}

const silent = ["style", "link", "meta", "template", "noscript", "colgroup"];

const lost: Readonly<Partial<Record<string, string>>> = {
  script: "a script",
  form: "a form",
  input: "a form field",
  object: "an embedded object",
  embed: "an embedded object",
  svg: "a drawing inside the page",
  math: "a formula",
};

function dropWhatIsNoText(root: Root, leftOut: string[]): void {
  replaceElements(root, (node) => {
    const name = lost[node.tagName];
    if (name !== undefined) leftOut.push(name);
    if (name !== undefined || silent.includes(node.tagName)) return [];
    if (node.tagName === "a") return fittedLink(node);
    if (node.tagName !== "img") return undefined;
    if (hasClass(node, "emoji", "wp-smiley")) return [{ type: "text", value: propertyOf(node, "alt") }];
    // What counts visitors is a picture of one pixel.
    const isPixel = propertyOf(node, "width") === "1" && propertyOf(node, "height") === "1";
    return isPixel || propertyOf(node, "src") === "" ? [] : undefined;
  });
}

// A small picture that links to its full size is that one. The block editor links to a file twice.
function fittedLink(link: Element): ElementContent[] | undefined {
  const href = propertyOf(link, "href");
  if (hasClass(link, "wp-block-file__button")) return [];
  if (href === "") return link.children;
  const [picture, ...others] = link.children.filter((child) => !isBlank(child));
  if (picture?.type !== "element" || picture.tagName !== "img" || others.length > 0) return undefined;
  const isPicture = /\.(?:jpe?g|png|gif|webp|avif)(?:[?#]|$)/i.test(href);
  return isPicture ? [{ ...picture, properties: { ...picture.properties, src: href } }] : undefined;
}

function fittedBlock(node: Element): ElementContent[] | undefined {
  if (node.tagName === "figure") return player(node) ?? fittedFigure(node);
  if (node.tagName === "p") return player(node);
  if (["audio", "video"].includes(node.tagName)) return [linkToRecording(node)];
  return ["ul", "ol"].includes(node.tagName) ? galleryOf(node) : undefined;
}

/** A picture with a caption has that as its title; the parts of other figures stand by themselves. */
function fittedFigure(figure: Element): ElementContent[] {
  const [picture, ...others] = elementsIn(figure, "img");
  const caption = elementsIn(figure, "figcaption").map(wordsOf).join(" ");
  if (picture === undefined || others.length > 0)
    return figure.children.map((child) =>
      child.type === "element" && child.tagName === "figcaption" ? { ...child, tagName: "p" } : child,
    );
  if (caption !== "") picture.properties = { ...picture.properties, title: caption };
  return [h("p", picture)];
}

/** The player for an address that stands alone, as WordPress stores and shows it. */
function player(node: Element): ElementContent[] | undefined {
  const captions = elementsIn(node, "figcaption");
  const address = wordsOf({
    ...node,
    children: node.children.filter((child) => !captions.includes(child as Element)),
  });
  if (!/^https?:\/\/(?:www\.|m\.)?(?:youtube\.com|youtu\.be|vimeo\.com)\/\S+$/.test(address))
    return undefined;
  return [h("p", h("iframe", { src: address })), ...captions.map(({ children }) => h("p", children))];
}

// What the former site plays stays there.
function linkToRecording(node: Element): Element {
  const src = [node, ...elementsIn(node, "source")].map((one) => propertyOf(one, "src")).find(Boolean) ?? "";
  const name = decodeURI(/([^/?#]*)(?:[?#].*)?$/.exec(src)?.[1] ?? "");
  return h("p", src === "" ? [] : h("a", { href: src }, propertyOf(node, "title") || name));
}

// A gallery of the first block editor is a list; its figures are paragraphs already.
function galleryOf(list: Element): ElementContent[] | undefined {
  const items = elementsIn(list, "li");
  const isPicture = (item: Element) => wordsOf(item) === "" && elementsIn(item, "img").length > 0;
  if (items.length === 0 || !items.every(isPicture)) return undefined;
  return items.flatMap((item) => elementsIn(item, "img").map((picture) => h("p", picture)));
}

/** Fits tables to Markdown, where a cell is one line, the first row is the heading and a caption stands below. */
function fitTables(root: Root, leftOut: string[]): void {
  for (const table of elementsIn(root, "table")) {
    const cells = elementsIn(table, "td", "th");
    if (cells.some((cell) => ["colSpan", "rowSpan"].some((name) => Number(propertyOf(cell, name) || 1) > 1)))
      leftOut.push("that cells of a table were merged");
    for (const cell of cells)
      if (!cell.children.every((child) => isInline(child) || isBlank(child)))
        cell.children = linesIn(cell).flatMap((line, index) => (index === 0 ? line : [h("br"), ...line]));
    const [heading] = elementsIn(table, "tr");
    if (elementsIn(table, "th").length > 0 || heading === undefined) continue;
    for (const cell of elementsIn(heading, "td")) cell.tagName = "th";
  }
  replaceElements(root, (node) => {
    const [caption] = node.tagName === "table" ? elementsIn(node, "caption") : [];
    if (caption === undefined) return undefined;
    node.children = node.children.filter((child) => child !== caption);
    return [node, h("p", h("em", caption.children))];
  });
}

function linesIn({ tagName, children }: Element): ElementContent[][] {
  const lines: ElementContent[][] = [tagName === "li" ? [{ type: "text", value: "• " }] : []];
  for (const child of children) {
    if (child.type !== "element" || isInline(child)) lines.at(-1)?.push(child);
    else lines.push(...linesIn(child), []);
  }
  return lines.filter((line) => !line.every(isBlank));
}

/** Addresses in the words become links, as former sites show them. */
function linkAddresses(node: Root | Element): void {
  const children = node.children as ElementContent[];
  node.children = children.flatMap((child): ElementContent[] => {
    if (child.type === "element" && !["a", "code", "pre"].includes(child.tagName)) linkAddresses(child);
    if (child.type !== "text") return child.type === "comment" ? [] : [child];
    return child.value
      .split(/(https?:\/\/[^\s<>"“”]*[^\s<>"“”.,;:!?'’)\]])/)
      .map((part, index) => (index % 2 === 1 ? h("a", { href: part }, part) : { type: "text", value: part }));
  });
}

type MarkdownContent = ReturnType<Handle>;

/** Keeps an inline element as HTML around its words. */
const kept: Handle = (state, node: Element) => {
  const tag = (value: string) => ({ type: "html", value, data: { hName: node.tagName } });
  return [tag(`<${node.tagName}>`), ...all(state, node), tag(`</${node.tagName}>`)] as MarkdownContent;
};

const attribute = (value: string) => value.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

const handlers: Record<string, Handle> = {
  sup: kept,
  sub: kept,
  mark: kept,
  u: all as Handle,
  // A table's cell is one line.
  br: (state, node: Element) =>
    state.inTable ? { type: "html", value: "<br>", data: { hName: "br" } } : state(node, "break"),
  iframe: (_state, node: Element) => {
    const src = propertyOf(node, "src").replace(/^\/\//, "https://");
    const title = propertyOf(node, "title");
    const titled = title === "" ? "" : ` title="${attribute(title)}"`;
    return { type: "html", value: `<iframe src="${attribute(src)}"${titled}></iframe>` };
  },
  "footnote-ref": (_state, node: Element) => {
    const number = propertyOf(node, "dataNumber");
    return { type: "footnoteReference", identifier: number, label: number };
  },
  "footnote-def": (state, node: Element) => {
    const number = propertyOf(node, "dataNumber");
    const children = all(state, node);
    return { type: "footnoteDefinition", identifier: number, label: number, children } as MarkdownContent;
  },
};

const toMarkdown = unified()
  .use(rehypeRemark, { document: true, quotes: ["“”", "‘’"], handlers })
  .freeze();
