import { isOfFrame } from "./clean-html";
import { dayOf, type ImportedText } from "./imported-text";
import { htmlToMarkdown } from "./html-to-markdown";
import { LeftOut } from "./left-out";
import {
  elementsIn,
  findNode,
  hasClass,
  parseDocument,
  propertyOf,
  replaceNodes,
  wordsOf,
  type HtmlNode,
} from "./tree";

/**
 * Reads an HTML page, such as one saved from a WordPress site or by Word.
 * @param html the whole page
 * @param file the name shown to the editor
 */
export function readHtmlPage(html: string, file: string): ImportedText {
  const leftOut = new LeftOut();
  const page = parseDocument(html);
  const [heading] = elementsIn(page, "h1");
  const documentTitle = elementsIn(page, "title").map(wordsOf)[0];
  const title = metaOf(page, "og:title") ?? (heading && wordsOf(heading)) ?? documentTitle;
  const article = articleIn(page);
  replaceNodes(article, (node) => (isOfFrame(node) || isTitle(node, title) ? [] : undefined));
  const formerAddress = elementsIn(page, "link").find((link) => propertyOf(link, "rel") === "canonical");
  const address = formerAddress && propertyOf(formerAddress, "href");
  return {
    source: file,
    title,
    description: metaOf(page, "description") ?? metaOf(page, "og:description"),
    date: dayOf(metaOf(page, "article:published_time")) ?? dateIn(page),
    categories: categoriesIn(page),
    name: nameIn(address),
    formerAddress: address,
    body: htmlToMarkdown({ type: "root", children: [article] }, leftOut),
    pictures: new Map(),
    leftOut: leftOut.list(),
  };
}

/**
 * Decodes the bytes of a page with its declared encoding; UTF-8 by default.
 * @throws RangeError if the encoding is unknown
 */
export function decodeHtml(bytes: Uint8Array): string {
  const beginning = new TextDecoder("latin1").decode(bytes.subarray(0, 2_048));
  const [, named] = /<meta[^>]+charset=["']?([\w-]+)/i.exec(beginning) ?? [];
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const mark = isUtf16 ? (bytes[0] === 0xff ? "utf-16le" : "utf-16be") : undefined;
  return new TextDecoder(mark ?? named ?? "utf-8").decode(bytes);
}

// The innermost element that is known to contain the text, or the whole page.
function articleIn(page: HtmlNode): HtmlNode {
  const candidates: readonly ((node: HtmlNode) => boolean)[] = [
    (node) => hasClass(node, "entry-content", "post-content", "article-content", "article-body", "e-content"),
    (node) => propertyOf(node, "itemProp").split(" ").includes("articleBody"),
    ({ tagName }) => tagName === "article",
    ({ tagName }) => tagName === "main",
    ({ tagName }) => tagName === "body",
  ];
  for (const candidate of candidates) {
    const found = findNode(page, candidate);
    if (found !== undefined) return found;
  }
  return page;
}

function isTitle(node: HtmlNode, title: string | undefined): boolean {
  return node.tagName === "h1" && title !== undefined && wordsOf(node) === title;
}

function metaOf(page: HtmlNode, name: string): string | undefined {
  const meta = elementsIn(page, "meta").find((one) =>
    [propertyOf(one, "name"), propertyOf(one, "property")].includes(name),
  );
  const content = meta && propertyOf(meta, "content").trim();
  return content === "" ? undefined : content;
}

function dateIn(page: HtmlNode): string | undefined {
  return elementsIn(page, "time")
    .map((time) => dayOf(propertyOf(time, "dateTime")))
    .find((day) => day !== undefined);
}

function categoriesIn(page: HtmlNode): string[] {
  const links = elementsIn(page, "a").filter((link) => /\b(?:category|tag)\b/.test(propertyOf(link, "rel")));
  const section = metaOf(page, "article:section");
  return [...new Set([...(section === undefined ? [] : [section]), ...links.map(wordsOf)])];
}

function nameIn(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const parts = new URL(address).pathname.split("/").filter((part) => part !== "");
  return parts.at(-1)?.replace(/\.\w+$/, "");
}
