import { slug } from "github-slugger";
import { parseHtml, wordsOf } from "./tree";

/**
 * Converts what Jekyll, Hugo, Obsidian, MkDocs and Gatsby's MDX add to Markdown to this site's form. What has no
 * equivalent is removed, and its words stay.
 * @param body the text below a file's fields
 * @param leftOut collects what was removed
 */
export function fromDialects(body: string, leftOut: string[]): string {
  const withFences = highlighted.reduce((text, pattern) => text.replace(pattern, "```$1\n$2\n```"), body);
  const changed = outsideCode(withImportedPictures(withFences), (part) =>
    conversions.reduce(
      (text, [pattern, change]) =>
        text.replace(pattern, (...groups: (string | undefined)[]) =>
          change(groups, (lost) => leftOut.push(lost)),
        ),
      part,
    ),
  );
  return withHeadingIds(changed).replace(/\n{3,}/g, "\n\n");
}

/** Code that is marked by Jekyll and Hugo. */
const highlighted = [
  /\{%-?\s*highlight\s+(\S+)[^%]*%\}\n?([^]*?)\n?\{%-?\s*endhighlight\s*-?%\}/g,
  /\{\{[<%]\s*highlight\s+(\S+)[^>%]*[>%]\}\}\n?([^]*?)\n?\{\{[<%]\s*\/\s*highlight\s*[>%]\}\}/g,
];

