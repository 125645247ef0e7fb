import { attributeOf, decodeBrackets } from "../documents/imported-text";
import { figureHtml, pictureHtml, type LibraryPicture } from "./library";
import { countShortcodes, expandModules } from "./page-builder";

/** The attachments that a post's shortcodes refer to. */
interface PostContext {
  readonly library: readonly LibraryPicture[];
  /** The post's id. */
  readonly post: string;
  /** Collects the parts that are left out. */
  readonly leftOut: string[];
}

/** The content of a post as HTML, without blocks and shortcodes. The text of unknown shortcodes stays. */
export function htmlOf(content: string, { library, post, leftOut }: PostContext): string {
  const shortcodes: string[] = [];
  const convertHtml = (html: string) => html;
  const expandedHtml = expandModules(decodeBrackets(content), { library, convertHtml, leftOut, shortcodes })
    // Blocks that WordPress fills in when it shows a post.
    .replace(/<!-- wp:([\w/-]+)(?: (?:(?!-->)[^])*)? \/-->/g, (_all, name: string) => {
      if (!/^(?:footnotes$|seriously-simple-podcasting|powerpress)/.test(name))
        leftOut.push(`the block “${name}”`);
      return "";
    })
    // WordPress shows a player for an address on a line of its own.
    .replace(/^[ \t]*(?:\[embed[^\]]*\])?(https?:\/\/[^\s[]+)(?:\[\/embed\])?[ \t]*$/gm, "\n\n$1\n\n")
    .replace(/\[caption([^\]]*)\]([^]*?)\[\/caption\]/g, (_all, attributes: string, innerHtml: string) => {
      // The picture may be in a link. The caption is after it.
      const [, picture, text = ""] =
        /^\s*((?:<a\b[^>]*>)?\s*<img\b[^>]*>\s*(?:<\/a>)?)([^]*)$/.exec(innerHtml) ?? [];
      const caption = text.trim() || attributeOf(attributes, "caption");
      return picture === undefined ? innerHtml : figureHtml(picture, caption);
    })
    .replace(/\[gallery([^\]]*)\]/g, (_all, attributes: string) => {
      const ids = attributeOf(attributes, "ids")?.split(/[,\s]+/);
      // Without ids, a gallery shows the pictures uploaded to its post.
      const pictures = ids
        ? ids.flatMap((id) => library.filter((one) => one.id === id))
        : library.filter((one) => one.post === post && /\.(?:jpe?g|png|gif|webp|avif)$/i.test(one.address));
      if (pictures.length < (ids?.length ?? 1))
        leftOut.push(
          "pictures of a gallery that are not in this export (in WordPress, choose Tools → Export → All content, delete this draft, and import the new export)",
        );
      return pictures.map((picture) => pictureHtml(picture)).join("");
    })
    .replace(
      /\[(audio|video)\b([^\]]*)\](?:\s*\[\/\1\])?/g,
      (shortcode, name: string, attributes: string) => {
        const [address] = /https?:\/\/[^\s"'\]|]+/.exec(attributes) ?? [];
        return address === undefined ? shortcode : `<${name} src="${address}"></${name}>`;
      },
    )
    .replace(
      /\[(\/?)([a-z][\w-]*)((?:\s[^[\]]*)?)\/?\]/gi,
      (shortcode, end: string, name: string, attributes: string) => {
        // "[sic]" is not a shortcode: shortcodes have attributes, an end, or an identifier as their name.
        if (!/=/.test(attributes) && !/[_-]/.test(name) && !content.includes(`[/${name}]`)) return shortcode;
        if (end === "") shortcodes.push(name);
        return "";
      },
    );
  leftOut.push(...countShortcodes(shortcodes));
  return content.includes("<!-- wp:") ? expandedHtml : addParagraphs(expandedHtml);
}

const containerTags = "div|section|article|blockquote|figure";
const blockTags = `${containerTags}|p|h[1-6]|ul|ol|li|dl|dt|dd|table|thead|tbody|tr|td|th|caption|figcaption|hr|pre|iframe|audio|video`;

/**
 * Writes paragraphs as HTML. WordPress stores texts of its classic editor as lines: an empty line starts a paragraph,
 * and any other line break is a <br>.
 */
export function addParagraphs(content: string): string {
  return content
    .replace(/\r\n?/g, "\n")
    .replace(/<\w[^>]*>/g, (tag) => tag.replaceAll("\n", " "))
    .replace(new RegExp(`<(?:${blockTags})\\b[^>]*>`, "g"), "\n\n$&")
    .replace(new RegExp(`</(?:${blockTags})>|<(?:hr|${containerTags})\\b[^>]*>`, "g"), "$&\n\n")
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) =>
      new RegExp(`^</?(?:${blockTags})\\b`).test(part)
        ? part
        : `<p>${part.replace(/(?:<br\s*\/?>)?\n/g, "<br>")}</p>`,
    )
    .join("\n");
}
