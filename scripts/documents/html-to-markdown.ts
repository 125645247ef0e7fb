import type { Element, ElementContent, Root } from "hast";
import { h } from "hastscript";
import rehypeRemark, { all, defaultHandlers, type Handle } from "rehype-remark";
import { unified } from "unified";
import { extractFootnotes } from "./footnotes";
import { isPixel, restoreLazyPictures } from "./lazy-pictures";
import { textOf, writeMarkdown } from "./markdown";
import { elementsIn, parseHtml, propertyOf, replaceElements, plainTextOf } from "./tree";

/**
 * Converts a text to Markdown with footnotes, tables and captions. Players and raised letters stay as HTML.
 * @param root the text, which is changed
 * @param leftOut collects elements that could not be converted
 */
export function htmlToMarkdown(root: Root, leftOut: string[]): string {
  replaceElements(root, replaceEmbed);
  restoreLazyPictures(root, leftOut);
  extractFootnotes(root);
  replaceElements(root, (node) => {
    const name = unconvertibleElements[node.tagName];
    if (name === undefined) return replacements[node.tagName]?.(node);
    leftOut.push(name);
    return [];
  });
  for (const table of elementsIn(root, "table")) fitTable(table, leftOut);
  return writeMarkdown(toMarkdown.runSync(root));
}

const unconvertibleElements: Readonly<Partial<Record<string, string>>> = {
  script: "a script",
  form: "a form",
  object: "an embedded object",
  embed: "an embedded object",
  svg: "a drawing in the page’s code (SVG)",
  math: "a formula",
};

