import type { LeftOut } from "./left-out";

/** A picture of WordPress's media library. */
export interface LibraryPicture {
  readonly id: string;
  /** The id of the post that it was uploaded to. */
  readonly post: string;
  readonly address: string;
  readonly alt: string;
  readonly caption: string;
}

/**
 * Converts WordPress's shortcodes to HTML; unknown ones are noted by name and replaced by their words.
 * @param content a post as WordPress stores it
 * @param library the pictures of the media library
 * @param post the post's id
 */
export function expandShortcodes(
  content: string,
  leftOut: LeftOut,
  library: readonly LibraryPicture[] = [],
  post = "",
): string {
  return (
    content
      // WordPress shows a player for an address on a line of its own.
      .replace(/^[ \t]*(https?:\/\/\S+)[ \t]*$/gm, "\n\n$1\n\n")
      .replace(/\[caption([^\]]*)\]([^]*?)\[\/caption\]/g, (_all, attributes: string, inner: string) =>
        captioned(inner, attributeOf(attributes, "caption")),
      )
      .replace(/\[embed[^\]]*\]\s*(\S+?)\s*\[\/embed\]/g, "\n\n$1\n\n")
      .replace(/\[gallery([^\]]*)\]/g, (_all, attributes: string) =>
        gallery(attributes, library, post, leftOut),
      )
      .replace(
        /\[(audio|video|playlist|youtube|vimeo)\b([^\]]*)\](?:\s*\[\/\1\])?/g,
        (_all, name: string, rest: string) => player(name, rest) ?? unknown(name, leftOut),
      )
      .replace(/\[(efn_note|footnote|fn|ref|mfn)\]([^]*?)\[\/\1\]/g, "<footnote-inline>$2</footnote-inline>")
      .replace(
        /\[(\/?)([a-z][\w-]*)((?:\s[^[\]]*)?)\/?\]/gi,
        (all, end: string, name: string, rest: string) =>
          isShortcode(name, rest, content) ? (end === "" ? unknown(name, leftOut) : "") : all,
      )
  );
}

// The picture may be wrapped in a link; its caption follows.
function captioned(inner: string, written: string | undefined): string {
  const [, picture = "", words = ""] =
    /^\s*((?:<a\b[^>]*>)?\s*<img\b[^>]*>\s*(?:<\/a>)?)([^]*)$/.exec(inner) ?? [];
  const caption = words.trim() || (written ?? "");
  return picture === "" ? inner : `<figure>${picture}<figcaption>${caption}</figcaption></figure>`;
}

/** A gallery without ids shows all pictures that were uploaded to its post. */
function gallery(
  attributes: string,
  library: readonly LibraryPicture[],
  post: string,
  leftOut: LeftOut,
): string {
  const ids = (attributeOf(attributes, "ids") ?? attributeOf(attributes, "include"))?.split(/[,\s]+/);
  const pictures =
    ids?.map((id) => library.find((picture) => picture.id === id)) ??
    library.filter(
      (picture) => picture.post === post && /\.(?:jpe?g|png|gif|webp|avif)$/i.test(picture.address),
    );
  const found = pictures.filter((picture) => picture !== undefined);
  if (found.length < pictures.length || found.length === 0) leftOut.add("a gallery’s pictures");
  return found.map(pictureOf).join("");
}

/** A picture of the library as HTML. */
export function pictureOf({ address, alt, caption }: LibraryPicture): string {
  const image = `<img src="${address}" alt="${alt.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}">`;
  return caption === ""
    ? `\n\n<p>${image}</p>\n\n`
    : `\n\n<figure>${image}<figcaption>${caption}</figcaption></figure>\n\n`;
}

function player(name: string, rest: string): string | undefined {
  const source = ["src", "mp3", "m4a", "ogg", "wav", "mp4", "m4v", "webm", "url", "id"]
    .map((attribute) => attributeOf(rest, attribute))
    .find((value) => value !== undefined);
  const [address] = /https?:\/\/[^\s"'\]|]+/.exec(rest) ?? [source ?? ""];
  if (!/^https?:\/\//.test(address)) return undefined;
  if (name === "youtube" || name === "vimeo") return `\n\n${address}\n\n`;
  return `<${name === "audio" ? "audio" : "video"} src="${address}"></${name === "audio" ? "audio" : "video"}>`;
}

function unknown(name: string, leftOut: LeftOut): string {
  leftOut.add(`the shortcode [${name}]`);
  return "";
}

// “[sic]” is ordinary text: a shortcode has attributes, a closing tag, or an identifier as its name.
function isShortcode(name: string, rest: string, content: string): boolean {
  return /=/.test(rest) || /[_-]/.test(name) || content.includes(`[/${name}]`);
}

function attributeOf(attributes: string, name: string): string | undefined {
  const [, , value] = new RegExp(`(?:^|\\s)${name}=(["'])(.*?)\\1`).exec(attributes) ?? [];
  return value;
}
