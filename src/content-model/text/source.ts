import { components } from "./components";

/**
 * Converts the output of word processors and mail programs to Markdown. Line numbers do not change, because messages
 * contain them.
 */
export function cleanSource(body: string): string {
  const normalizedText = body
    .replace(/\r\n?/g, "\n")
    // Line breaks of word processors within a paragraph.
    .replace(/[\v\u2028\u2029]/g, " ")
    .replace(invisibleCharacters, "");
  const references = new Set(normalizedText.match(/\[[^\][\n]+\](?!:)/g));
  const lines = changeOutside(fence, normalizedText, (part) =>
    part
      .split("\n")
      .map(cleanLine)
      .join("\n")
      .replace(lineBeforeMarked, "$1  \n")
      .replace(possibleDefinition, (definition, label: string) =>
        references.has(`[${label}]`) ? definition : `\\${definition}`,
      ),
  );
  return changeOutside(code, lines, (part) =>
    part
      .replace(wordTag, "")
      .replace(componentTag, straightenMarks)
      .replace(selfClosedTag, tagPair)
      .replace(spacedStrong, "**$1** "),
  );
}

/** Removes the blank lines around a text. The indent of the first line stays, because the line may begin a poem. */
export function trimBlankLines(text: string): string {
  return text.replace(/^(?:[^\S\n]*\n)+/, "").trimEnd();
}

/** Replaces code with blanks of the same length. */
export function blankOutCode(markdown: string): string {
  return markdown.replace(code, (part) => part.replace(/[^\n]/g, " "));
}

const fencePattern = "^ {0,3}(?:`{3,}|~{3,})[^\\n]*\\n[^]*?(?:^ {0,3}(?:`{3,}|~{3,})[ \\t]*$|$(?![^]))";
const fence = new RegExp(`(${fencePattern})`, "m");
const code = new RegExp(`(${fencePattern}|(?<!\`)\`[^\`\\n]+\`(?!\`))`, "gm");

function changeOutside(excludedPattern: RegExp, markdown: string, change: (part: string) => string): string {
  return markdown
    .split(excludedPattern)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join("");
}

/**
 * Control characters, zero-width spaces and bidirectional controls. Joiners are kept, since Persian words and emoji
 * need them.
 */
const invisibleCharacters = /(?![\t\n])\p{Cc}|[\u200B\u2060\uFEFF\u202A-\u202E]/gu;

/** The beginnings of lines that people number or mark, and that Markdown does not recognize as lists. */
const lineMarker = String.raw` {0,3}(?:[–—]|\(?[A-Za-z][.)]|[IVX]+\.) `;

/** A numbered or marked line above another such line. Without a line break, Markdown would join the two lines. */
const lineBeforeMarked = new RegExp(String.raw`^(${lineMarker}.*\S)[ \t]*\n(?=${lineMarker})`, "gm");

/**
 * A line such as “[All]: Amen”, which Markdown takes for the address of a link and does not show. A real address has a
 * scheme, a slash or a dot within a word, or the text refers to its label.
 */
const possibleDefinition =
  /(?<=^ {0,3})\[([^\]\n^][^\]\n]*)\]:[ \t]*(?:\n[ \t]*)?(?!<|[a-z][\w+.-]*:|\S*[/#@]|\S*\w\.\w)\S+[ \t]*$/gim;

/** The tags of Word and Outlook, such as <o:p>. */
const wordTag = /<\/?(?:[omvw]|st\d):[a-z][^<>]*>/gi;

function cleanLine(line: string): string {
  return (
    line
      // A line of non-breaking spaces becomes empty. So does the line above a mail's signature (RFC 3676), which would
      // turn the text before it into a heading.
      .replace(/^[\s\u00A0]+$|^-- $/, "")
      // Word's bullets.
      .replace(/^([\s>]*)(?:[•▪◦‣●\uF0A7\uF0B7]|·(?=\s))[\s\u00A0]*(?=\S)/, "$1- ")
      // Headings without a space (##Heading), and a non-breaking space or tab after a heading or list marker.
      .replace(/^([\s>]{0,3}#{2,6})(?=[\p{L}“"*])/u, "$1 ")
      .replace(/^([\s>]*(?:#{1,6}|[-+*]|\d{1,9}[.)]))[\u00A0\t]+(?=\S)/, "$1 ")
      // The ids that Google Docs gives headings.
      .replace(/^( {0,3}#{1,6} .*?)\s*\{#[\w:.-]+\}\s*$/, "$1")
  );
}

/**
 * Strong text with a space before the last asterisks (after a backslash in pandoc), which CommonMark does not
 * recognize.
 */
const spacedStrong =
  /(?<![\p{L}\p{N}\\*])\*\*(?=[^\s*])([^*\n]*[^\s*\\])(?:\\?[ \u00A0])+\*\*(?![\p{N}*]|\p{L}.*\*\*)/gu;

/** One tag of a component, possibly over several lines. The character > within quotation marks does not end the tag. */
const componentTag = new RegExp(
  `<(${components.map(({ name }) => name).join("|")})(?=[\\s/])((?:"[^"]*"|'[^']*'|[“”„][^“”<>]*[“”]|[^<>"'])*?)(/?)>`,
  "gi",
);

// Attribute values need straight quotation marks.
function straightenMarks(_written: string, name: string, attributes: string, slash: string): string {
  const straightAttributes = attributes.replace(/=\s*[“”„]([^“”]*)[“”]/g, (_found, value: string) => {
    return `="${value.replaceAll('"', "&quot;")}"`;
  });
  return `<${name}${straightAttributes}${slash}>`;
}

/** HTML elements without an end tag (HTML, 13.1.2). */
export const voidElements: readonly string[] =
  "area base br col embed hr img input link meta param source track wbr".split(" ");

const selfClosedTag = /<([a-z][\w:-]*)((?:\s(?:"[^"]*"|'[^']*'|[^<>"'])*?)?)\/>/gi;

// HTML does not know self-closing tags: without an end tag, an element would enclose the text that follows.
function tagPair(tag: string, name: string, attributes: string): string {
  return voidElements.includes(name.toLowerCase()) ? tag : `<${name}${attributes}></${name}>`;
}

/** Shortcodes of WordPress, Hugo, Jekyll (kramdown), Obsidian, MkDocs, MDX and GitHub. */
export const otherSyntax = new RegExp(
  [
    String.raw`\\?\[\/?(?:caption|embed|gallery|playlist|youtube|vimeo|contact-form-7|wpforms|(?:vc|et_pb|fusion)_\w+)(?:[\s=][^\]\n]*)?\\?\](?![(:])`,
    String.raw`\{\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}\}|\{%[^%]*%\}`,
    String.raw`^(?:!!!|\?\?\?\+?) [a-z-]+`,
    String.raw`(?<!\\)!?\[\[(?!\^|\d+\]\])[^\][\n]+\]\](?!\()`,
    String.raw`\^\[[^\]\n]+\]`,
    String.raw`==(?=\S)[^=\n]*[^=\s]==|%%[^%]*%%`,
    String.raw`\{:[^{}\n]*\}|(?<![\w:]):[a-z][a-z\d_+-]+:(?![\w:])`,
    String.raw`^import\s[^\n]*["'];?$|^export\s+(?:const|let|default|function)\b`,
  ].join("|"),
  "gm",
);