/** Changes the parts of a text that are no code. */
function outsideCode(text: string, change: (part: string) => string): string {
  return text
    .split(/(^ {0,3}(?:```|~~~)[^]*?^ {0,3}(?:```|~~~)[ \t]*$|`[^`\n]+`)/m)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join("");
}

type Conversion = readonly [
  pattern: RegExp,
  change: (groups: readonly (string | undefined)[], isLost: (what: string) => void) => string,
];

const nothing = () => "";
const lost: Conversion[1] = ([written = ""], isLost) => {
  isLost(written.trim());
  return "";
};
/** Loses a link whose target only the other program knows; its words stay. */
const lostLink: Conversion[1] = ([written = "", words = ""], isLost) => {
  isLost(written);
  return words;
};
/** Loses a tag; its closing one is not told. */
const lostTag: Conversion[1] = ([written = "", end, name = ""], isLost) => {
  if (end === "") isLost(`${written.slice(0, 2)} ${name}`);
  return "";
};

const hugo: readonly Conversion[] = [
  [
    /\{\{<\s*figure\s((?:[^{}]|\{(?!\{)|\}(?!\}))*?)\/?>\}\}/g,
    ([, attributes = ""]) => {
      const valueOf = (name: string) => new RegExp(`\\b${name}=(["'])(.*?)\\1`).exec(attributes)?.[2] ?? "";
      const caption = [valueOf("title"), valueOf("caption")].filter(Boolean).join(". ");
      return picture(valueOf("src"), valueOf("alt"), caption);
    },
  ],
  [/\{\{<\s*(youtube|vimeo)\s+(?:id=)?["']?([\w-]+)[^{}]*>\}\}/g, ([, site, id]) => player(site, id)],
  [/\[([^\]\n]*)\]\(\{\{[<%]\s*(?:rel)?ref\s[^{}]*[>%]\}\}[^)\n]*\)/g, lostLink],
  [/\{\{[<%]\s*(\/?)\s*([\w/.-]+)(?:[^{}]|\{(?!\{)|\}(?!\}))*?[>%]\}\}/g, lostTag],
];

const jekyll: readonly Conversion[] = [
  // The site lists a text's headings itself.
  [/^(?:[*+-]|\d+\.)[ \t][^\n]*\n\{:[ \t]?toc[^}\n]*\}[ \t]*\n?/gm, nothing],
  [/\{%-?\s*comment\s*-?%\}[^]*?\{%-?\s*endcomment\s*-?%\}|\{%-?\s*(?:end)?raw\s*-?%\}/g, nothing],
  [
    /\{\{\s*["']([^"'{}]*)["']\s*\|\s*(?:relative_url|absolute_url|prepend:[^{}|]*)\s*\}\}/g,
    ([, path = ""]) => path,
  ],
  [/\{\{\s*site\.(?:baseurl|url)\s*\}\}/g, nothing],
  [
    /\{%-?\s*(?:include\s+)?(youtube|vimeo)[\w./-]*\s+(?:\w+=)?["']?(?:https?:\S*?[/=])?([\w-]+)["']?\s[^{}]*%\}/g,
    ([, site, id]) => player(site, id),
  ],
  [/\[([^\]\n]*)\]\(\{%-?\s*(?:post_url|link)\s[^{}]*%\}[^)\n]*\)/g, lostLink],
  [
    /\{%-?\s*(end|els)?(\w+)\b(?:[^{%]|%(?!\}))*%\}/g,
    ([written, end = "", name], isLost) => lostTag([written, end, name], isLost),
  ],
  [/\{\{[^{}]*\}\}/g, lost],
  // Kramdown's attributes and abbreviations. The id of a heading is needed for its links.
  [/^\{::?(?!\s*#)[^{}\n]*\}[ \t]*$|[ \t]*\{:(?!\s*#)[^{}\n]*\}/gm, lost],
  [/^\*\[[^\]\n]+\]:[^\n]*\n?/gm, lost],
  // A term and its meanings.
  [
    /(?<=^|\n\n)([^\n]+)((?:\n:[ \t]+[^\n]+)+)/g,
    ([, term = "", meanings = ""]) => `**${term.trim()}**${meanings.replace(/\n:[ \t]+/g, "\\\n")}`,
  ],
];

const obsidian: readonly Conversion[] = [
  [
    /!\[\[([^\][|#\\\n]+\.\w+)(?:\\?\|([^\][\n]*))?\]\]/g,
    // The last part may be its size.
    ([, name = "", words = ""]) => picture(name, words.replace(/(?:^|\\?\|)\d+(?:x\d+)?$/, "")),
  ],
  // A number in brackets is no link, and a footnote is none.
  [
    /!?(?<!\\)\[\[(?!\^|\d+\]\])([^\][|\\\n]+)(?:\\?\|([^\][\n]*))?\]\](?!\()/g,
    ([written = "", name = "", words = ""], isLost) =>
      lostLink([written, words === "" ? name.replace(/^.*#/, "") : words], isLost),
  ],
  [/==(?=\S)([^=\n]*[^=\s])==/g, ([, words = ""]) => `<mark>${words}</mark>`],
  [/%%[^]*?%%/g, nothing],
  [/[ \t]\^[\w-]+$/gm, nothing],
  [/^(?:#\p{L}[\p{L}\d/_-]*[ \t]*)+$/gmu, lost],
  [
    /^> ?\[!(?!quote|cite)([\w-]+)\][+-]?[ \t]*([^\n]*)((?:\n>[^\n]*)*)/gim,
    ([, kind, title, words = ""]) => note(kind, title, words.replace(/^> ?/gm, "")),
  ],
  [
    /^(?:!!!|\?\?\?\+?)[ \t]+([a-z-]+)(?:[ \t]+"([^"\n]*)")?[ \t]*((?:\n(?:(?: {4}|\t)[^\n]+|[ \t]*(?=\n)))+)/gm,
    ([, kind, title, words = ""]) => note(kind, title, words.replace(/^(?: {4}|\t)/gm, "")),
  ],
];

const own = "Scripture|Note|Figure|Video|Audio|Download|Button";

const mdx: readonly Conversion[] = [
  [
    /^import(?:\s(?:[\w*{},$\s]*?)\sfrom)?\s*["'][^"'\n]+["'];?[ \t]*$|^export\s(?:[^\n]|\n(?![ \t]*\n))*/gm,
    (_groups, isLost) => {
      isLost("a line of program (import, export)");
      return "";
    },
  ],
  [/\{\/\*[^]*?\*\/\}/g, nothing],
  [/\sstyle=\{\{[^{}]*\}\}/g, nothing],
  // A value in braces may hold the sign that ends a tag.
  [
    new RegExp(
      `<(/?)(?!(?:${own})\\b)([A-Z][\\w.]*)(?:\\s+[\\w:-]+(?:=(?:"[^"]*"|'[^']*'|\\{[^}]*\\}+))?)*\\s*/?>`,
      "g",
    ),
    ([, end, name = ""], isLost) => {
      if (end === "") isLost(`the component <${name}>`);
      return "";
    },
  ],
  [/(?<!\\)\{(?:props|frontmatter)\.[^{}\n]*\}/g, lost],
];

const conversions = [...mdx, ...hugo, ...jekyll, ...obsidian];

/** Gives pictures that MDX imports the names of their files. */
function withImportedPictures(text: string): string {
  const imported = text.matchAll(/^import\s+(\w+)\s+from\s+["']([^"'\n]+)["']/gm);
  return Array.from(imported).reduce(
    (changed, [, name = "", file = ""]) => changed.replaceAll(`={${name}}`, `="${file}"`),
    text,
  );
}

/** Links to headings with ids of their own ({#id}) lead to the ids that the site gives them. */
function withHeadingIds(text: string): string {
  const ids: [id: string, found: string][] = [];
  const plain = text.replace(
    /^(#{1,6}[ \t]+)(.*?)[ \t]*\n?\{:?[ \t]*#([\w-]+)[^}\n]*\}[ \t]*$/gm,
    (_all, signs: string, words: string, id: string) => {
      ids.push([id, slug(wordsOf(parseHtml(words)).replace(/[*_`]/g, ""))]);
      return `${signs}${words}`;
    },
  );
  return ids.reduce((changed, [id, found]) => changed.replaceAll(`](#${id})`, `](#${found})`), plain);
}

function picture(src: string, alt: string, caption = ""): string {
  return `![${alt}](<${src}>${caption === "" ? "" : ` "${caption.replaceAll('"', "”")}"`})`;
}

function player(site = "", id = ""): string {
  const address = site === "vimeo" ? `https://vimeo.com/${id}` : `https://www.youtube.com/watch?v=${id}`;
  return `\n\n<iframe src="${address}"></iframe>\n\n`;
}

function note(kind = "", title = "", words = ""): string {
  // Where there is no title, the programs show the kind.
  const shown = title.trim() || kind.charAt(0).toUpperCase() + kind.slice(1);
  return `<Note title="${shown.replaceAll('"', "”")}">\n\n${words.trim()}\n\n</Note>\n\n`;
}
