import { breaksIn, outsideCode } from "./outside-code";

/** A part of a text that only another program can read. */
export interface LeftOut {
  /** The part as written, a shortcode or command by its name alone. */
  readonly about: string;
  /** The part as written. */
  readonly written: string;
  /** The line, counted from the first line of the text. */
  readonly line: number;
  /** Whether the words in it stay, or are unknown because the program would have written them. */
  readonly words: "kept" | "unknown";
}

/**
 * Converts what WordPress, Jekyll, Hugo, Obsidian, MkDocs and MDX add to Markdown to this site's form. What has no equivalent
 * is removed, and its words stay. Line numbers do not change.
 * @param body the text below a file's fields
 * @param onLeftOut called for each removed part
 */
export function fromDialects(body: string, onLeftOut: (part: LeftOut) => void = () => undefined): string {
  return outsideCode(body, (part, linesAbove) =>
    conversions.reduce(
      (text, [pattern, change]) =>
        replaceLines(text, pattern, (groups, line) =>
          change(groups, (about, words = "kept") => {
            onLeftOut({ about, written: groups[0] ?? "", words, line: linesAbove + line });
          }),
        ),
      part,
    ),
  );
}

type Conversion = readonly [
  pattern: RegExp,
  change: (
    groups: readonly (string | undefined)[],
    leftOut: (about: string, words?: LeftOut["words"]) => void,
  ) => string,
];

const wordPress: readonly Conversion[] = [
  [
    /\\?\[(youtube|vimeo)[=\s]\s*"?(https?:\/\/[^\s\]"]+)[^\]\n]*\]/g,
    ([, , address = ""]) => player(address.replaceAll("\\", "")),
  ],
  [
    /\\?\[caption\s[^\]\n]*\]\s*(\[?!\[[^\]\n]*\]\([^\s()]+)\)([^\n]*?)\\?\[\/caption\\?\]/g,
    ([, picture = "", below = ""]) => {
      const [link = ""] = /^\]\([^\s()]*\)/.exec(below) ?? [];
      return `${picture} "${withoutMarks(below.slice(link.length)).replaceAll('"', "”")}")${link}`;
    },
  ],
  // Shortcodes: names of WordPress alone, or others with attributes. Some programs put a backslash before brackets.
  [
    /\\?\[\/?(?:caption|embed|gallery|playlist|contact-form-7|wpforms|(?:vc|et_pb|fusion)_\w+)(?:\s[^\]\n]*)?\\?\](?![(:])|\\?\[(?:audio|video)\s[^\]\n]*=[^\]\n]*\]|\\?\[\/(?:audio|video)\\?\]/g,
    ([written = ""], leftOut) => {
      const name = written.replaceAll("\\", "").replace(/\s[^\]]*/, "");
      leftOut(name);
      return name === "[caption]" ? "<figure>" : name === "[/caption]" ? "</figure>" : "";
    },
  ],
];

const hugo: readonly Conversion[] = [
  [
    /\{\{<\s*figure\s((?:[^{}]|\{(?!\{)|\}(?!\}))*?)\/?>\}\}/g,
    ([, attributes = ""]) => {
      const [src = "", alt = "", title = "", caption = ""] = ["src", "alt", "title", "caption"].map((name) =>
        attributeOf(attributes, name),
      );
      const words = [title, caption].map(withoutMarks).filter((one) => one !== "");
      return words.length === 0
        ? `![${alt}](<${src}>)`
        : `<Figure src="${src}" alt="${alt}" caption="${words.join(". ")}" />`;
    },
  ],
  [
    /\{\{<\s*(youtube|vimeo)\s+(?:id=)?"?([\w-]+)"?[^{}]*>\}\}/g,
    ([, provider, id = ""]) => player(pageOf(provider, id)),
  ],
  [
    /\[([^\]\n]*)\]\(\{\{[<%]\s*(?:rel)?ref\s[^{}]*[>%]\}\}[^)\n]*\)/g,
    ([written = "", words = ""], leftOut) => {
      leftOut(written);
      return words;
    },
  ],
  [
    /\{\{([<%])\s*(\/?)\s*([\w/.-]+)(?![\w/.-])(?:[^{}]|\{(?!\{)|\}(?!\}))*?([>%])\}\}/g,
    ([, opening = "", end, name = "", closing = ""], leftOut) => {
      if (end === "") leftOut(`{{${opening} ${name} ${closing}}}`);
      return "";
    },
  ],
];

