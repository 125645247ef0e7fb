import { DomUtils, parseDocument } from "htmlparser2";
import { htmlToMarkdown } from "../documents/html-to-markdown";
import {
  dayOf,
  decodePart,
  describeOtherSeries,
  type ImportedRecording,
  type ImportedText,
} from "../documents/imported-text";
import {
  sermonContent,
  sermonDay,
  sermonTypes,
  seriesTaxonomies,
  soundsOf,
  speakerTaxonomies,
  removePlayerLinks,
} from "./sermon";
import { elementsIn, parseHtml, propertyOf, plainTextOf } from "../documents/tree";
import { pictureHtml, type LibraryPicture } from "./library";
import { htmlOf } from "./wordpress-content";
import { describeItem, elementsNamed, valueOf, type Item } from "./xml";

/** The texts of a file, and a description of each part that is left out. */
export interface Source {
  readonly texts: readonly ImportedText[];
  readonly leftOut: readonly string[];
}

/**
 * Reads the posts of a WordPress export (WXR, an RSS file of Tools → Export), of every status except the trash.
 * @param file the name shown to the editor
 */
export function readWordPress(xml: string, file: string): Source {
  const root = parseDocument(xml, { xmlMode: true });
  const items = elementsNamed(root, "item");
  const kindOf = (item: Item) =>
    valueOf(item, "wp:status") === "trash" ? "deleted post" : valueOf(item, "wp:post_type");
  const itemsOf = (kind: string) => items.filter((item) => kindOf(item) === kind);
  const exportData: Export = {
    file,
    site: elementsNamed(root, "wp:base_blog_url").map(DomUtils.textContent)[0],
    library: itemsOf("attachment").map(readPicture),
    authors: new Map(
      elementsNamed(root, "wp:author").map((author) => [
        valueOf(author, "wp:author_login"),
        valueOf(author, "wp:author_display_name"),
      ]),
    ),
    series: new Map(
      elementsNamed(root, "wp:term").map((term) => [
        plainTextOf(parseHtml(valueOf(term, "wp:term_name"))),
        plainTextOf(parseHtml(valueOf(term, "wp:term_description"))),
      ]),
    ),
  };
  const importedTypes = ["post", ...sermonTypes];
  return {
    texts: items
      .filter((item) => importedTypes.includes(kindOf(item)))
      .map((post) => readPost(post, exportData)),
    leftOut: items
      .filter((item) => ![...importedTypes, "attachment"].includes(kindOf(item)))
      .map((item) => [kindOf(item), valueOf(item, "title")] as const)
      // WordPress keeps menus and styles as posts, too.
      .map(([kind, title]) => describeItem(kind, ownTypes.test(kind) ? "" : title)),
  };
}

const ownTypes = /^(?:nav_menu_item|custom_css|oembed_cache|revision|customize_changeset|wp_(?!block).*)$/;

/** Data that all posts share. */
interface Export {
  readonly file: string;
  /** The address of the former site. */
  readonly site: string | undefined;
  readonly library: readonly LibraryPicture[];
  /** The names of the authors, by login. */
  readonly authors: ReadonlyMap<string, string>;
  /** The descriptions of series and other terms, by name. */
  readonly series: ReadonlyMap<string, string>;
}

function readPicture(item: Item): LibraryPicture {
  return {
    id: valueOf(item, "wp:post_id"),
    post: valueOf(item, "wp:post_parent"),
    address: valueOf(item, "wp:attachment_url"),
    alt: metaOf(item).get("_wp_attachment_image_alt") ?? "",
    // Squarespace writes a number instead of a caption.
    caption: valueOf(item, "excerpt:encoded").replace(/^exc-[0-9a-f]{24}$/, ""),
  };
}

