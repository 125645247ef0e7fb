import { DomUtils, parseDocument } from "htmlparser2";
import { dayOf, type ImportedText } from "./imported-text";
import { htmlToMarkdown } from "./html-to-markdown";
import { LeftOut } from "./left-out";
import { paragraphsFromLines } from "./paragraphs-from-lines";
import { expandShortcodes } from "./shortcodes";
import { parseFragment, wordsOf } from "./tree";

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
  const pictures = new Map(
    items
      .filter((item) => typeOf(item) === "attachment")
      .map((item) => [valueOf(item, "wp:post_id"), valueOf(item, "wp:attachment_url")]),
  );
  const posts = items.filter((item) => typeOf(item) === "post" && valueOf(item, "wp:status") !== "trash");
  const others = items.filter((item) => !posts.includes(item) && typeOf(item) !== "attachment").map(kindOf);
  return { texts: posts.map((post) => readPost(post, file, pictures)), leftOut: counted(others) };
}

type Item = ReturnType<typeof elementsNamed>[number];

function readPost(post: Item, file: string, pictures: ReadonlyMap<string, string>): ImportedText {
  const leftOut = new LeftOut();
  // WordPress keeps & as HTML has it.
  const title = wordsOf(parseFragment(valueOf(post, "title")));
  const link = valueOf(post, "link");
  const meta = new Map(
    elementsNamed(post, "wp:postmeta").map((one) => [
      valueOf(one, "wp:meta_key"),
      valueOf(one, "wp:meta_value"),
    ]),
  );
  const content = valueOf(post, "content:encoded");
  const root = parseFragment(
    pictureAbove(pictures.get(meta.get("_thumbnail_id") ?? ""), content) +
      expandShortcodes(content, leftOut, (id) => pictures.get(id)) +
      notesOf(meta.get("footnotes")),
  );
  paragraphsFromLines(root);
  const body = htmlToMarkdown(root, leftOut, link);
  for (const _ of elementsNamed(post, "wp:comment")) leftOut.add("a comment of a reader");
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
    name: decoded(valueOf(post, "wp:post_name")),
    formerAddress: link,
    body,
    pictures: new Map(),
    leftOut: leftOut.list(),
  };
}

// The featured image, which themes show above a post; many posts also begin with it.
function pictureAbove(address: string | undefined, content: string): string {
  const [, name = ""] = /([^/]+)\.\w+$/.exec(address ?? "") ?? [];
  return address === undefined || content.includes(name) ? "" : `<p><img src="${address}" alt=""></p>\n\n`;
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

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
