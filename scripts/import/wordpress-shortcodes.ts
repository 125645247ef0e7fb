/** A picture of WordPress's media library. */
export interface LibraryPicture {
  readonly id: string;
  /** The id of the post that it was uploaded to. */
  readonly post: string;
  readonly address: string;
  readonly alt: string;
  readonly caption: string;
}

/** What a post's shortcodes refer to. */
interface Surroundings {
  readonly library: readonly LibraryPicture[];
  /** The post's id. */
  readonly post: string;
  /** Collects the names of unknown shortcodes. */
  readonly leftOut: string[];
}

/** Converts WordPress's shortcodes to HTML; of unknown ones, the words stay. */
export function expandShortcodes(content: string, { library, post, leftOut }: Surroundings): string {
  const notes: string[] = [];
  const unknown = (name: string): string => {
    leftOut.push(`the shortcode [${name}]`);
    return "";
  };
  const expanded = content
    // WordPress shows a player for an address on a line of its own.
    .replace(/^[ \t]*(https?:\/\/\S+)[ \t]*$/gm, "\n\n$1\n\n")
    .replace(/\[embed[^\]]*\]\s*(\S+?)\s*\[\/embed\]/g, "\n\n$1\n\n")
    .replace(/\[caption([^\]]*)\]([^]*?)\[\/caption\]/g, (_all, attributes: string, inner: string) =>
      captioned(inner, attributeOf(attributes, "caption")),
    )
    .replace(/\[gallery([^\]]*)\]/g, (_all, attributes: string) => {
      const ids = (attributeOf(attributes, "ids") ?? attributeOf(attributes, "include"))?.split(/[,\s]+/);
      // Without ids, a gallery shows what was uploaded to its post.
      const pictures = library.filter((one) => (ids ? ids.includes(one.id) : isPictureOf(one, post)));
      if (pictures.length === 0 || (ids && pictures.length < ids.length))
        leftOut.push("a gallery’s pictures");
      if (ids) pictures.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
      return pictures.map(pictureHtml).join("");
    })
    .replace(
      /\[(audio|video|youtube|vimeo)\b([^\]]*)\](?:\s*\[\/\1\])?/g,
      (_all, name: string, attributes: string) => playerHtml(name, attributes) ?? unknown(name),
    )
    .replace(/\[(efn_note|footnote|fn|ref|mfn)\]([^]*?)\[\/\1\]/g, (_all, _name, words: string) => {
      const number = String(notes.push(words));
      return `<a id="note-link-${number}" href="#note-${number}">${number}</a>`;
    })
    .replace(
      /\[(\/?)([a-z][\w-]*)((?:\s[^[\]]*)?)\/?\]/gi,
      (all, end: string, name: string, rest: string) => {
        // "[sic]" is no shortcode: those have attributes, an end, or an identifier as their name.
        if (!/=/.test(rest) && !/[_-]/.test(name) && !content.includes(`[/${name}]`)) return all;
        return end === "" ? unknown(name) : "";
      },
    );
  const items = notes.map((words, index) => {
    const number = String(index + 1);
    return `<li id="note-${number}">${words} <a href="#note-link-${number}">↩</a></li>`;
  });
  return items.length === 0 ? expanded : `${expanded}<ol>${items.join("")}</ol>`;
}

function captioned(inner: string, written = ""): string {
  // A link may be around the picture; the caption follows.
  const [, picture, words = ""] =
    /^\s*((?:<a\b[^>]*>)?\s*<img\b[^>]*>\s*(?:<\/a>)?)([^]*)$/.exec(inner) ?? [];
  const caption = words.trim() || written;
  return picture === undefined ? inner : `<figure>${picture}<figcaption>${caption}</figcaption></figure>`;
}

function isPictureOf({ post, address }: LibraryPicture, id: string): boolean {
  return post === id && /\.(?:jpe?g|png|gif|webp|avif)$/i.test(address);
}

/** A picture of the library as HTML. */
export function pictureHtml({ address, alt, caption }: LibraryPicture): string {
  const words = alt.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return `<figure><img src="${address}" alt="${words}"><figcaption>${caption}</figcaption></figure>`;
}

function playerHtml(name: string, attributes: string): string | undefined {
  const [address] = /https?:\/\/[^\s"'\]|]+/.exec(attributes) ?? [];
  if (address === undefined) return undefined;
  return ["audio", "video"].includes(name) ? `<${name} src="${address}"></${name}>` : `\n\n${address}\n\n`;
}

function attributeOf(attributes: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}=(["'])(.*?)\\1`).exec(attributes)?.[2];
}