const liquid: readonly Conversion[] = [
  [/\{%-?\s*(?:end)?raw\s*-?%\}/g, () => ""],
  [/\{%-?\s*comment\s*-?%\}(?:[^{]|\{(?!%-?\s*(?:end)?comment\b))*\{%-?\s*endcomment\s*-?%\}/g, () => ""],
  [
    /\{\{\s*["']([^"'{}]*)["']\s*\|\s*(?:relative_url|absolute_url|prepend:[^{}|]*)\s*\}\}/g,
    ([, address = ""]) => address,
  ],
  [/\{\{\s*site\.(?:baseurl|url)\s*\}\}/g, () => ""],
  [
    /\{%-?\s*(?:include\s+)?(youtube|vimeo)[\w./-]*\s+(?:id=)?["']?(https?:[^\s"'{}]+|[\w-]+)["']?[^{}]*%\}/g,
    ([, provider, id = ""]) => player(id.includes(":") ? id : pageOf(provider, id)),
  ],
  [
    /\[([^\]\n]*)\]\(\{%-?\s*(?:post_url|link)\s[^{}]*%\}[^)\n]*\)/g,
    ([written = "", words = ""], leftOut) => {
      leftOut(written);
      return words;
    },
  ],
  [
    /\{%-?\s*(\w+)\b(?:[^{%]|%(?!\})|\{(?!%))*%\}/g,
    ([, name = ""], leftOut) => {
      leftOut(`{% ${name} %}`);
      return "";
    },
  ],
  [
    /\{\{[^{}]*\}\}/g,
    ([written = ""], leftOut) => {
      leftOut(written, "unknown");
      return "";
    },
  ],
];

const obsidian: readonly Conversion[] = [
  [
    /!\[\[([^\][|#\\\n]+)(?:#[^\][|\\\n]*)?(?:\\?\|([^\][\n]*))?\]\]/g,
    ([written = "", name = "", words = ""], leftOut) => {
      // The last part may be its size.
      if (picture.test(name)) return `![${words.replace(/(?:^|\\?\|)\d+(?:x\d+)?$/, "")}](<${name}>)`;
      leftOut(written);
      return "";
    },
  ],
  // Links to other notes, but neither a number in brackets nor a footnote.
  [
    /(?<!\\)\[\[(?!\^|\d+\]\])([^\][|\\\n]+)(?:\\?\|([^\][\n]*))?\]\](?!\()/g,
    ([written = "", name = "", words = ""], leftOut) => {
      leftOut(written);
      return words === "" ? name.replace(/^.*#/, "") : words;
    },
  ],
  [/==(?=\S)([^=\n]*[^=\s])==/g, ([, words = ""]) => `<mark>${words}</mark>`],
  [/%%(?:[^%]|%(?!%))*%%/g, () => ""],
];

const mkDocs: readonly Conversion[] = [
  // A note (admonition), whose words are indented below it.
  [
    /^(?:!!!|\?\?\?\+?)[ \t]+([a-z-]+)(?:[ \t]+"([^"\n]*)")?[ \t]*((?:(?:\n[ \t]*)*\n(?: {4}|\t)[ \t]*[^\s][^\n]*)+)/gm,
    ([, kind = "", title = "", words = ""]) =>
      `> [!${kind}] ${title}${words.replace(/\n(?: {4}|\t|[ \t]*(?=\n))/g, "\n> ")}`,
  ],
];

const kramdown: readonly Conversion[] = [
  // The id of a heading, which Hugo knows too.
  [
    /^( {0,3}#{1,6}[ \t][^\n{}]*)\{#([\w:.-]+)[^{}\n]*\}[ \t]*$/gm,
    ([, heading = "", id = ""]) => `${heading.trimEnd()}<a id="${id}"></a>`,
  ],
  [
    /^\{::?[^{}\n]*\}[ \t]*$|[ \t]*\{:[^{}\n]*\}/gm,
    ([written = ""], leftOut) => {
      leftOut(written.trim());
      return "";
    },
  ],
];

/** A line of program of MDX: an import, or an export, which may go on until the next empty line. */
export const program =
  /^(import|export)(?:\s(?:[\w*{},$ \t]|\n(?![ \t]*\n|import\b|export\b))*\sfrom)?\s*["'][^"'\n]+["'];?[ \t]*$|^(export)\s+(?:const|let|var|default|function|async|class)\s(?:[^\n]|\n(?![ \t]*\n))*/gm;

/** A comment of MDX. */
export const mdxComment = /\{\/\*(?:[^*{]|\*(?!\/)|\{(?!\/\*))*\*\/\}/g;

const mdx: readonly Conversion[] = [
  [
    program,
    ([, imported = "", exported = ""], leftOut) => {
      leftOut(`${imported}${exported} …`);
      return "";
    },
  ],
  [mdxComment, () => ""],
];

const conversions = [...wordPress, ...hugo, ...liquid, ...obsidian, ...mkDocs, ...kramdown, ...mdx];

const picture = /\.(?:png|jpe?g|gif|webp|avif|svg|bmp|tiff?|heic)$/i;

function player(address: string): string {
  return `<iframe src="${address}"></iframe>`;
}

function pageOf(provider: string | undefined, id: string): string {
  return provider === "vimeo" ? `https://vimeo.com/${id}` : `https://www.youtube.com/watch?v=${id}`;
}

function attributeOf(attributes: string, name: string): string {
  const [, , value = ""] =
    new RegExp(`\\b${name}=(["'])((?:\\\\.|(?!\\1)[^\\\\])*)\\1`).exec(attributes) ?? [];
  return value.replace(/\\(.)/g, "$1").replaceAll('"', "&quot;");
}

// A caption holds plain words.
function withoutMarks(words: string): string {
  return words.replace(/<[^<>]*>|[*_`\\]|\[(?=[^\]\n]*\]\()|\]\([^)]*\)/g, "").trim();
}

// Line breaks of a removed part stay, so a change may leave out line breaks but add none.
function replaceLines(
  text: string,
  pattern: RegExp,
  change: (groups: readonly (string | undefined)[], line: number) => string,
): string {
  let result = "";
  let end = 0;
  let line = 1;
  for (const match of text.matchAll(pattern)) {
    const [written] = match;
    const between = text.slice(end, match.index);
    line += breaksIn(between);
    const changed = change(match, line);
    result += between + changed + "\n".repeat(breaksIn(written) - breaksIn(changed));
    line += breaksIn(written);
    end = match.index + written.length;
  }
  return result + text.slice(end);
}