function readPost(post: Item, exportData: Export): ImportedText {
  const leftOut = elementsNamed(post, "wp:comment").map(() => "a reader’s comment");
  const status = valueOf(post, "wp:status");
  if (status === "private" || valueOf(post, "wp:post_password") !== "")
    leftOut.push(
      `the ${status === "private" ? "private status" : "password"} (everybody can read a published teaching and, in a public repository, the draft)`,
    );
  // WordPress stores & as an HTML entity.
  const title = plainTextOf(parseHtml(valueOf(post, "title")));
  const date = valueOf(post, "wp:post_date");
  const meta = metaOf(post);
  const enclosures = enclosuresOf(post, exportData.library, leftOut);
  const { recording, otherAddresses } = soundsOf(meta, enclosures, valueOf(post, "guid"));
  const body = bodyOf(post, exportData.library, leftOut, recording);
  for (const address of [...otherAddresses].filter((one) => !body.includes(one)))
    leftOut.push(
      `the file ${address} (only one MP3 or M4A file can be the recording; copy other files into content/files, and link to them in the text)`,
    );
  const [series, ...otherSeries] = namesIn(post, seriesTaxonomies);
  leftOut.push(...describeOtherSeries(otherSeries));
  const details = enclosures.join("\n").matchAll(/s:\d+:"(author|summary|subtitle)";s:\d+:"(.+?)";/gs);
  for (const [, name = "", text = ""] of details) leftOut.push(`the ${name} in the podcast (${text})`);
  const domains = new Set(elementsNamed(post, "category").map(domainOf));
  for (const domain of [...domains].filter((one) => !taxonomies.includes(one) && !one.startsWith("post_")))
    leftOut.push(...namesIn(post, [domain]).map((name) => `the tag “${name}” (${domain})`));
  return {
    source: `${exportData.file}: ${title === "" ? "a post without a title" : `“${title}”`}`,
    title: title || undefined,
    description: plainTextOf(parseHtml(valueOf(post, "excerpt:encoded"))) || undefined,
    date: sermonDay(meta, leftOut) ?? dayOf(date.startsWith("0000") ? valueOf(post, "pubDate") : date),
    recording,
    series: series === undefined ? undefined : { title: series, text: exportData.series.get(series) ?? "" },
    speaker: namesIn(post, speakerTaxonomies).join(", ") || authorsOf(post, exportData.authors, leftOut),
    categories: namesIn(post, topicTaxonomies).map((name) => [name]),
    names: [
      decodePart(valueOf(post, "wp:post_name")).replace(/\.html?$/, ""),
      title,
      `post-${valueOf(post, "wp:post_id")}`,
    ],
    formerAddresses: ["publish", "private"].includes(status) ? [valueOf(post, "link")] : [],
    formerSite: exportData.site,
    body,
    pictures: new Map(),
    leftOut,
  };
}

/**
 * The sounds of a post in the format of PowerPress: an attachment, the fields of PowerPress (for additional feeds, the
 * name of a field starts with the feed and a colon), and the players of Squarespace.
 */
function enclosuresOf(post: Item, library: readonly LibraryPicture[], leftOut: string[]): string[] {
  const meta = metaOf(post);
  const id = meta.get("sermon_audio_id") || "0";
  const attachment = library.find((file) => file.id === id)?.address;
  if (attachment === undefined && id !== "0" && !meta.get("sermon_audio"))
    leftOut.push(
      `the recording with the number ${id} in WordPress’s media library, because the export does not contain this number (in WordPress, choose Tools → Export → All content, delete this draft, and import the new export)`,
    );
  const fields = elementsNamed(post, "wp:postmeta").filter((field) =>
    /^(?:_\w+:)?enclosure$/.test(valueOf(field, "wp:meta_key")),
  );
  const playerEnclosures = elementsIn(parseHtml(valueOf(post, "content:encoded")), "div")
    .filter((node) => propertyOf(node, "className").includes("sqs-audio-embed"))
    .map((node) => {
      const seconds = String(Math.round(Number(propertyOf(node, "dataDurationInMs")) / 1000));
      return `${propertyOf(node, "dataUrl")}\n\naudio/mpeg\na:1:{s:8:"duration";s:4:"${seconds}";}`;
    });
  const fieldEnclosures = fields.map((field) => valueOf(field, "wp:meta_value"));
  return [`${attachment ?? ""}\n\naudio/mpeg`, ...fieldEnclosures, ...playerEnclosures];
}

