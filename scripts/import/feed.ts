import { DomUtils, parseDocument } from "htmlparser2";
import { htmlToMarkdown } from "../documents/html-to-markdown";
import { dayOf, decodePart, fileNameOf, type ImportedText } from "../documents/imported-text";
import { parseHtml, plainTextOf } from "../documents/tree";
import { pictureHtml } from "./library";
import { soundsOf, removePlayerLinks } from "./sermon";
import type { Source } from "./wordpress";
import { addParagraphs } from "./wordpress-content";
import { describeItem, elementsNamed, fieldsOf, valueOf, type Item } from "./xml";

/**
 * Reads a feed: RSS of a podcast, a church platform or a blog, or Atom, which Blogger exports.
 * @param file the name shown to the editor
 * @throws Error with a message for the editor if it is not a feed
 */
export function readFeed(xml: string, file: string): Source {
  // Atom may contain HTML as elements.
  const html = /(<(content|summary)\b[^>]*\btype=["']xhtml["'][^>]*>)([^]*?)(?=<\/\2>)/g;
  const root = parseDocument(xml.replace(html, "$1<![CDATA[$3]]>"), { xmlMode: true });
  const [head] = ["channel", "feed"].flatMap((name) => elementsNamed(root, name));
  const entries = ["item", "entry"].flatMap((name) => elementsNamed(root, name));
  if (head === undefined || entries.length === 0)
    throw new Error(
      "it is neither a WordPress export nor a feed with texts. In WordPress, choose Tools → Export → All content. For a podcast or another blog, save the feed (RSS) as an .xml file. Then import the exported or saved file.",
    );
  const otherEntries = entries.filter((entry) => kindOf(entry) !== "post");
  const leftOut = otherEntries.map((entry) => {
    const kind = kindOf(entry);
    if (kind === "comment") return "a reader’s comment";
    return ["template", "settings"].includes(kind)
      ? `a ${kind.replace(/s$/, "")} of the blog`
      : describeItem(kind, titleOf(entry));
  });
  const isExport = /<blogger:type>|kind#(?:settings|template)/.test(xml);
  if (!isExport)
    leftOut.push(
      "any older texts that are not in the feed (many feeds contain only the newest texts, so compare the drafts with the former site)",
    );
  const texts = entries
    .filter((entry) => kindOf(entry) === "post")
    .map((entry) => readEntry(entry, head, file));
  return { texts, leftOut };
}

/** The kind of an entry, in the new or the old format of Blogger. */
function kindOf(entry: Item): string {
  if (valueOf(entry, "blogger:trashed") !== "") return "deleted post";
  const [, kind = "post"] = /kind#(\w+)/.exec(attributesOf(entry, "category", "term").join(" ")) ?? [];
  return valueOf(entry, "blogger:type").toLowerCase() || kind;
}

function readEntry(entry: Item, head: Item, file: string): ImportedText {
  const leftOut: string[] = [];
  const title = titleOf(entry);
  const [fullHtml = ""] = ["content:encoded", "content"].map((name) => valueOf(entry, name)).filter(Boolean);
  const summaries = ["description", "summary", "itunes:summary", "blogger:metaDescription"]
    .map((name) => valueOf(entry, name))
    .filter(Boolean);
  const html = fullHtml || (summaries[0] ?? "");
  const files = [
    ...fieldsOf(entry).filter(({ name, attribs }) => name === "enclosure" || attribs["rel"] === "enclosure"),
    ...["media:content", "media:thumbnail"].flatMap((name) => elementsNamed(entry, name)),
  ].map(({ name, attribs }) => ({
    address: attribs["url"] ?? attribs["href"] ?? "",
    type: attribs["type"] ?? (name === "media:thumbnail" ? "image" : (attribs["medium"] ?? "")),
  }));
  const isPicture = ({ type }: { type: string }) => type.startsWith("image");
  const { recording, otherAddresses } = soundsOf(
    new Map([["duration", valueOf(entry, "itunes:duration")]]),
    files.filter((one) => !isPicture(one)).map(({ address, type }) => `${address}\n\n${type}`),
    valueOf(entry, "guid") || valueOf(entry, "id"),
  );
  if (fullHtml === "" && recording === undefined)
    leftOut.push(
      "the rest of the text, if this feed shortens texts (compare the draft with the former site)",
    );
  const [picture] = files.filter((one) => isPicture(one) && !html.includes(one.address));
  // Blogger separates paragraphs with empty lines.
  const separatedHtml = html.replace(/(?:<br\s*\/?>\s*){2,}/gi, "</p><p>");
  const leadHtml = picture === undefined ? "" : pictureHtml({ ...picture, alt: "", caption: "" });
  const markup = /<(?:p|br|div|ul|ol|h[1-6]|blockquote|table|figure)\b/i.test(html)
    ? separatedHtml
    : addParagraphs(html);
  const body = removePlayerLinks(htmlToMarkdown(parseHtml(leadHtml + markup), leftOut), recording, leftOut);
  for (const address of [...otherAddresses].filter((one) => !body.includes(one)))
    leftOut.push(
      `the file ${address} (only one MP3 or M4A file can be the recording; copy other files into content/files, and link to them in the text)`,
    );
  const { speaker, series } = peopleOf(entry, head, leftOut);
  const [description, ...otherSummaries] = new Set(
    summaries.map(textOf).filter((one) => !contains(textOf(html), one)),
  );
  leftOut.push(...otherSummaries.map((summary) => `the summary (${summary})`), ...unknownFields(entry, head));
  const link = linkOf(entry) || valueOf(entry, "blogger:filename");
  // SermonAudio’s pages have numbers as names.
  const name = decodePart(fileNameOf(link.replace(/[?#].*$|\/$/g, ""))).replace(/^\d+$/, "");
  const isPublic =
    link !== "" && !/\.(?:mp3|m4a)(?:\?|$)/.test(link) && valueOf(entry, "blogger:status") !== "DRAFT";
  return {
    source: `${file}: ${title === "" ? "a post without a title" : `“${title}”`}`,
    title: title || undefined,
    description,
    date: dayOf(
      ["pubDate", "published", "dc:date", "updated"].map((name) => valueOf(entry, name)).find(Boolean),
      leftOut,
    ),
    recording,
    series: series === undefined ? undefined : { title: series, text: "" },
    speaker,
    categories: elementsNamed(entry, "category")
      .filter(({ attribs }) => !attribs["scheme"]?.endsWith("#kind"))
      .map((category) => textOf(category.attribs["term"] ?? DomUtils.textContent(category)))
      .filter(Boolean)
      .map((category) => [category]),
    names: [name, title, "post"],
    formerAddresses: isPublic ? [link] : [],
    formerSite: linkOf(head) || undefined,
    body,
    pictures: new Map(),
    leftOut,
  };
}

/** The speaker (unless it is the author of the whole feed) and the series. */
function peopleOf(entry: Item, head: Item, leftOut: string[]) {
  const nestedName = elementsNamed(entry, "author").map((author) => valueOf(author, "name"))[0];
  const [, bracketedName = ""] = /\((.+)\)/.exec(valueOf(entry, "author")) ?? [];
  const itunesAuthor = valueOf(entry, "itunes:author");
  const author =
    valueOf(entry, "dc:creator") ||
    nestedName ||
    (itunesAuthor === valueOf(head, "itunes:author") ? "" : itunesAuthor) ||
    bracketedName;
  // One word is the name of an account.
  const speaker = author.includes(" ") ? author : undefined;
  if (author !== "" && speaker === undefined) leftOut.push(`the author “${author}”`);
  const subtitle = textOf(valueOf(entry, "itunes:subtitle"));
  // SermonAudio writes "Speaker - Series".
  const series =
    speaker !== undefined && subtitle.startsWith(`${speaker} - `)
      ? subtitle.slice(speaker.length + 3)
      : undefined;
  const texts = fieldsOf(entry)
    .filter(({ name }) => name !== "itunes:subtitle")
    .map(DomUtils.textContent);
  if (series === undefined && subtitle !== author && !texts.some((one) => contains(textOf(one), subtitle)))
    leftOut.push(`the subtitle (${subtitle})`);
  return { speaker, series };
}

const knownFields = new Set(
  `title link guid id pubDate published updated description summary content content:encoded enclosure category author
  source comments dc:creator dc:date itunes:author itunes:title itunes:summary itunes:subtitle itunes:duration
  itunes:explicit itunes:episodeType itunes:block`.split(/\s+/),
);

/** The fields that an editor must copy, such as a transcript or a season. Fields of the whole feed are excluded. */
function unknownFields(entry: Item, head: Item): string[] {
  const valueIn = (field: Item) =>
    DomUtils.textContent(field).trim() || (field.attribs["url"] ?? field.attribs["href"] ?? "");
  const sharedFields = fieldsOf(head).map((field) => field.name + valueIn(field));
  return fieldsOf(entry)
    .filter(
      ({ name }) => !knownFields.has(name) && !/^(?:media|blogger|app|thr|slash|wfw|gd|atom):/.test(name),
    )
    .filter((field) => valueIn(field) !== "" && !sharedFields.includes(field.name + valueIn(field)))
    .map((field) => `the field "${field.name}" (${valueIn(field)})`);
}

function titleOf(entry: Item): string {
  return textOf(valueOf(entry, "title") || valueOf(entry, "itunes:title"));
}

/** The address of the page that an entry or a feed belongs to. */
function linkOf(item: Item): string {
  const links = fieldsOf(item).filter(
    ({ name, attribs }) => name === "link" && (attribs["rel"] ?? "alternate") === "alternate",
  );
  return links.map((link) => link.attribs["href"] ?? DomUtils.textContent(link).trim())[0] ?? "";
}

function attributesOf(entry: Item, name: string, attribute: string): string[] {
  return elementsNamed(entry, name).map(({ attribs }) => attribs[attribute] ?? "");
}

function textOf(html: string): string {
  return plainTextOf(parseHtml(html));
}

/** Whether a text contains a summary. The summary may end with an ellipsis. */
function contains(text: string, summary: string): boolean {
  const [fullText, summaryText] = [text, summary.replace(/\s*(?:\[?…\]?|\.\.\.)$/, "")].map((one) =>
    one.replace(/\s/g, ""),
  );
  return fullText?.includes(summaryText ?? "") ?? false;
}
