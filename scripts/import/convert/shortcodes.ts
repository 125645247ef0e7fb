import type { LeftOut } from "./left-out";

/**
 * Converts WordPress's shortcodes to HTML; unknown ones are noted by name and replaced by their words.
 * @param content a post as WordPress stores it
 * @param pictureAt returns the address of a picture of the media library by its id; undefined if it is missing
 */
export function expandShortcodes(
  content: string,
  leftOut: LeftOut,
  pictureAt: (id: string) => string | undefined = () => undefined,
): string {
  return content
    .replace(/\[caption([^\]]*)\]([^]*?)\[\/caption\]/g, (_all, attributes: string, inner: string) =>
      captioned(inner, attributeOf(attributes, "caption")),
    )
    .replace(/\[embed[^\]]*\]\s*(\S+?)\s*\[\/embed\]/g, "\n\n$1\n\n")
    .replace(/\[gallery([^\]]*)\]/g, (_all, attributes: string) => gallery(attributes, pictureAt, leftOut))
    .replace(
      /\[(audio|video|playlist|youtube|vimeo)\b([^\]]*)\](?:\s*\[\/\1\])?/g,
      (_all, name: string, rest: string) => player(name, rest) ?? unknown(name, leftOut),
    )
    .replace(/\[(efn_note|footnote|fn|ref|mfn)\]([^]*?)\[\/\1\]/g, "<footnote-inline>$2</footnote-inline>")
    .replace(/\[(\/?)([a-z][\w-]*)((?:\s[^[\]]*)?)\/?\]/gi, (all, end: string, name: string, rest: string) =>
      isShortcode(name, rest, content) ? (end === "" ? unknown(name, leftOut) : "") : all,
    );
}

// The picture may be wrapped in a link; its caption follows.
function captioned(inner: string, written: string | undefined): string {
  const [, picture = "", words = ""] =
    /^\s*((?:<a\b[^>]*>)?\s*<img\b[^>]*>\s*(?:<\/a>)?)([^]*)$/.exec(inner) ?? [];
  const caption = words.trim() || (written ?? "");
  return picture === "" ? inner : `<figure>${picture}<figcaption>${caption}</figcaption></figure>`;
}

function gallery(
  attributes: string,
  pictureAt: (id: string) => string | undefined,
  leftOut: LeftOut,
): string {
  const ids = (attributeOf(attributes, "ids") ?? "").split(",").map((id) => id.trim());
  const addresses = ids.map(pictureAt).filter((address) => address !== undefined);
  if (addresses.length < ids.length || addresses.length === 0) leftOut.add("a gallery’s pictures");
  return addresses.map((address) => `\n\n<img src="${address}" alt="">\n\n`).join("");
}

function player(name: string, rest: string): string | undefined {
  const source = ["src", "mp3", "m4a", "ogg", "wav", "mp4", "m4v", "webm", "url", "id"]
    .map((attribute) => attributeOf(rest, attribute))
    .find((value) => value !== undefined);
  const [address] = /https?:\/\/[^\s"'\]]+/.exec(rest) ?? [source ?? ""];
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
