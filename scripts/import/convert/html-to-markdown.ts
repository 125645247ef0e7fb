import rehypeRemark, { all, type Handle } from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { cleanHtml, loadPictures, resolveAddresses } from "./clean-html";
import { isShownInMarkdown, tidyEmphasis } from "./emphasis";
import { extractFootnotes } from "./footnotes";
import { linkHeadings } from "./heading-links";
import type { LeftOut } from "./left-out";
import { elementsIn, propertyOf, wordsOf, type HtmlNode } from "./tree";

/**
 * Converts a text to Markdown with GFM's footnotes and tables. Content without a Markdown equivalent stays as HTML
 * that the site supports: captioned pictures, players, superscript and subscript.
 * @param root the text's tree, which is changed
 * @param leftOut collects what could not be converted
 * @param base the page's own address, for relative links and pictures
 */
export function htmlToMarkdown(root: HtmlNode, leftOut: LeftOut, base?: string): string {
  loadPictures(root);
  resolveAddresses(root, base);
  // Before links back are taken for anything else.
  extractFootnotes(root);
  linkHeadings(root);
  cleanHtml(root, leftOut);
  tidyEmphasis(root);
  return writeMarkdown(root);
}

/** Converts a tree that contains only what a text may contain. */
function writeMarkdown(root: HtmlNode): string {
  const markdown = writer.runSync(root as Parameters<typeof writer.runSync>[0]);
  return writer.stringify(markdown).trim();
}

interface MarkdownNode {
  type: string;
  [field: string]: unknown;
}

const html = (value: string): MarkdownNode => ({ type: "html", value });

// With the element's name, the library knows that it belongs to a paragraph.
const inlineHtml = (value: string, hName: string): MarkdownNode => ({ ...html(value), data: { hName } });

/** Keeps an inline element as HTML around its words. */
const kept: Handle = (h, node: HtmlNode) => {
  const { tagName = "" } = node;
  return [
    inlineHtml(`<${tagName}>`, tagName),
    ...all(h, node as never),
    inlineHtml(`</${tagName}>`, tagName),
  ] as ReturnType<Handle>;
};

/** Emphasis; as HTML where Markdown would show the asterisks. */
const emphasis =
  (type: "emphasis" | "strong"): Handle =>
  (h, node: HtmlNode) =>
    isShownInMarkdown(node) ? h(node as never, type, all(h, node as never)) : kept(h, node);

const footnoteReference: Handle = (_h, node: HtmlNode) => {
  const number = propertyOf(node, "dataNumber");
  return { type: "footnoteReference", identifier: number, label: number };
};

const footnoteDefinition: Handle = (h, node: HtmlNode) => {
  const number = propertyOf(node, "dataNumber");
  return {
    type: "footnoteDefinition",
    identifier: number,
    label: number,
    children: all(h, node as never),
  } as ReturnType<Handle>;
};

/** A table cell is a single line in Markdown, so a line break in it stays HTML. */
const lineBreak: Handle = (h, node: HtmlNode) =>
  (h.inTable ? inlineHtml("<br>", "br") : h(node as never, "break")) as ReturnType<Handle>;

/**
 * A picture with a caption becomes a component; any other figure (without a caption, or with a table or a quotation)
 * is replaced by its content.
 */
const figure: Handle = (h, node: HtmlNode) => {
  const [picture] = elementsIn(node, "img");
  const caption = elementsIn(node, "figcaption").map(wordsOf).join(" ").trim();
  if (picture === undefined || caption === "") return all(h, node as never);
  const attributes = { src: propertyOf(picture, "src"), alt: propertyOf(picture, "alt"), caption };
  return html(`<Figure ${attributesOf(attributes)} />`) as unknown as ReturnType<Handle>;
};

/** A player; the site shows it as a link with a title. */
const frame: Handle = (_h, node: HtmlNode) => {
  const src = propertyOf(node, "src").replace(/^\/\//, "https://");
  const title = propertyOf(node, "title");
  const attributes = attributesOf(title === "" ? { src } : { src, title });
  return html(`<iframe ${attributes}></iframe>`) as unknown as ReturnType<Handle>;
};

function attributesOf(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(
      ([name, value]) =>
        `${name}="${value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;")}"`,
    )
    .join(" ");
}

const writer = unified()
  .use(rehypeRemark, {
    document: true,
    quotes: ["“”", "‘’"],
    handlers: {
      figure,
      iframe: frame,
      br: lineBreak,
      em: emphasis("emphasis"),
      i: emphasis("emphasis"),
      strong: emphasis("strong"),
      b: emphasis("strong"),
      sup: kept,
      sub: kept,
      mark: kept,
      ins: kept,
      u: all as Handle,
      "footnote-ref": footnoteReference,
      "footnote-def": footnoteDefinition,
    },
  })
  .use(remarkGfm, { singleTilde: false })
  .use(remarkStringify, {
    bullet: "-",
    emphasis: "*",
    strong: "*",
    rule: "-",
    listItemIndent: "one",
    fences: true,
    incrementListMarker: true,
  })
  .freeze();
