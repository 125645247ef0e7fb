import { DomUtils, parseDocument } from "htmlparser2";
import { decoded } from "./decoded";
import { dayOf, type ImportedText } from "./imported-text";
import { htmlToMarkdown } from "./html-to-markdown";
import { LeftOut } from "./left-out";
import { paragraphsFromLines } from "./paragraphs-from-lines";
import { expandShortcodes, pictureOf, type LibraryPicture } from "./shortcodes";
import { elementsIn, parseFragment, propertyOf, wordsOf, type HtmlNode } from "./tree";

/** What an export of a WordPress site holds. */
export interface WordPressExport {
  /** Its posts, the oldest as the export has them first. */
  readonly texts: readonly ImportedText[];
  /** The export's other contents with their counts: “2 pages”. */
  readonly leftOut: readonly string[];
}

/** Whether a text is a WordPress export rather than a page. */
export function isWordPressExport(xml: string): boolean {
  return /<rss\b[^>]*xmlns:wp=/.test(xml.slice(0, 5_000));
}

/**
 * Reads the posts of a WordPress export (WXR, an RSS file of Tools → Export), of every status except trash.
 * @param xml the whole file
 * @param file the name shown to the editor
 */
export function readWordPressExport(xml: string, file: string): WordPressExport {
  const items = elementsNamed(parseDocument(xml, { xmlMode: true }), "item");
  const library = items.filter((item) => typeOf(item) === "attachment").map(readPicture);
  const posts = items.filter((item) => typeOf(item) === "post" && valueOf(item, "wp:status") !== "trash");
  const others = items.filter((item) => !posts.includes(item) && typeOf(item) !== "attachment").map(kindOf);
  return { texts: posts.map((post) => readPost(post, file, library)), leftOut: counted(others) };
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
  const leftOut = new LeftOut();
  // WordPress keeps & as HTML has it.
  const title = wordsOf(parseFragment(valueOf(post, "title")));
  const link = valueOf(post, "link");
  const meta = metaOf(post);
  const id = valueOf(post, "wp:post_id");
  const content = valueOf(post, "content:encoded");
  const thumbnail = library.find((picture) => picture.id === meta.get("_thumbnail_id"));
  const root = parseFragment(
    pictureAbove(thumbnail, content) +
      expandShortcodes(withoutBlocks(content, leftOut), leftOut, library, id) +
      notesOf(meta.get("footnotes")),
  );
  paragraphsFromLines(root);
  describePictures(root, library);
  const body = htmlToMarkdown(root, leftOut, link);
  for (const _ of elementsNamed(post, "wp:comment")) leftOut.add("a comment of a reader");
  if (valueOf(post, "wp:status") === "private") leftOut.add("that it was private: on this site nothing is");
  if (valueOf(post, "wp:post_password") !== "") leftOut.add("its password: on this site nothing has one");
  const date = valueOf(post, "wp:post_date");
  const description = ["_yoast_wpseo_metadesc", "rank_math_description", "_aioseo_description"]
    .map((key) => meta.get(key) ?? "")
    .concat(valueOf(post, "excerpt:encoded"))
    .find((words) => words.trim() !== "");
  return {
    source: `${file}: ${title === "" ? "a post without a title" : `“${title}”`}`,
    title: title === "" ? undefined : title,
    description,
    date: date.startsWith("0000") ? dayOf(valueOf(post, "pubDate")) : dayOf(date),
    categories: elementsNamed(post, "category").map((category) => DomUtils.textContent(category).trim()),
    name: decoded(valueOf(post, "wp:post_name")) || undefined,
    fileName: `post-${id}`,
    formerAddress: link,
    body,
    pictures: new Map(),
    leftOut: leftOut.list(),
  };
}

// The featured image, which themes show above a post; many posts also begin with it.
function pictureAbove(picture: LibraryPicture | undefined, content: string): string {
  const [, name = ""] = /([^/]+)\.\w+$/.exec(picture?.address ?? "") ?? [];
  return picture === undefined || content.includes(name) ? "" : pictureOf(picture);
}

/** Blocks without HTML of their own, which WordPress fills in when it shows a post, are noted. */
function withoutBlocks(content: string, leftOut: LeftOut): string {
  return content.replace(/<!-- wp:([\w/-]+)(?: (?:(?!-->)[^])*)? \/-->/g, (_all, name: string) => {
    if (name === "block") leftOut.add("a block that several posts share");
    else if (name !== "footnotes") leftOut.add(`the block “${name}”`);
    return "";
  });
}

/** Pictures without an alternative text get that of the media library. */
function describePictures(root: HtmlNode, library: readonly LibraryPicture[]): void {
  for (const image of elementsIn(root, "img")) {
    const [, id] = /\bwp-image-(\d+)/.exec(propertyOf(image, "className")) ?? [];
    const alt = library.find((picture) => picture.id === id)?.alt ?? "";
    if (propertyOf(image, "alt") === "") image.properties = { ...image.properties, alt };
  }
}

/**
 * Converts the footnotes that the block editor stores outside the text.
 * @param json their list
 * @returns an HTML list, each item with a link back
 */
function notesOf(json: string | undefined): string {
  if (json === undefined || json === "") return "";
  try {
    const notes = JSON.parse(json) as { id: string; content: string }[];
    const items = notes.map(
      ({ id, content }) => `<li id="${id}">${content} <a href="#${id}-link">↩</a></li>`,
    );
    return `\n\n<ol>${items.join("")}</ol>`;
  } catch {
    return "";
  }
}

function elementsNamed(holder: Parameters<typeof DomUtils.getElementsByTagName>[1], name: string) {
  return DomUtils.getElementsByTagName(name, holder, true);
}

function metaOf(item: Item): ReadonlyMap<string, string> {
  return new Map(
    elementsNamed(item, "wp:postmeta").map((one) => [
      valueOf(one, "wp:meta_key"),
      valueOf(one, "wp:meta_value"),
    ]),
  );
}

// Only direct children: comments and their authors have fields of the same names.
function valueOf(item: Item, name: string): string {
  const found = item.children.filter(DomUtils.isTag).find((child) => child.name === name);
  return found === undefined ? "" : DomUtils.textContent(found).trim();
}

function typeOf(item: Item): string {
  return valueOf(item, "wp:post_type");
}

function kindOf(item: Item): string {
  return typeOf(item) === "post" ? "post in the bin" : typeOf(item).replaceAll("_", " ");
}

function counted(kinds: readonly string[]): string[] {
  return [...new Set(kinds)].map((kind) => {
    const count = kinds.filter((one) => one === kind).length;
    return count === 1 ? `1 ${kind}` : `${String(count)} × ${kind}`;
  });
}