// A small picture that links to its full size becomes the full size. The block editor of WordPress links to each file
// twice.
function replaceLink(link: Element): ElementContent[] | undefined {
  const href = propertyOf(link, "href");
  if (propertyOf(link, "className").includes("wp-block-file__button")) return [];
  if (href === "") return link.children;
  const [picture] = elementsIn(link, "img");
  // Blogger's large pictures have names without an ending.
  const largePicture = /\.(?:jpe?g|png|gif|webp|avif)(?:[?#]|$)|\/\/[\w.]+\.googleusercontent\.com\/img\//i;
  const isLarge = plainTextOf(link) === "" && largePicture.test(href);
  return picture && isLarge ? [{ ...picture, properties: { ...picture.properties, src: href } }] : undefined;
}

function replacePicture(picture: Element): ElementContent[] | undefined {
  const isEmoji = /\b(?:emoji|wp-smiley)\b/.test(propertyOf(picture, "className"));
  if (isEmoji) return [{ type: "text", value: propertyOf(picture, "alt") }];
  // Squarespace describes a picture with the name of its file.
  if (/^\S+\.(?:jpe?g|png|gif|webp|heic)$/i.test(propertyOf(picture, "alt")))
    picture.properties = { ...picture.properties, alt: "" };
  return isPixel(picture) || propertyOf(picture, "src") === "" ? [] : undefined;
}

/** Returns the content of an empty element that a script of Squarespace would fill: a player, or a link to a sound. */
function replaceEmbed(node: Element): ElementContent[] | undefined {
  const [html, sound, title, author] = ["dataHtml", "dataUrl", "dataTitle", "dataAuthor"].map((name) =>
    propertyOf(node, name),
  );
  if (html?.includes("<") && plainTextOf(node) === "")
    return parseHtml(html).children.filter((child) => child.type === "element");
  if (!sound || !propertyOf(node, "className").includes("sqs-audio-embed")) return undefined;
  return [h("p", h("a", { href: sound }, [title, author].filter(Boolean).join(", ") || sound))];
}

/** The caption of a picture becomes its title. Other figures are split into their parts. */
function replaceFigure(figure: Element): ElementContent[] {
  const [picture, ...otherPictures] = elementsIn(figure, "img", "figure");
  if (picture === undefined || otherPictures.length > 0)
    return figure.children.map((child) =>
      child.type === "element" && child.tagName === "figcaption" ? { ...child, tagName: "p" } : child,
    );
  const [caption] = elementsIn(figure, "figcaption");
  const title = caption && plainTextOf(caption);
  if (title) picture.properties = { ...picture.properties, title };
  const [link] = elementsIn(figure, "a");
  return [h("p", link && elementsIn(link, "img").length > 0 ? link : picture)];
}

/** The player for an address on a line of its own, as in WordPress. */
function playerOf(node: Element): ElementContent[] | undefined {
  const [caption] = elementsIn(node, "figcaption");
  const address = plainTextOf(node)
    .slice(0, caption && -plainTextOf(caption).length)
    .trim();
  const isVideo = /^https?:\/\/(?:www\.|m\.)?(?:youtube\.com|youtu\.be|vimeo\.com)\/\S+$/.test(address);
  if (!isVideo) return undefined;
  return [h("p", h("iframe", { src: address })), ...(caption ? [h("p", caption.children)] : [])];
}

// A player of the former site's own file becomes a link to that file.
function replaceRecording(node: Element): ElementContent[] {
  const src = [node, ...elementsIn(node, "source")].map((part) => propertyOf(part, "src")).find(Boolean);
  const [, fileName = ""] = /([^/?#]*)(?:[?#].*)?$/.exec(src ?? "") ?? [];
  return src === undefined ? [] : [h("p", h("a", { href: src }, fileName))];
}

// A line break at the end of emphasis would be lost.
function moveBreak({ children, ...node }: Element): ElementContent[] | undefined {
  const lastChild = children.at(-1);
  if (lastChild?.type !== "element" || lastChild.tagName !== "br") return undefined;
  return [{ ...node, children: children.slice(0, -1) }, lastChild];
}

const lineTags = ["p", "li", "h1", "h2", "h3", "h4", "h5", "h6"];

/** Adapts a table to Markdown: each cell is one line, and the first row is the heading. */
function fitTable(table: Element, leftOut: string[]): void {
  const cells = elementsIn(table, "td", "th");
  if (cells.some((cell) => ["colSpan", "rowSpan"].some((name) => Number(propertyOf(cell, name) || 1) > 1)))
    leftOut.push("merged table cells (the text was kept, but check the columns)");
  for (const cell of cells) {
    const lines = elementsIn(cell, ...lineTags).filter((line) => elementsIn(line, ...lineTags).length === 0);
    const isComplete =
      plainTextOf(cell).replace(/\s/g, "") === lines.map(plainTextOf).join("").replace(/\s/g, "") &&
      elementsIn(cell, "img").length === lines.flatMap((line) => elementsIn(line, "img")).length;
    if (isComplete)
      cell.children = lines.flatMap((line, index) => [...(index === 0 ? [] : [h("br")]), ...line.children]);
    else if (lines.length > 0) leftOut.push("line breaks or lists in a table cell (the text was kept)");
  }
  const [heading] = elementsIn(table, "tr");
  if (heading) for (const cell of elementsIn(heading, "td")) cell.tagName = "th";
}

type MarkdownContent = ReturnType<Handle>;

/** Keeps an inline element as HTML around its text. */
const keepAsHtml: Handle = (state, node: Element) => {
  const tag = (value: string) => ({ type: "html", value, data: { hName: node.tagName } });
  return [tag(`<${node.tagName}>`), ...all(state, node), tag(`</${node.tagName}>`)] as MarkdownContent;
};

/** The functions that replace elements, by tag name. If a function returns undefined, the element stays. */
const replacements: Readonly<Partial<Record<string, (node: Element) => ElementContent[] | undefined>>> = {
  a: replaceLink,
  img: replacePicture,
  figure: (node) => playerOf(node) ?? replaceFigure(node),
  p: playerOf,
  // A table of one row is only a layout.
  table: (table) =>
    elementsIn(table, "tr").length === 1
      ? elementsIn(table, "caption", "td", "th").map(({ children }) => h("div", children))
      : undefined,
  audio: replaceRecording,
  video: replaceRecording,
  ...Object.fromEntries(["b", "strong", "i", "em"].map((name) => [name, moveBreak])),
};

const blocks = ["paragraph", "heading", "list", "blockquote", "table", "code", "thematicBreak"];

/** Makes emphasis from the style or, without one, from the tag. Blocks inside the element stay blocks. */
const convertEmphasis: Handle = (state, node: Element) => {
  const children = all(state, node);
  if (children.some(({ type }) => blocks.includes(type)) || children.map(textOf).join("").trim() === "")
    return children;
  const style = propertyOf(node, "style");
  const [, weight = ["b", "strong"].includes(node.tagName) ? "bold" : ""] =
    /font-weight:\s*(\w+)/.exec(style) ?? [];
  const [, slant = ["i", "em"].includes(node.tagName) ? "italic" : "normal"] =
    /font-style:\s*(\w+)/.exec(style) ?? [];
  const slantedChildren = slant === "normal" ? children : [{ type: "emphasis", children }];
  const isStrong = /^(?:bold|[6-9]00)/.test(weight);
  return (isStrong ? { type: "strong", children: slantedChildren } : slantedChildren) as MarkdownContent;
};

const escapeAttribute = (value: string) => value.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

const handlers: Record<string, Handle> = {
  comment: () => undefined,
  sup: (state, node: Element) => {
    const number = propertyOf(node, "dataFootnote");
    return number === ""
      ? keepAsHtml(state, node)
      : { type: "footnoteReference", identifier: number, label: number };
  },
  section: (state, node: Element) => {
    const number = propertyOf(node, "dataFootnote");
    const children = defaultHandlers["div"](state, node);
    return number === ""
      ? children
      : ({ type: "footnoteDefinition", identifier: number, label: number, children } as MarkdownContent);
  },
  sub: keepAsHtml,
  mark: keepAsHtml,
  u: all as Handle,
  ...Object.fromEntries(["b", "strong", "i", "em", "span", "font"].map((name) => [name, convertEmphasis])),
  // Markdown allows only one line in a table's cell.
  br: (state, node: Element) =>
    state.inTable ? { type: "html", value: "<br>", data: { hName: "br" } } : state(node, "break"),
  iframe: (_state, node: Element) => {
    const src = propertyOf(node, "src").replace(/^\/\//, "https://");
    const title = propertyOf(node, "title");
    const titleAttribute = title === "" ? "" : ` title="${escapeAttribute(title)}"`;
    return { type: "html", value: `<iframe src="${escapeAttribute(src)}"${titleAttribute}></iframe>` };
  },
};

const toMarkdown = unified()
  .use(rehypeRemark, { document: true, quotes: ["“”", "‘’"], handlers })
  .freeze();
