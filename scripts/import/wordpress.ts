import { DomUtils, parseDocument } from "htmlparser2";
import { htmlToMarkdown } from "./html-to-markdown";
import { counted, dayOf, decoded, type ImportedText } from "./imported-text";
import { elementsIn, parseHtml, propertyOf, wordsOf } from "./tree";
import { htmlOf, pictureHtml, type LibraryPicture } from "./wordpress-content";

/** The posts of an export, and what else it holds, by kind: "page (2 times)". */
export interface WordPressExport {
  readonly texts: readonly ImportedText[];
  readonly leftOut: readonly string[];
}

/**
 * Reads the posts of a WordPress export (WXR, an RSS file of Tools → Export), of every status but the bin.
 * @param xml the whole file
 * @param file the name shown to the editor
 * @throws Error with a message for the editor if it is no such export
 */
export function readWordPress(xml: string, file: string): WordPressExport {
  if (!/<rss\b[^>]*xmlns:wp=/.test(xml.slice(0, 5_000)))
    throw new Error(
      "it is no export of WordPress. There, choose Tools → Export → Posts, and take that file.",
    );
  const items = elementsNamed(parseDocument(xml, { xmlMode: true }), "item");
  const typeOf = (item: Item) => valueOf(item, "wp:post_type");
  const isInBin = (item: Item) => valueOf(item, "wp:status") === "trash";
  const library = items.filter((item) => typeOf(item) === "attachment").map(readPicture);
  const posts = items.filter((item) => typeOf(item) === "post" && !isInBin(item));
  const others = items.filter((item) => !posts.includes(item) && typeOf(item) !== "attachment");
  return {
    texts: posts.map((post) => readPost(post, file, library)),
    leftOut: counted(
      others.map((item) => (isInBin(item) ? "post in the bin" : typeOf(item).replaceAll("_", " "))),
    ),
  };
}

type Item = ReturnType<typeof elementsNamed>[number];

function readPicture(item: Item): LibraryPicture {
  return {
    id: valueOf(item, "wp:post_id"),
    post: valueOf(item, "wp:post_parent"),
    address: valueOf(item, "wp:attachment_url"),
    alt: metaOf(item).get("_wp_attachment_image_alt") ?? "",
    caption: valueOf(item, "excerpt:encoded"),
  };
}

function readPost(post: Item, file: string, library: readonly LibraryPicture[]): ImportedText {
  const leftOut: string[] = [];
  const meta = metaOf(post);
  const status = valueOf(post, "wp:status");
  // WordPress keeps & as HTML has it.
  const title = wordsOf(parseHtml(valueOf(post, "title")));
  const date = valueOf(post, "wp:post_date");
  const descriptions = ["_yoast_wpseo_metadesc", "rank_math_description"].map((key) => meta.get(key));
  for (const _ of elementsNamed(post, "wp:comment")) leftOut.push("a comment of a reader");
  if (status === "private") leftOut.push("that it was private: on this site nothing is");
  if (valueOf(post, "wp:post_password") !== "") leftOut.push("its password: on this site nothing has one");
  const body = bodyOf(post, library, leftOut);
  return {
    source: `${file}: ${title === "" ? "a post without a title" : `“${title}”`}`,
    title: title || undefined,
    description: [...descriptions, valueOf(post, "excerpt:encoded")].find((words) => words?.trim()),
    date: dayOf(date.startsWith("0000") ? valueOf(post, "pubDate") : date),
    speaker: namesIn(post, speakers).join(", ") || undefined,
    categories: namesIn(post, ["category", "post_tag"]),
    name: decoded(valueOf(post, "wp:post_name")) || undefined,
    fileName: `post-${valueOf(post, "wp:post_id")}`,
    formerAddress: ["publish", "private"].includes(status) ? valueOf(post, "link") : undefined,
    body,
    pictures: new Map(),
    leftOut: counted(leftOut),
  };
}

/** Taxonomies of the plugins for sermons. */
const speakers = ["wpfc_preacher", "sermon_speaker", "speaker", "preacher"];

function bodyOf(post: Item, library: readonly LibraryPicture[], leftOut: string[]): string {
  const meta = metaOf(post);
  const content = valueOf(post, "content:encoded");
  const featured = library.find(({ id }) => id === meta.get("_thumbnail_id"));
  const [, name = ""] = /([^/]+)\.\w+$/.exec(featured?.address ?? "") ?? [];
  // Many posts begin with the picture that themes show above them.
  const above = featured === undefined || content.includes(name) ? "" : pictureHtml(featured);
  const surroundings = { library, post: valueOf(post, "wp:post_id"), leftOut };
  const root = parseHtml(above + htmlOf(content, surroundings) + notesOf(meta.get("footnotes")));
  for (const image of elementsIn(root, "img")) {
    const [, id] = /\bwp-image-(\d+)/.exec(propertyOf(image, "className")) ?? [];
    const alt = propertyOf(image, "alt") || library.find((picture) => picture.id === id)?.alt;
    image.properties = { ...image.properties, alt };
  }
  return htmlToMarkdown(root, leftOut, valueOf(post, "link"));
}

/** The footnotes that the block editor keeps outside the text, as a list with links back. */
function notesOf(json = ""): string {
  if (json === "") return "";
  const notes = JSON.parse(json) as { id: string; content: string }[];
  const items = notes.map(({ id, content }) => `<li id="${id}">${content} <a href="#${id}-link">↩</a></li>`);
  return `<ol>${items.join("")}</ol>`;
}

function elementsNamed(holder: Parameters<typeof DomUtils.getElementsByTagName>[1], name: string) {
  return DomUtils.getElementsByTagName(name, holder, true);
}

function namesIn(item: Item, domains: readonly string[]): string[] {
  return elementsNamed(item, "category")
    .filter(({ attribs }) => domains.includes(attribs["domain"] ?? "category"))
    .map((category) => DomUtils.textContent(category).trim());
}

function metaOf(item: Item): ReadonlyMap<string, string> {
  const pairs = elementsNamed(item, "wp:postmeta");
  return new Map(pairs.map((pair) => [valueOf(pair, "wp:meta_key"), valueOf(pair, "wp:meta_value")]));
}

// Comments and their authors have fields of the same names.
function valueOf(item: Item, name: string): string {
  const found = item.children.filter(DomUtils.isTag).find((child) => child.name === name);
  return found === undefined ? "" : DomUtils.textContent(found).trim();
}
