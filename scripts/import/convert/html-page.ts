import { isOfFrame } from "./clean-html";
import { dayOf, fileNameOf, type ImportedText } from "./imported-text";
import { htmlToMarkdown } from "./html-to-markdown";
import { LeftOut } from "./left-out";
import {
  element,
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
  const named = metaOf(page, "og:title") ?? documentTitle;
  const headline = heading && wordsOf(heading);
  // Behind it, many sites name themselves.
  const title = headline !== undefined && named?.startsWith(headline) !== false ? headline : named;
  const article = articleIn(page);
  const above = pictureAbove(page, article);
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
    fileName: fileNameOf(file),
    formerAddress: address,
    body: htmlToMarkdown({ type: "root", children: [...above, article] }, leftOut),
    pictures: new Map(),
    leftOut: leftOut.list(),
  };
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

// The featured image, which themes of WordPress show above the text.
function pictureAbove(page: HtmlNode, article: HtmlNode): HtmlNode[] {
  const picture = elementsIn(page, "img").find((img) => hasClass(img, "wp-post-image"));
  return picture === undefined || elementsIn(article, "img").includes(picture)
    ? []
    : [element("p", {}, [picture])];
}

function isTitle(node: HtmlNode, title: string | undefined): boolean {
  const isHeadline = node.tagName === "h1" || hasClass(node, "MsoTitle");
  return isHeadline && title !== undefined && wordsOf(node) === title;
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