/** The known names of a post's authors. */
function authorsOf(post: Item, authors: Export["authors"], leftOut: string[]): string | undefined {
  const guestAuthors = namesIn(post, ["author"]);
  const logins = guestAuthors.length > 0 ? guestAuthors : [valueOf(post, "dc:creator")].filter(Boolean);
  const knownLogins = logins.filter((login) => (authors.get(login) ?? login) !== login);
  leftOut.push(
    ...logins.filter((login) => !knownLogins.includes(login)).map((login) => `the author “${login}”`),
  );
  return knownLogins.map((login) => authors.get(login)).join(", ") || undefined;
}

function bodyOf(
  post: Item,
  library: readonly LibraryPicture[],
  leftOut: string[],
  recording: ImportedRecording | undefined,
): string {
  const meta = metaOf(post);
  const source = sermonContent(valueOf(post, "content:encoded"), meta);
  // The page of a recording has its player.
  const content =
    recording === undefined
      ? source
      : source.replace(/\[(?:powerpress|podcast_player|ss_player|sermons?)\b[^\]]*\]/g, "");
  const featuredPicture = library.find(({ id }) => id === meta.get("_thumbnail_id"));
  // Many posts begin with the picture that themes show above them, in one of its sizes: /hall-300x200.jpg.
  const [, name = ""] = /(\/[^/]+)\.\w+$/.exec(featuredPicture?.address ?? "") ?? [];
  const isShown = [".", "-"].some((character) => content.includes(name + character));
  const leadPicture = featuredPicture === undefined || isShown ? "" : pictureHtml(featuredPicture);
  const html = htmlOf(content, { library, post: valueOf(post, "wp:post_id"), leftOut });
  const root = parseHtml(leadPicture + html + notesOf(meta.get("footnotes"), leftOut));
  for (const image of elementsIn(root, "img")) {
    const [, id] = /\bwp-image-(\d+)/.exec(propertyOf(image, "className")) ?? [];
    const alt = propertyOf(image, "alt") || library.find((picture) => picture.id === id)?.alt;
    image.properties = { ...image.properties, alt };
  }
  return removePlayerLinks(htmlToMarkdown(root, leftOut), recording, leftOut);
}

/** The footnotes that the block editor keeps outside the text, as a list with links back. */
function notesOf(json = "", leftOut: string[]): string {
  try {
    const notes = JSON.parse(json || "[]") as { id: string; content: string }[];
    const items = notes.map(
      ({ id, content }) => `<li id="${id}">${content} <a href="#${id}-link">↩</a></li>`,
    );
    return notes.length === 0 ? "" : `<ol>${items.join("")}</ol>`;
  } catch {
    leftOut.push("the footnotes, which are damaged in the export (copy them from the former site)");
    return "";
  }
}

const topicTaxonomies = ["category", "post_tag", "wpfc_sermon_topics"];

const taxonomies = [...seriesTaxonomies, ...speakerTaxonomies, ...topicTaxonomies, "author"];

const domainOf = (term: Item) => term.attribs["domain"] ?? "category";

function namesIn(item: Item, domains: readonly string[]): string[] {
  return elementsNamed(item, "category")
    .filter((term) => domains.includes(domainOf(term)))
    .map((term) => plainTextOf(parseHtml(DomUtils.textContent(term))));
}

function metaOf(item: Item): ReadonlyMap<string, string> {
  const pairs = elementsNamed(item, "wp:postmeta");
  return new Map(pairs.map((pair) => [valueOf(pair, "wp:meta_key"), valueOf(pair, "wp:meta_value")]));
}
