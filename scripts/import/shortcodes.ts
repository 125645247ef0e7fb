import { otherSyntax } from "../../src/content-model/text/render";
import { htmlToMarkdown } from "../documents/html-to-markdown";
import { attributeOf, decodeBrackets, fileNameOf } from "../documents/imported-text";
import { parseHtml } from "../documents/tree";
import { countShortcodes, expandModules } from "./page-builder";

/**
 * Converts the usual shortcodes of Jekyll, Hugo, Obsidian and MDX to this site's Markdown. Of other shortcodes, only
 * the text is kept.
 * @param leftOut collects removed parts
 */
export function convertShortcodes(body: string, leftOut: string[]): string {
  const shortcodes: string[] = [];
  const convertHtml = (html: string) => htmlToMarkdown(parseHtml(html), leftOut);
  const expandedText = expandModules(decodeBrackets(body), { library: [], convertHtml, leftOut, shortcodes });
  leftOut.push(...countShortcodes(shortcodes));
  const convertedText = conversions.reduce(
    (text, [pattern, change]) => text.replace(pattern, change),
    expandedText.replace(latePictures, convertHtml),
  );
  return removals
    .reduce(
      (text, pattern) =>
        text.replace(pattern, (...groups: unknown[]) => {
          const [match, keptText] = groups;
          const shortcode = String(match).trim().replace(/\s+/g, " ");
          if (!/^(?:<\/|\\?\[\/|\{\{[<%]\s*\/|\{%-?\s*end)/.test(shortcode)) leftOut.push(shortcode);
          return typeof keptText === "string" ? keptText : "";
        }),
      convertedText,
    )
    .replace(/\n{3,}/g, "\n\n");
}

/** Pictures that a script would load, with their fallbacks for browsers without scripts. */
const latePictures =
  /(?:<img\b[^>]*>\s*)?<noscript\b[^>]*>[^]*?<\/noscript>(?:\s*<img\b[^>]*>)?|<img\b[^>]*\sdata-[\w-]*(?:src|srcset|original|image)=[^>]*>/g;

type Conversion = readonly [pattern: RegExp, change: (...groups: string[]) => string];

const remove = () => "";

const conversions: readonly Conversion[] = [
  // Jekyll.
  [/\{%-?\s*comment\s*-?%\}[^]*?\{%-?\s*endcomment\s*-?%\}/g, remove],
  [
    /\{%-?\s*highlight[^{}]*%\}\n?([^]*?)\n?\{%-?\s*endhighlight\s*-?%\}/g,
    (_all, code = "") => `\`\`\`\n${code}\n\`\`\``,
  ],
  // Kramdown reads Markdown in such an element.
  [
    /<(\w+)\b[^>]*\smarkdown=["']?(?:1|block|span)\b[^>]*>([^]*?)<\/\1>/g,
    (_all, _name, text = "") => `\n\n${text.trim()}\n\n`,
  ],
  // The site lists a text's headings itself.
  [/^(?:[*+-]|\d+\.)[ \t][^\n]*\n\{:[ \t]?toc[^}\n]*\}[ \t]*\n?/gm, remove],
  [/\{\{\s*["']([^"'{}]*)["']\s*\|\s*(?:relative_url|absolute_url)\s*\}\}/g, (_all, path = "") => path],
  [/\{\{\s*site\.(?:baseurl|url)\s*\}\}/g, remove],
  // The id of a heading, also in Hugo.
  [/[ \t]*\{:?[ \t]*#[\w-]+[^}\n]*\}[ \t]*$/gm, remove],
  // Players of Jekyll and Hugo.
  [
    /\{(?:\{<|%-?)\s*(?:include\s+)?(youtube|vimeo)[\w./-]*\s+(?:(?:id|url|src|link|video\w*)=)?["']?(?:https?:\S*?[/=])?([\w-]+)["']?((?:\s[^{}]*)?)[>%]\}\}?/g,
    (_all, site, id, attributes) => playerHtml(site, id, attributes),
  ],
  // Pictures of Hugo, and of most themes for Jekyll.
  [
    /\{(?:\{<\s*|%-?\s*include\s+)(?:figure|image|img)(?:[\w./-]*)\s([^{}]*?)\/?[%>]\}\}?/g,
    (_all, attributes = "") => {
      const captions = ["title", "caption", "attr"].flatMap((name) => attributeOf(attributes, name) ?? []);
      const address = attributeOf(attributes, "src|url|file|path|image_path");
      return pictureMarkdown(address, attributeOf(attributes, "alt"), captions.join(" – "));
    },
  ],
  // Obsidian. The last part of a picture may be its size.
  [
    /!\[\[([^\][|#\\\n]+\.\w+)(?:\\?\|([^\][\n]*))?\]\]/g,
    (_all, name = "", text = "") => {
      if (/\.(?:mp3|m4a)$/i.test(name)) return soundMarkdown(`src="${name}"`);
      return /\.pdf$/i.test(name)
        ? `\n\n<Download href="${name}" label="${text || fileNameOf(name)}" />\n\n`
        : pictureMarkdown(name, text.replace(/(?:^|\\?\|)\d+(?:x\d+)?$/, ""));
    },
  ],
  [/==(?=\S)([^=\n]*[^=\s])==/g, (_all, text = "") => `<mark>${text}</mark>`],
  [/%%[^]*?%%/g, remove],
  // The id of a block, to which notes of Obsidian link.
  [/[ \t]\^[\w-]+$/gm, remove],
  // Word's footnotes, and the links back from them.
  [
    /^\[\\?\[?(\d+)\\?\]?\]\([^)\s]*#_?(ftn|edn)ref\d+\)[ \t]*/gm,
    (_all, number = "", kind = "") => `[^${kind}${number}]: `,
  ],
  [
    /\[\\?\[?(\d+)\\?\]?\]\([^)\s]*#_?(ftn|edn)\d+\)/g,
    (_all, number = "", kind = "") => `[^${kind}${number}]`,
  ],
  // WordPress. Programs that write its posts as Markdown may put a backslash before the brackets.
  [
    /\\?\[caption\b([^\]]*?)\\?\]([^]*?)\\?\[\/caption\\?\]/g,
    (_all, attributes, innerText) => captionMarkdown(attributes, innerText),
  ],
  [
    /\\?\[(embed|youtube|vimeo)\b[^\]]*?(?:\]\s*<?|[\s="'])(https?:\/\/[^\s[\]<>"'\\]+)[^[\]\n]*(?:\]|\[\/\1\\?\])/g,
    (_all, _name, address = "") => `\n\n<iframe src="${address}"></iframe>\n\n`,
  ],
  [/<audio\b[^>]*>[^]*?<\/audio>|\\?\[audio\s[^\]]*\](?:\s*\\?\[\/audio\\?\])?/g, soundMarkdown],
  // Comments of MDX and Hugo.
  [/\{+\/\*[^]*?\*\/\}+/g, remove],
];

const ownComponents = "Scripture|Note|Figure|Video|Audio|Download|Button";

/** The patterns that are removed. The first group is text that stays. Closing tags are not reported. */
const removals: readonly RegExp[] = [
  /^(?:import|export)\s[^\n]*["'};][ \t]*$/gm,
  // Links whose target only the other program knows. Footnotes are excluded.
  /\[([^\]\n]*)\]\(\{[{%][^{}]*[%}]\}[^)\n]*\)/g,
  /!?\[\[(?!\^)(?:[^\][|\\\n]+\\?\|)?([^\][|\\\n]+)\]\](?!\()/g,
  /^(?:#\p{L}[\p{L}\d/_-]*[ \t]*)+$/gmu,
  // Components.
  new RegExp(`</?(?!(?:${ownComponents})\\b)[A-Z][\\w.]*(?:\\s[^<>]*?(?:=>[^<>]*)*)?>`, "g"),
  /\{(?:props|frontmatter)\.[^{}\n]*\}/g,
  // Kramdown's attributes.
  /[ \t]*\{::?[^{}\n]*\}/g,
  // The content check reports the same patterns, and suggests this import.
  otherSyntax,
];

function pictureMarkdown(src = "", alt = "", caption = ""): string {
  return `![${alt}](<${src}>${caption === "" ? "" : ` "${caption.replaceAll('"', "”")}"`})`;
}

/** The picture of a WordPress caption. It may be in a link, and the text of the caption is after it. */
function captionMarkdown(attributes = "", innerText = ""): string {
  const [pictureMatch, alt = "", src, html = ""] =
    /^[^]*?(?:!\[([^\]]*)\]\(<?([^\s)>]+)[^)]*\)|(<img\b[^>]*>))(?:\]\([^)]*\)|\s*<\/a>)?/.exec(innerText) ??
    [];
  if (pictureMatch === undefined) return innerText;
  const text = (attributeOf(attributes, "caption") ?? innerText.slice(pictureMatch.length))
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/<[^>]+>|[*_\\]/g, "");
  const caption = text.replace(/\s+/g, " ").trim();
  return `\n\n${pictureMarkdown(src ?? attributeOf(html, "src"), alt || attributeOf(html, "alt"), caption)}\n\n`;
}

/** A player for a file beside the text, or a link to a file on the web. */
function soundMarkdown(tags: string): string {
  const address = attributeOf(tags, "src|mp3|m4a") ?? "";
  const title = fileNameOf(address).replaceAll('"', "”");
  if (/^https?:/.test(address)) return `[${title}](${address})`;
  return address === "" ? "" : `\n\n<Audio src="${address}" title="${title}" />\n\n`;
}

function playerHtml(site = "", id = "", attributes = ""): string {
  const address = site === "vimeo" ? `https://vimeo.com/${id}` : `https://www.youtube.com/watch?v=${id}`;
  const title = attributeOf(attributes, "title")?.replaceAll('"', "”");
  return `\n\n<iframe src="${address}"${title === undefined ? "" : ` title="${title}"`}></iframe>\n\n`;
}
